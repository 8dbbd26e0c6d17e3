import { useCallback, useEffect, useState } from 'react';
import { type MetaFunction, useLocation, useNavigationType } from 'react-router';
import { Doorway } from '../illustrations/doorway.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { session } from '../session/browser-session.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ログアウト', noindex: true });

type State = 'asking' | 'busy' | 'done' | 'failed';

/**
 * Signs out by a POST. Opening the address changes nothing, so that no foreign link or prefetch can end a session; who
 * comes by our own ログアウト link has already said so and is not asked again.
 */
export default function SignOut() {
  // Set only when the account was deleted; part of the history entry, so it survives a reload.
  const deleted = useLocation().state?.account_deleted === true;
  const cameByLink = useNavigationType() !== 'POP' || deleted;
  const [state, setState] = useState<State>(cameByLink ? 'busy' : 'asking');
  const leave = useCallback(async () => {
    setState('busy');
    // Drafts are cleared by their store, which this page alone would never have opened.
    await import('../flow/browser-flow.ts').then(({ drafts }) => drafts()).catch(() => undefined);
    await import('../parts/messages/notices/push-device.ts')
      .then(({ endPushHere }) => endPushHere())
      .catch(() => undefined);
    setState((await session().signOut()) ? 'done' : 'failed');
  }, []);
  useEffect(() => {
    if (cameByLink) void leave();
  }, [cameByLink, leave]);
  return (
    <PageColumn>
      {state === 'done' ? (
        <>
          {!deleted && <Doorway className="h-auto w-40" />}
          {deleted ? <AccountDeleted /> : <SignedOut />}
        </>
      ) : (
        <>
          <PageHeading lead="ログアウトすると、この端末に残っている入力の途中の内容も消えます。">
            ログアウト
          </PageHeading>
          <ErrorNotice
            text={state === 'failed' && 'ログアウトできませんでした。通信環境をご確認のうえ、もう一度お試しください。'}
            className="mb-5"
          />
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

function SignedOut() {
  return (
    <>
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
  );
}

/** SPEC §2: the account's end. What remains, and how to come back. */
function AccountDeleted() {
  return (
    <>
      <div className="mt-4" role="status">
        <PageHeading lead="これまでご利用いただき、ありがとうございました。">アカウントを削除しました</PageHeading>
      </div>
      <ul className="grid list-disc gap-1.5 pl-6 marker:text-ink-soft">
        <li>ログインはできなくなりました。この端末からもログアウトしています。</li>
        <li>
          お客様とお子さまの情報は、法律で決められた保管の期間のあと、消去します。お渡しした領収書などの控えとお預かりの記録は、法律の期間が終わるまで残ります。それまでの間、ほかの目的には使いません。
        </li>
        <li>これからの請求はありません。手続きの確認を、メールでお送りしました。</li>
        <li>またご利用になるときは、新しく登録していただけます。同じメールアドレスやLINEも使えます。</li>
      </ul>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/">トップページへ</LinkButton>
        <LinkButton to="/registration/customers" kind="plain">
          新しく登録する
        </LinkButton>
      </div>
    </>
  );
}
