import { useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { callFunction } from '../../data/browser-functions.ts';
import { failureText } from '../../layout/failure-notice.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ご案内の受け取りをやめる', noindex: true });

/** Where an advertising message's way out leads: a press, since mail scanners open links too; no sign-in. */
export default function StopAdvertising() {
  const [token, setToken] = useState('');
  const [state, setState] = useState<'busy' | 'done'>();
  const [text, setText] = useState<string>();
  useEffect(() => {
    setToken(new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '');
  }, []);
  async function stop() {
    setState('busy');
    const outcome = await callFunction('stopAdvertising', { token: token || '-' });
    setState(outcome.kind === 'ok' ? 'done' : undefined);
    setText(outcome.kind === 'ok' ? undefined : failureText(outcome));
  }
  return (
    <PageColumn>
      <PageHeading lead="キャンペーンや新しいサービスのご案内(広告)だけが止まります。ご予約や大切なお知らせは、これまでどおり届きます。">
        ご案内の受け取りをやめる
      </PageHeading>
      {state === 'done' ? (
        <Notice title="ご案内の受け取りをやめました">
          もう一度受け取りたいときは、マイページの「お知らせの受け取り方」で変更できます。
        </Notice>
      ) : (
        <div className="grid gap-4">
          <ErrorNotice text={text} />
          <div className="flex flex-wrap gap-3">
            <Button busy={state === 'busy'} busyLabel="手続きしています" onClick={() => void stop()}>
              受け取りをやめる
            </Button>
            <LinkButton to="/mypage/notifications/settings" kind="plain">
              受け取り方を開く
            </LinkButton>
          </div>
        </div>
      )}
    </PageColumn>
  );
}
