import { useState } from 'react';
import { emergencyKind } from '../../../../domain/reserves/staff-codes.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useStaff } from '../frame/staff-context.tsx';

const { disaster, evacuation, other } = emergencyKind.code;
const texts: Readonly<Record<number, string>> = {
  [disaster]:
    'お子さまは全員無事で、園でお預かりしています。安全を確認しながら、園でお待ちしています。お迎えは、ご自身の安全を第一に、落ち着いてお越しください。',
  [evacuation]:
    'お子さまは全員無事で、職員と一緒に避難しています。お迎えは下の場所にお願いします。ご自身の安全を第一に、落ち着いてお越しください。',
  [other]: '園で緊急の対応をしています。お子さまは全員無事です。お迎えについては、続けてお知らせします。',
};

type DeclareFormProps = { present: number; address: string; onDeclared: () => void };

/** Two touches when the proposed words fit: what happened, and send. */
export function DeclareForm({ present, address, onDeclared }: DeclareFormProps) {
  const { branch } = useStaff();
  const [key] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<number>();
  const [place, setPlace] = useState(`${branch.name}(${address})`.slice(0, 100));
  const [message, setMessage] = useState('');
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffDeclareEmergency');
  const wrong = {
    kind: kind === undefined ? '何が起きたかを選択してください。' : undefined,
    place: place.trim() === '' ? 'お子さまのいる場所を入力してください。' : undefined,
    message: message.trim() === '' ? 'お知らせの文章を入力してください。' : undefined,
  };
  /** The proposed words follow the kind until somebody has written their own. */
  function choose(chosen: number) {
    if (message === '' || Object.values(texts).includes(message)) setMessage(texts[chosen] ?? '');
    setKind(chosen);
  }
  async function declare() {
    setTried(true);
    if (kind === undefined || wrong.place || wrong.message) return;
    const result = await send({ branch_id: branch.id, kind, place, message, idempotency_key: key });
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
            onChange={() => choose(each)}
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
      <TextAreaField
        label="お知らせの文章"
        required
        rows={4}
        maxLength={400}
        hint="LINE、メール、マイページのお知らせに載ります。場所と園の電話番号は自動で付きます。"
        value={message}
        error={tried ? wrong.message : undefined}
        onChange={(event) => setMessage(event.target.value)}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button type="submit" kind="danger" busy={busy} busyLabel="送っています">
        お預かり中の{present}名のご家庭に知らせる
      </Button>
    </form>
  );
}
