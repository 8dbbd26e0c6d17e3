import { staffAccountFunctions } from '../../../contract/functions/auth/staff-account.ts';
import { ActionForm } from '../../form/action-form.tsx';
import { SecretField } from '../../form/secret-field.tsx';
import { useActionForm } from '../../form/use-action-form.ts';

const begun = { current_password: '', password: '' };

export function OwnPassword({ onChanged }: { onChanged: () => Promise<void> }) {
  const form = useActionForm(staffAccountFunctions, 'staffChangePassword', {
    defaults: begun,
    payload: (values) => values,
    toast: 'パスワードを変更しました',
    done: () => void onChanged(),
    afterwards: begun,
  });
  return (
    <section aria-labelledby="own-password">
      <h2 id="own-password" className="mb-1 text-lead">
        パスワード
      </h2>
      <p className="mb-4 text-note text-ink-soft">変更すると、ほかの端末ではログアウトします。</p>
      <ActionForm
        of={form}
        className="grid max-w-md gap-3"
        kind="plain"
        submit="パスワードを変更する"
        busyLabel="変更しています"
      >
        <SecretField of={form} name="current_password" label="いまのパスワード" autoComplete="current-password" />
        <SecretField of={form} name="password" label="新しいパスワード" hint="8〜64文字" autoComplete="new-password" />
      </ActionForm>
    </section>
  );
}
