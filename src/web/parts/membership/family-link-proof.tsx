import { type FormEvent, useState } from 'react';
import { callFunction } from '../../data/browser-functions.ts';
import { digitsOf } from '../../form/fields/typed-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { ConsentPart, useConsents } from './consent-part.tsx';

export type AcceptedLink = { name: string; email: string | null };

const failed = '確認できませんでした。少し時間をおいて、もう一度お試しください。';

type FamilyLinkProofProps = { token: string; onAccepted: (link: AcceptedLink) => void };

/** A link may reach the wrong person: the intended one knows the number it was issued for. */
export function FamilyLinkProof({ token, onAccepted }: FamilyLinkProofProps) {
  const consents = useConsents();
  const [digits, setDigits] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    const short = digits.length !== 4;
    setWrong(short ? '電話番号の下4桁を入力してください。' : undefined);
    if (short || !consents.check() || busy) return;
    setBusy(true);
    const answer = await callFunction('acceptFamilyLink', {
      token,
      tel_digits: digits,
      consents: consents.versions,
    });
    setBusy(false);
    if (answer.kind === 'ok') return onAccepted(answer.result);
    if (answer.kind !== 'refused') return setProblem(failed);
    if (answer.type === 'family_link_digits') setWrong(answer.msg);
    else setProblem(answer.msg);
  }
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={(event) => void onSubmit(event)}>
      <ErrorNotice text={problem} />
      <TextField
        className="max-w-60"
        label="電話番号の下4桁"
        hint="園でお伝えいただいた番号です。"
        required
        inputMode="numeric"
        autoComplete="off"
        value={digits}
        error={wrong}
        onChange={(event) => setDigits(digitsOf(event.target.value, 4))}
      />
      <ConsentPart consents={consents} />
      <Button type="submit" size="large" busy={busy} busyLabel="確認しています">
        次へ進む
      </Button>
    </form>
  );
}
