import { useState } from 'react';
import { emergencyKind } from '../../../../domain/reserves/staff-codes.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useStaff } from '../frame/staff-context.tsx';

type DeclareFormProps = { present: number; address: string; onDeclared: () => void };

/** Two touches: what happened, and on to the head count. The families are told after it, or before if staff decide so. */
export function DeclareForm({ present, address, onDeclared }: DeclareFormProps) {
  const { branch } = useStaff();
  const [key] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<number>();
  const [place, setPlace] = useState(`${branch.name}(${address})`.slice(0, 100));
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffDeclareEmergency');
  const wrong = {
    kind: kind === undefined ? '何が起きたかを選択してください。' : undefined,
    place: place.trim() === '' ? 'お子さまのいる場所を入力してください。' : undefined,
  };
  async function declare() {
    setTried(true);
    if (kind === undefined || wrong.place) return;
    const result = await send({ branch_id: branch.id, kind, place, idempotency_key: key });
    if (result?.kind === 'ok') onDeclared();
  }
  if (present === 0) {
    return (
      <Notice kind="info" title="お預かり中のお子さまはいません">
        お子さまがいるときに、ここからご家庭へ一度に知らせられます。
      </Notice>
    );
  }
  return (
    <form
      noValidate
      className="grid max-w-form gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void declare();
      }}
    >
      <ChoiceGroup legend="何が起きましたか" required columns={3} error={tried ? wrong.kind : undefined}>
        {emergencyKind.keys.map((each) => (
          <ChoiceCard
            key={each}
            type="radio"
            name="kind"
            title={emergencyKind.label(each)}
            checked={kind === each}
            onChange={() => setKind(each)}
          />
        ))}
      </ChoiceGroup>
      <TextField
        label="お子さまのいる場所"
        required
        autoComplete="off"
        maxLength={100}
        value={place}
        error={tried ? wrong.place : undefined}
        onChange={(event) => setPlace(event.target.value)}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button type="submit" kind="danger" busy={busy} busyLabel="名簿を作っています">
        お預かり中の{present}名の人数を確かめる
      </Button>
    </form>
  );
}
