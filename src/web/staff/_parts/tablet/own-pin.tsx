import { type FormEvent, useRef } from 'react';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { reading } from '../../../data/question.ts';
import { useAction } from '../../../data/use-action.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { PasswordField } from '../../../sign-in/password-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

/** One's own PIN for the branch's shared tablets. */
export function OwnPin() {
  const form = useRef<HTMLFormElement>(null);
  const { data, previous, reload } = useAnswer(reading('staffReadOwnPin', {}));
  const own = data ?? previous;
  const { send, busy, failure, text } = useAction('staffSetPin');
  const removal = useAction('staffRemovePin');
  const field = failure?.kind === 'refused' ? fieldOf(failure) : undefined;
  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const textOf = (name: string) => String(values.get(name) ?? '');
    const pin = textOf('pin').normalize('NFKC').trim();
    const outcome = await send({ current_password: textOf('current_password'), pin });
    if (outcome?.kind !== 'ok') return;
    form.current?.reset();
    showToast('PINを設定しました');
    await reload();
  }
  async function remove() {
    if ((await removal.send({}))?.kind !== 'ok') return;
    showToast('PINを削除しました');
    await reload();
  }
  return (
    <section aria-labelledby="own-pin">
      <h2 id="own-pin" className="mb-1 text-lead">
        園の端末で使うPIN
      </h2>
      <p className="mb-1 text-note text-ink-soft">
        4〜6桁の数字です。園長が登録した、ご自分の園の端末でだけ使えます。ほかの人に教えないでください。
      </p>
      <p className="figures mb-4 min-h-6 text-note">
        {own && (own.set_at ? `設定済みです(${formatDateTime(own.set_at)})。` : 'まだ設定していません。')}
      </p>
      <form ref={form} onSubmit={onSubmit} noValidate className="grid max-w-md gap-3">
        {(removal.text ?? (field === undefined ? text : undefined)) && (
          <Notice kind="error" live>
            {removal.text ?? text}
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
          label="新しいPIN"
          hint="4〜6桁の数字。続き番号、くり返し、ボタンの並び、西暦、日付は使えません"
          unmarked
          autoComplete="off"
          inputMode="numeric"
          error={field === 'pin' ? text : undefined}
          registration={{ name: 'pin' }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="plain" busy={busy} busyLabel="設定しています">
            PINを設定する
          </Button>
          {own?.set_at && (
            <Button kind="quiet" busy={removal.busy} busyLabel="削除しています" onClick={() => void remove()}>
              PINを削除する
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

function fieldOf({
  fields,
  details,
}: {
  fields?: readonly string[] | undefined;
  details?: unknown;
}): string | undefined {
  const [first] = Array.isArray(details) ? (details as { path?: string }[]) : [];
  return first?.path ?? fields?.[0];
}
