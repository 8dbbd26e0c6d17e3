import { useCallback, useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import type { FunctionOk } from '../../contract/functions/functions.ts';
import { callFunction } from '../data/browser-functions.ts';
import type { FunctionFailure } from '../data/call-function.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { passTokenOf } from '../parts/family/passes/pass-address.ts';
import { PassPaper, PassSkeleton } from '../parts/family/passes/pass-paper.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';

export const meta: MetaFunction = () => [
  ...pageMeta({ title: 'お迎えパス', noindex: true }),
  { name: 'referrer', content: 'no-referrer' },
];

type Known = { kind: 'ok'; result: FunctionOk<'readPickupPass'> } | FunctionFailure | undefined;

/**
 * The family's link opens this page for the person who picks up. Nothing is known before the browser has sent the token,
 * which is in the fragment. A pass once loaded stays shown while offline: at the door there is often no connection.
 */
export default function PassPage() {
  const [token, setToken] = useState<string>();
  const [known, setKnown] = useState<Known>();
  const ask = useCallback(async () => {
    const given = passTokenOf(window.location.hash);
    setToken(given);
    if (given === '') return;
    const answer = await callFunction('readPickupPass', { token: given });
    setKnown((before) => (answer.kind === 'fault' && before?.kind === 'ok' ? before : answer));
  }, []);
  useEffect(() => {
    void ask();
    const askIfVisible = () => window.document.visibilityState === 'visible' && void ask();
    window.document.addEventListener('visibilitychange', askIfVisible);
    window.addEventListener('hashchange', ask);
    return () => {
      window.document.removeEventListener('visibilitychange', askIfVisible);
      window.removeEventListener('hashchange', ask);
    };
  }, [ask]);
  return (
    <PageColumn tight>
      <PageHeading tight>お迎えパス</PageHeading>
      {/* As high as what is waited for: nothing below moves, whatever comes. */}
      <div className="min-h-[36rem]">
        <Shown token={token} known={known} onAsk={() => void ask()} />
      </div>
    </PageColumn>
  );
}

function Shown({ token, known, onAsk }: { token: string | undefined; known: Known; onAsk: () => void }) {
  if (token === '' || known?.kind === 'refused') return <NoPass />;
  if (token === undefined || known === undefined) return <PassSkeleton />;
  if (known.kind === 'fault') {
    return (
      <RetryNotice title="お迎えパスを読み込めませんでした" onRetry={onAsk}>
        電波の届くところで、もう一度お試しください。
      </RetryNotice>
    );
  }
  return <PassPaper pass={known.result.pass} token={token} />;
}

function NoPass() {
  return (
    <EmptyState title="お迎えパスが見つかりません">
      リンクの全体が開かれているか、ご確認ください。わからないときは、お迎えを頼まれたご家族に、もう一度送ってもらってください。
    </EmptyState>
  );
}
