import type { FormEvent } from 'react';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ScannedSecret } from './scanned-secret.tsx';

type TotpSetUpProps = { secret: string; uri: string; onDone: (recovery_codes: readonly string[]) => void };

export function TotpSetUp({ secret, uri, onDone }: TotpSetUpProps) {
  const { send, busy, text } = useAction('staffFinishTotp');
  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const outcome = await send({ code: String(new FormData(event.currentTarget).get('code') ?? '') });
    if (outcome?.kind === 'ok') onDone(outcome.result.recovery_codes);
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <ScannedSecret secret={secret} uri={uri} />
      <TextField
        label="確認コード"
        hint="認証アプリに表示されている6桁の数字"
        unmarked
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={text}
      />
      <Button type="submit" busy={busy} busyLabel="確認しています">
        登録する
      </Button>
    </form>
  );
}
