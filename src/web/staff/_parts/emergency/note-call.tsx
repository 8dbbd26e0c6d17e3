import { useState } from 'react';
import { calledPerson, callResult } from '../../../../domain/reserves/staff-codes.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

/** A call written down right after it was made. */
export function NoteCall({ reserve_id, onNoted }: { reserve_id: number; onNoted: () => void }) {
  const [open, setOpen] = useState(false);
  const [called, setCalled] = useState<number>(calledPerson.code.guardian);
  const [result, setResult] = useState<number>(callResult.code.noAnswer);
  const [note, setNote] = useState('');
  const { send, busy, text } = useAction('staffNotePickUpCall');
  async function save() {
    const answer = await send({ reserve_id, called, result, note });
    if (answer?.kind !== 'ok') return;
    setOpen(false);
    setNote('');
    showToast('電話を記録しました');
    onNoted();
  }
  return (
    <>
      <Button kind="plain" size="small" onClick={() => setOpen(true)}>
        電話を記録する
      </Button>
      <Dialog title="電話を記録する" isOpen={open} onClose={() => setOpen(false)}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <ChoiceGroup legend="電話した相手" columns={2}>
            {calledPerson.keys.map((each) => (
              <ChoiceCard
                key={each}
                type="radio"
                name="called"
                title={calledPerson.label(each)}
                checked={called === each}
                onChange={() => setCalled(each)}
              />
            ))}
          </ChoiceGroup>
          <ChoiceGroup legend="結果" columns={3}>
            {callResult.keys.map((each) => (
              <ChoiceCard
                key={each}
                type="radio"
                name="result"
                title={callResult.label(each)}
                checked={result === each}
                onChange={() => setResult(each)}
              />
            ))}
          </ChoiceGroup>
          <TextField
            label="メモ"
            autoComplete="off"
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {text && (
            <Notice kind="error" live>
              {text}
            </Notice>
          )}
          <Button type="submit" kind="primary" busy={busy} busyLabel="記録しています">
            記録する
          </Button>
        </form>
      </Dialog>
    </>
  );
}
