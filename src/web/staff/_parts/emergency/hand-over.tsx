import { useState } from 'react';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { Emergency } from './reunion-roll.tsx';

type HandOverProps = {
  emergency_child_id: number;
  reserve: Emergency['emergency_children'][number]['reserve'];
  onDone: () => void;
};

/** The people the family named are one touch; anybody else is typed. Taken back from the toast. */
export function HandOver({ emergency_child_id, reserve, onDone }: HandOverProps) {
  const { send, busy, text } = useAction('staffHandOverChild');
  const [typing, setTyping] = useState(false);
  const [name, setName] = useState('');
  const known = [reserve?.customer?.name, reserve?.pick_up_name, reserve?.customer?.emergency_contact_name].filter(
    (each): each is string => Boolean(each),
  );
  async function hand(to: string) {
    const result = await send({ emergency_child_id, handed_to: to.slice(0, 30) });
    if (result?.kind !== 'ok') return;
    const undo = {
      label: '元に戻す',
      run: () => void send({ emergency_child_id, handed_to: null }).then(onDone),
    };
    showToast(`${to}さんへのお引き渡しを記録しました`, undo, `handed ${emergency_child_id}`);
    onDone();
  }
  return (
    <div className="no-print grid gap-2">
      <div className="flex flex-wrap gap-2">
        {[...new Set(known)].map((each) => (
          <Button key={each} kind="plain" size="small" disabled={busy} onClick={() => void hand(each)}>
            {each}さんへ
          </Button>
        ))}
        <Button kind="quiet" size="small" aria-expanded={typing} onClick={() => setTyping(!typing)}>
          ほかの方へ
        </Button>
      </div>
      {typing && (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') void hand(name.trim());
          }}
        >
          <TextField
            label="お引き渡しした方"
            required
            autoComplete="off"
            maxLength={30}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" kind="primary" size="small" busy={busy} busyLabel="記録しています">
            お引き渡しを記録する
          </Button>
        </form>
      )}
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
    </div>
  );
}
