import { Download } from 'lucide-react';
import { useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { formatDateCompact } from '../../../../domain/time-format.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { failureText } from '../../../layout/failure-notice.tsx';
import { IdentityCheck } from '../../../sign-in/identity-check.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** One's own data as a file, before leaving or at any time. */
export function DataExport() {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | FunctionFailure>('idle');
  const [ways, setWays] = useState<FunctionOk<'checkIdentity'>>();
  async function save() {
    setState('busy');
    setWays(undefined);
    const sent = await callFunction('exportCustomerData', null);
    if (sent.kind === 'refused' && sent.type === 'identity_unconfirmed') {
      const asked = await callFunction('checkIdentity', null);
      setState(asked.kind === 'ok' ? 'idle' : asked);
      return asked.kind === 'ok' ? setWays(asked.result) : undefined;
    }
    if (sent.kind !== 'ok') return setState(sent);
    const { exported_at, data } = sent.result;
    download(`imahoiku-${formatDateCompact(new Date(exported_at))}.json`, { exported_at, data });
    setState('done');
  }
  return (
    <section>
      <h2 className="text-h3">データの書き出し</h2>
      <p className="mt-1 mb-4 text-note text-ink-soft">
        お客様情報、お子さま、ご予約、ご利用、お支払いの記録を、1つのファイルに保存できます。ほかのサービスやパソコンでも読める形です。
      </p>
      <div className="grid gap-3">
        {state === 'done' && (
          <Notice kind="done" live>
            ファイルを保存しました。お使いの端末のダウンロードをご確認ください。
          </Notice>
        )}
        {typeof state === 'object' && (
          <Notice kind="error" live>
            {failureText(state)}
          </Notice>
        )}
        {ways && <IdentityCheck {...ways} returnTo={location.pathname} onConfirmed={() => void save()} />}
        <Button kind="plain" busy={state === 'busy'} busyLabel="書き出しています" onClick={save} className="w-fit">
          <Download className="size-5" aria-hidden="true" />
          自分のデータを保存する
        </Button>
      </div>
    </section>
  );
}

function download(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click; it is let go a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
