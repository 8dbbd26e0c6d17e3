import { useState } from 'react';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { useAction } from '../../data/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetUp } from './totp-set-up.tsx';

type Own = FunctionOk<'staffReadOwnAccount'>;

/** Passkeys, the authenticator app, and the codes on paper for the day neither is at hand. */
export function SecondFactor({ own, onChanged }: { own: Own; onChanged: () => Promise<void> }) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const active = own.totp || own.passkeys.length > 0;
  async function changed(given: readonly string[] = []): Promise<void> {
    setCodes(given);
    await onChanged();
  }
  return (
    <section aria-labelledby="second-factor">
      <div className="mb-1 flex flex-wrap items-center gap-3">
        <h2 id="second-factor" className="text-lead">
          2段階認証
        </h2>
        <Badge tone={active ? 'trust' : 'no'}>{active ? '有効' : '未設定'}</Badge>
      </div>
      <p className="mb-4 text-note text-ink-soft">
        ログインのときに、パスワードに加えてもう1つの確認をします。パスワードが知られても、ほかの人はログインできません。
      </p>
      {own.second_factor_required && !active && (
        <div className="mb-4">
          <Notice kind="warning">本部のアカウントには2段階認証が必要です。どちらかを設定してください。</Notice>
        </div>
      )}
      <div className="divide-y divide-line border-y border-line">
        <Passkeys passkeys={own.passkeys} onChanged={changed} />
        <Totp own={own} onChanged={changed} />
        {active && <OnPaper left={own.recovery_codes_left} onRenewed={changed} />}
      </div>
      <Dialog
        title="復旧コード"
        isOpen={codes.length > 0}
        question
        onClose={() => setCodes([])}
        actions={<Button onClick={() => setCodes([])}>控えました</Button>}
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    </section>
  );
}

type PartProps = { own: Own; onChanged: (codes?: readonly string[]) => Promise<void> };

function Totp({ own, onChanged }: PartProps) {
  const begin = useAction('staffBeginTotp');
  const remove = useAction('staffRemoveTotp');
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  async function start() {
    const outcome = await begin.send(null);
    if (outcome?.kind === 'ok') setBegun(outcome.result);
  }
  async function end() {
    if ((await remove.send(null))?.kind !== 'ok') return;
    showToast('認証アプリの登録を削除しました');
    await onChanged();
  }
  const problem = begin.text ?? remove.text;
  return (
    <div className="py-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-bold">認証アプリ</h3>
          <p className="text-note text-ink-soft">スマートフォンのアプリに表示される6桁の数字で確認します。</p>
        </div>
        {own.totp ? (
          <Button kind="plain" size="small" busy={remove.busy} busyLabel="削除しています" onClick={() => void end()}>
            削除する<span className="sr-only">(認証アプリ)</span>
          </Button>
        ) : (
          <Button kind="plain" size="small" busy={begin.busy} busyLabel="準備しています" onClick={() => void start()}>
            設定する<span className="sr-only">(認証アプリ)</span>
          </Button>
        )}
      </div>
      <ErrorNotice text={problem} className="mt-3" />
      <Dialog title="認証アプリの設定" isOpen={begun !== undefined} onClose={() => setBegun(undefined)}>
        {begun && (
          <TotpSetUp
            {...begun}
            onDone={(codes) => {
              setBegun(undefined);
              showToast('認証アプリを登録しました');
              void onChanged(codes);
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

function OnPaper({ left, onRenewed }: { left: number; onRenewed: (codes: readonly string[]) => Promise<void> }) {
  const { send, busy, text } = useAction('staffRenewRecoveryCodes');
  async function renew() {
    const outcome = await send(null);
    if (outcome?.kind === 'ok') await onRenewed(outcome.result.recovery_codes);
  }
  return (
    <div className="flex flex-wrap items-center gap-3 py-4">
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="font-bold">復旧コード</h3>
        <p className="text-note text-ink-soft">
          残り{left}個。スマートフォンをなくしたときに使います。作り直すと、前のコードは使えなくなります。
        </p>
      </div>
      <Button kind="plain" size="small" busy={busy} busyLabel="作り直しています" onClick={() => void renew()}>
        作り直す<span className="sr-only">(復旧コード)</span>
      </Button>
      <ErrorNotice text={text} />
    </div>
  );
}
