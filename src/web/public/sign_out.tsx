import { useCallback, useEffect, useState } from 'react';
import { type MetaFunction, useNavigationType } from 'react-router';
import { Doorway } from '../illustrations/doorway.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { session } from '../session/browser-session.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ログアウト', noindex: true });

type State = 'asking' | 'busy' | 'done' | 'failed';

/**
 * Signs out by a POST. Opening the address changes nothing, so that no foreign link or prefetch can end a session; who
 * comes by our own ログアウト link has already said so and is not asked again.
 */
export default function SignOut() {
  const cameByLink = useNavigationType() !== 'POP';
  const [state, setState] = useState<State>(cameByLink ? 'busy' : 'asking');
  const leave = useCallback(async () => {
    setState('busy');
    setState((await session().signOut()) ? 'done' : 'failed');
  }, []);
  useEffect(() => {
    if (cameByLink) void leave();
  }, [cameByLink, leave]);
  return (
    <PageColumn>
      {state === 'done' ? (
        <>
          <Doorway className="h-auto w-40" />
          <div className="mt-4" role="status">
            <PageHeading lead="ご利用ありがとうございました。この端末に残っていた入力の途中の内容も、消しました。">
              ログアウトしました
            </PageHeading>
          </div>
          <div className="flex flex-col gap-3 sm:flex-row">
            <LinkButton to="/">トップページへ</LinkButton>
            <LinkButton to="/login" kind="plain">
              もう一度ログインする
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <PageHeading lead="ログアウトすると、この端末に残っている入力の途中の内容も消えます。">
            ログアウト
          </PageHeading>
          {state === 'failed' && (
            <div className="mb-5">
              <Notice kind="error" live>
                ログアウトできませんでした。通信環境をご確認のうえ、もう一度お試しください。
              </Notice>
            </div>
          )}
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button onClick={leave} busy={state === 'busy'} busyLabel="ログアウトしています">
              ログアウトする
            </Button>
            <LinkButton to="/" kind="plain">
              ログアウトせずに戻る
            </LinkButton>
          </div>
        </>
      )}
    </PageColumn>
  );
}
