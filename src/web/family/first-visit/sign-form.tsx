import { type FormEvent, useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../ui/choice-card.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

type SignFormProps = { branch_id: number; paper_hash: string; onSigned: () => Promise<void> };

/** Two consents, the name typed, one press. */
export function SignForm({ branch_id, paper_hash, onSigned }: SignFormProps) {
  const [medicine, setMedicine] = useState(false);
  const [emergency, setEmergency] = useState(false);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const { send, busy, text, clear } = useAction('signFirstVisitPack');
  async function sign(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!medicine || !emergency || name.trim() === '') return;
    const input = {
      branch_id,
      paper_hash,
      signed_name: name,
      medicine_rule_flag: true,
      emergency_care_flag: true,
    } as const;
    const done = await send(input);
    if (done?.kind !== 'ok') return;
    await onSigned();
    window.scrollTo({ top: 0 });
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void sign(event)}
      className="grid max-w-form gap-5 rounded-lg bg-cream p-4 sm:p-6"
    >
      <h2 className="text-h3">署名</h2>
      <ChoiceGroup
        legend="同意いただくこと"
        required
        error={tried && (!medicine || !emergency) ? 'お読みのうえ、両方に同意をお願いします。' : undefined}
      >
        <ChoiceCard
          type="checkbox"
          title="お薬のきまりに同意します"
          checked={medicine}
          onChange={(event) => setMedicine(event.target.checked)}
        />
        <ChoiceCard
          type="checkbox"
          title="緊急時の受診に同意します"
          checked={emergency}
          onChange={(event) => setEmergency(event.target.checked)}
        />
      </ChoiceGroup>
      <TextField
        label="お名前(署名)"
        hint="ご自身のお名前を入力してください。契約内容の書面と園のきまりを受け取り、確認したしるしになります。"
        required
        autoComplete="name"
        inputMode="text"
        value={name}
        error={tried && name.trim() === '' ? 'お名前を入力してください。' : undefined}
        onChange={(event) => {
          clear();
          setName(event.target.value);
        }}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button type="submit" size="large" busy={busy} busyLabel="送信しています">
        署名する
      </Button>
    </form>
  );
}
