import { createContext, type FormEvent, type ReactNode, useContext, useRef, useState } from 'react';
import type { FunctionName, FunctionPayload } from '../../../../contract/functions/functions.ts';
import { useAction } from '../../../data/use-action.ts';
import { PasswordField } from '../../../sign-in/password-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Asks for the present password; true once it was right. */
const AskProof = createContext<() => Promise<boolean>>(async () => false);

/** What changes the ways in wants a fresh proof: asked for in a dialog, and what was pressed then goes on by itself. */
export function IdentityProof({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const waiting = useRef<(proved: boolean) => void>(() => {});
  const ask = () =>
    new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      setOpen(true);
    });
  const finish = (proved: boolean) => {
    setOpen(false);
    waiting.current(proved);
  };
  return (
    <AskProof value={ask}>
      {children}
      <Dialog title="ご本人の確認" isOpen={open} onClose={() => finish(false)}>
        <ProofForm onProved={() => finish(true)} />
      </Dialog>
    </AskProof>
  );
}

function ProofForm({ onProved }: { onProved: () => void }) {
  const { send, busy, failure, text } = useAction('staffConfirmIdentity');
  const wrong = failure?.kind === 'refused' && failure.type === 'password_wrong';
  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const current_password = String(new FormData(event.currentTarget).get('current_password') ?? '');
    const outcome = current_password === '' ? null : await send({ current_password });
    if (outcome?.kind === 'ok') onProved();
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <p className="text-note text-ink-soft">ログインの方法を変える前に、いまのパスワードを入力してください。</p>
      {text && !wrong && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <PasswordField
        label="いまのパスワード"
        unmarked
        autoComplete="current-password"
        error={wrong ? text : undefined}
        registration={{ name: 'current_password' }}
      />
      <Button type="submit" busy={busy} busyLabel="確認しています">
        確認する
      </Button>
    </form>
  );
}

/** An action that asks for the proof where it is wanted, and is then sent once more. */
export function useProvedAction<Name extends FunctionName>(name: Name) {
  const action = useAction(name);
  const askProof = useContext(AskProof);
  const unproved = action.failure?.kind === 'refused' && action.failure.type === 'identity_unconfirmed';
  async function send(input: FunctionPayload<Name>): ReturnType<typeof action.send> {
    const outcome = await action.send(input);
    if (outcome?.kind !== 'refused' || outcome.type !== 'identity_unconfirmed') return outcome;
    return (await askProof()) ? action.send(input) : null;
  }
  return { ...action, send, text: unproved ? undefined : action.text };
}
