import { useState } from 'react';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';
import { makePasskey } from './passkey-dialog.ts';

type Passkey = FunctionOk<'staffReadOwnAccount'>['passkeys'][number];
type PasskeysProps = { passkeys: readonly Passkey[]; onChanged: (codes?: readonly string[]) => Promise<void> };

/** A name one recognises it by; the browser tells no more. */
function deviceName(): string {
  const { userAgent } = navigator;
  const known = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'].find((each) => userAgent.includes(each));
  return known ?? 'この端末';
}

export function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  const { add, end, adding, ending, problem } = usePasskeys(onChanged);
  return (
    <div className="py-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-bold">パスキー</h3>
          <p className="text-note text-ink-soft">
            指紋、顔、または画面ロックで確認します。いちばん安全で手軽な方法です。
          </p>
        </div>
        <Button kind="plain" size="small" busy={adding} busyLabel="登録しています" onClick={() => void add()}>
          登録する<span className="sr-only">(パスキー)</span>
        </Button>
      </div>
      <ErrorNotice text={problem} className="mt-3" />
      {passkeys.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {passkeys.map(({ id, name, created_at, last_used_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 rounded-md bg-cream px-4 py-2">
              <p className="min-w-0 flex-1">
                {name}
                <span className="figures block text-note text-ink-soft">
                  登録 {formatDateTime(created_at)}
                  {last_used_at && ` · 最後の利用 ${formatDateTime(last_used_at)}`}
                </span>
              </p>
              <Button kind="plain" size="small" busy={ending} busyLabel="削除しています" onClick={() => void end(id)}>
                削除する<span className="sr-only">({name}のパスキー)</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Making one on this device, and forgetting one. */
function usePasskeys(onChanged: PasskeysProps['onChanged']) {
  const begin = useAction('staffBeginPasskey');
  const finish = useAction('staffFinishPasskey');
  const remove = useAction('staffRemovePasskey');
  const [stopped, setStopped] = useState(false);
  async function add() {
    setStopped(false);
    const begun = await begin.send(null);
    if (begun?.kind !== 'ok') return;
    const passkey = await makePasskey(begun.result.options);
    if (passkey === null) return setStopped(true);
    const outcome = await finish.send({ token: begun.result.token, name: deviceName(), passkey });
    if (outcome?.kind !== 'ok') return;
    showToast('パスキーを登録しました');
    await onChanged(outcome.result.recovery_codes);
  }
  async function end(passkey_id: string) {
    if ((await remove.send({ passkey_id }))?.kind !== 'ok') return;
    showToast('パスキーを削除しました');
    await onChanged();
  }
  const problem = begin.text ?? finish.text ?? remove.text ?? (stopped ? 'パスキーの登録を中止しました。' : undefined);

  return { add, end, adding: begin.busy || finish.busy, ending: remove.busy, problem };
}
