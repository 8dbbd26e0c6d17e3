import { type FormEvent, useRef } from 'react';
import { useAction } from '../../../data/use-action.ts';
import { PasswordField } from '../../../sign-in/password-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

export function OwnPassword({ onChanged }: { onChanged: () => Promise<void> }) {
  const form = useRef<HTMLFormElement>(null);
  const { send, busy, failure, text } = useAction('staffChangePassword');
  const field = failure?.kind === 'refused' ? wrongField(failure) : undefined;
  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const textOf = (name: string) => String(values.get(name) ?? '');
    const outcome = await send({ current_password: textOf('current_password'), password: textOf('password') });
    if (outcome?.kind !== 'ok') return;
    form.current?.reset();
    showToast('パスワードを変更しました');
    await onChanged();
  }
  return (
    <section aria-labelledby="own-password">
      <h2 id="own-password" className="mb-1 text-lead">
        パスワード
      </h2>
      <p className="mb-4 text-note text-ink-soft">変更すると、ほかの端末ではログアウトします。</p>
      <form ref={form} onSubmit={onSubmit} noValidate className="grid max-w-md gap-3">
        {text && field === undefined && (
          <Notice kind="error" live>
            {text}
          </Notice>
        )}
        <PasswordField
          label="いまのパスワード"
          unmarked
          autoComplete="current-password"
          error={field === 'current_password' ? text : undefined}
          registration={{ name: 'current_password' }}
        />
        <PasswordField
          label="新しいパスワード"
          hint="8〜64文字"
          unmarked
          autoComplete="new-password"
          error={field === 'password' ? text : undefined}
          registration={{ name: 'password' }}
        />
        <Button type="submit" kind="plain" busy={busy} busyLabel="変更しています">
          パスワードを変更する
        </Button>
      </form>
    </section>
  );
}

function wrongField({
  fields,
  details,
}: {
  fields?: readonly string[] | undefined;
  details?: unknown;
}): string | undefined {
  const [first] = Array.isArray(details) ? (details as { path?: string }[]) : [];
  return first?.path ?? fields?.[0];
}
