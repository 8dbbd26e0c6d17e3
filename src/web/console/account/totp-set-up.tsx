import { staffAccountFunctions } from '../../../contract/functions/auth/staff-account.ts';
import { ActionForm } from '../../form/action-form.tsx';
import { Field } from '../../form/field.tsx';
import { useActionForm } from '../../form/use-action-form.ts';
import { ScannedSecret } from './scanned-secret.tsx';

type TotpSetUpProps = { secret: string; uri: string; onDone: (recovery_codes: readonly string[]) => void };

export function TotpSetUp({ secret, uri, onDone }: TotpSetUpProps) {
  const form = useActionForm(staffAccountFunctions, 'staffFinishTotp', {
    defaults: { code: '' },
    payload: (values) => values,
    done: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <ActionForm of={form} className="grid gap-5" submit="登録する" busyLabel="確認しています">
      <ScannedSecret secret={secret} uri={uri} />
      <Field
        of={form}
        name="code"
        label="確認コード"
        hint="認証アプリに表示されている6桁の数字"
        unmarked
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </ActionForm>
  );
}
