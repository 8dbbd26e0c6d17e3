import { type FormEvent, useState } from 'react';
import { callableErrors } from '../../../contract/page-errors.ts';
import { callFunction } from '../../data/browser-data.ts';
import { registerDevice } from '../../session/staff-session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/text/password-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useStaff } from '../staff-context.tsx';

const noAnswer = '通信できませんでした。電波を確認して、もう一度押してください。';

/** Makes this very device a shared tablet of the branch that is shown. */
export function RegisterForm({ onRegistered }: { onRegistered: () => Promise<void> }) {
  const { branch } = useStaff();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<{ name?: string; password?: string }>({});

  async function register(name: string, current_password: string): Promise<void> {
    setProblem(undefined);
    setWrong({
      ...(name === '' ? { name: '端末の名前を入力してください。' } : {}),
      ...(current_password === '' ? { password: 'パスワードを入力してください。' } : {}),
    });
    if (name === '' || current_password === '') return;
    const proof = await callFunction('staffConfirmIdentity', { current_password });
    if (proof.kind === 'refused' && proof.type === 'password_wrong') return setWrong({ password: proof.msg ?? '' });
    if (proof.kind !== 'ok') return setProblem(proof.kind === 'refused' ? proof.msg : noAnswer);
    const done = await registerDevice({ branch_id: branch.id, name }, ({ status, message }) =>
      setProblem(!status ? noAnswer : (message ?? callableErrors.INTERNAL)),
    );
    if (!done) return;
    showToast('この端末を登録しました');
    await onRegistered();
  }
  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    setBusy(true);
    await register(String(values.get('name') ?? '').trim(), String(values.get('current_password') ?? '')).finally(() =>
      setBusy(false),
    );
  }
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid max-w-md gap-4">
      <ErrorNotice text={problem} />
      <TextField
        label="端末の名前"
        hint="例: 玄関のタブレット"
        required
        unmarked
        name="name"
        maxLength={40}
        autoComplete="off"
        error={wrong.name}
      />
      <PasswordField
        label="あなたのパスワード"
        unmarked
        autoComplete="current-password"
        error={wrong.password}
        registration={{ name: 'current_password' }}
      />
      <Button type="submit" busy={busy} busyLabel="登録しています">
        この端末を{branch.name}の端末にする
      </Button>
    </form>
  );
}
