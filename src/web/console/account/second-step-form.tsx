import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { refusals } from '../../../contract/errors.ts';
import type { SecondStep, SecondStepProof } from '../../session/second-step.ts';
import { takeSecondStep } from '../../session/staff-session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { answerPasskey } from './passkey-dialog.ts';
import { ScannedSecret } from './scanned-secret.tsx';

const noAnswer = '通信できませんでした。電波の状態を確認して、もう一度お試しください。';

type SecondStepFormProps = {
  step: SecondStep;
  /** With the recovery codes, where the factor was set up just now. */
  onPassed: (recovery_codes: readonly string[]) => void;
  onRestart: () => void;
};

/** After the password: the code of the app, a passkey, or a code from paper; or setting the app up first. */
export function SecondStepForm({ step, onPassed, onRestart }: SecondStepFormProps) {
  const [byPaper, setByPaper] = useState(false);
  const { busy, problem, ended, proveCode, provePasskey, clear } = useSecondStep(step.token, onPassed);
  const asksCode = step.kind === 'set_up' || step.totp;
  const onPaper = step.kind === 'prove' && (byPaper || (!step.totp && step.passkey === null));

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void proveCode(String(new FormData(event.currentTarget).get('code') ?? '').trim(), onPaper);
  };

  if (ended) return <Ended onRestart={onRestart} />;
  return (
    <div className="grid gap-5">
      <ErrorNotice text={problem} />
      {step.kind === 'set_up' && (
        <>
          <p>本部のアカウントには、パスワードに加えてもう1つの確認が必要です。認証アプリを設定してください。</p>
          <ScannedSecret secret={step.secret} uri={step.uri} />
        </>
      )}
      {step.kind === 'prove' && step.passkey !== null && !byPaper && (
        <Button
          size="large"
          kind={step.totp ? 'plain' : 'primary'}
          busy={busy === 'passkey'}
          busyLabel="確認しています"
          onClick={() => step.passkey && void provePasskey(step.passkey)}
        >
          <KeyRound className="size-5" aria-hidden="true" />
          パスキーで確認する
        </Button>
      )}
      {(asksCode || onPaper) && (
        <form method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
          <CodeField onPaper={onPaper} />
          <Button type="submit" size="large" busy={busy === 'code'} busyLabel="確認しています">
            確認する
          </Button>
        </form>
      )}
      {step.kind === 'prove' && step.recovery && (
        <p>
          <button
            type="button"
            onClick={() => {
              setByPaper(!byPaper);
              clear();
            }}
            className="text-link inline-flex min-h-11 items-center text-note"
          >
            {byPaper ? 'ほかの方法で確認する' : 'スマートフォンが使えないとき(復旧コード)'}
          </button>
        </p>
      )}
      <p className="text-note text-ink-soft">どの方法も使えないときは、本部に2段階認証のリセットを依頼してください。</p>
    </div>
  );
}

/** One proof at a time, and what the server says of it. */
function useSecondStep(token: string, onPassed: SecondStepFormProps['onPassed']) {
  const [busy, setBusy] = useState<'code' | 'passkey'>();
  const [problem, setProblem] = useState<string>();
  const [ended, setEnded] = useState(false);
  async function send(proof: SecondStepProof): Promise<void> {
    const codes = await takeSecondStep(proof, ({ status, message, type }) => {
      setProblem(!status ? noAnswer : (message ?? refusals.second_step_wrong));
      setEnded(type === 'second_step_ended');
    });
    if (codes) onPassed(codes);
  }
  async function proveCode(code: string, onPaper: boolean): Promise<void> {
    if (busy || code === '') return;
    setProblem(undefined);
    setBusy('code');
    await send(onPaper ? { token, recovery_code: code } : { token, code }).finally(() => setBusy(undefined));
  }
  async function provePasskey(options: object): Promise<void> {
    setProblem(undefined);
    setBusy('passkey');
    const passkey = await answerPasskey(options);
    if (passkey === null) setProblem('パスキーの確認を中止しました。もう一度お試しください。');
    else await send({ token, passkey });
    setBusy(undefined);
  }

  return { busy, problem, ended, proveCode, provePasskey, clear: () => setProblem(undefined) };
}

function CodeField({ onPaper }: { onPaper: boolean }) {
  return (
    <>
      {onPaper ? (
        <TextField
          key="paper"
          label="復旧コード"
          hint="控えておいたコードのうち、まだ使っていないもの"
          unmarked
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      ) : (
        <TextField
          key="app"
          label="確認コード"
          hint="認証アプリに表示されている6桁の数字"
          unmarked
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
      )}
    </>
  );
}

function Ended({ onRestart }: { onRestart: () => void }) {
  return (
    <div className="grid gap-5">
      <Notice kind="error" live>
        {refusals.second_step_ended}
      </Notice>
      <Button size="large" onClick={onRestart}>
        ログインし直す
      </Button>
    </div>
  );
}
