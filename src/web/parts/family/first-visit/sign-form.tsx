import { type FormEvent, useState } from 'react';
import { signFirstVisitPackFields as fields } from '../../../../contract/functions/light-fields.generated.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';

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
    const agreed = { medicine_rule_flag: true, emergency_care_flag: true } as const;
    const done = await send({ branch_id, paper_hash, signed_name: name, ...agreed });
    if (done?.kind !== 'ok') return;
    await onSigned();
    window.scrollTo({ top: 0 });
  }
  return (
    <form
      method="post"
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
        <Consent title="お薬のきまりに同意します" given={medicine} onChange={setMedicine} />
        <Consent title="緊急時の受診に同意します" given={emergency} onChange={setEmergency} />
      </ChoiceGroup>
      <TextField
        {...fields.signed_name}
        label="お名前(署名)"
        hint="ご自身のお名前を入力してください。契約内容の書面と園のきまりを受け取り、確認したしるしになります。"
        autoComplete="name"
        inputMode="text"
        value={name}
        error={tried && name.trim() === '' ? 'お名前を入力してください。' : undefined}
        onChange={(event) => {
          clear();
          setName(event.target.value);
        }}
      />
      <ErrorNotice text={text} />
      <Button type="submit" size="large" busy={busy} busyLabel="送信しています">
        署名する
      </Button>
    </form>
  );
}

type ConsentProps = { title: string; given: boolean; onChange: (given: boolean) => void };

function Consent({ title, given, onChange }: ConsentProps) {
  return (
    <ChoiceCard type="checkbox" title={title} checked={given} onChange={(event) => onChange(event.target.checked)} />
  );
}
