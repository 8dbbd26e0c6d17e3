import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { screens } from '../../contract/screen-errors.ts';
import { ClosedDoor } from '../illustrations/closed-door.tsx';
import { LostBlocks } from '../illustrations/lost-blocks.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { useServiceDown } from './service-down-notice.tsx';

const offline = {
  title: 'インターネットにつながっていません',
  text: '電波や通信の状態をご確認のうえ、もう一度読み込んでください。入力した内容は、この端末に残っています。',
};

/** The database cannot be asked: cached pages are still there, the others say so. */
const paused = { title: 'ただいま受付を休止しています', text: screens.paused };

/** What an area shows when its page could not: not found, or the 500 page of SPEC §2 and §8. */
export function ErrorScreen() {
  const error = useRouteError();
  const isPaused = useServiceDown();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  // By name: the guard belongs to client-rendered pages, this screen to all.
  const guard = error instanceof Error && error.name === 'GuardError';
  // Only in the browser; what the server says of a load would be wrong about a train in a tunnel.
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return <LoadScreen {...offline} />;
  if (isPaused || (isRouteErrorResponse(error) && error.status === 503)) return <LoadScreen {...paused} />;
  return <LoadScreen text={guard ? screens.customer_query_failed : screens.page_500} />;
}

function NotFoundScreen() {
  return (
    <section className="mx-auto max-w-form px-4 py-12 lg:py-20">
      <title>ページが見つかりません｜いまほいく</title>
      <LostBlocks className="h-auto w-56" />
      <h1 className="mt-6 text-h1">ページが見つかりません</h1>
      <p className="mt-4 text-ink-soft">
        お探しのページは、移動したか、なくなった可能性があります。アドレスをご確認いただくか、下のページからお探しください。
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/branches/list">園をさがす</LinkButton>
        <LinkButton to="/" kind="plain">
          トップページへ
        </LinkButton>
      </div>
      <ul className="mt-8 flex flex-wrap gap-x-6">
        <li>
          <LinkButton to="/qanda" kind="quiet" size="small" className="px-0!">
            よくある質問
          </LinkButton>
        </li>
        <li>
          <LinkButton to="/user_inquiries" kind="quiet" size="small" className="px-0!">
            お問い合わせ
          </LinkButton>
        </li>
      </ul>
    </section>
  );
}

function LoadScreen({ title = 'ただいまページを表示できません', text }: { title?: string; text: string }) {
  const location = useLocation();
  return (
    <section className="mx-auto max-w-form px-4 py-12 lg:py-20">
      <title>ページを表示できません｜いまほいく</title>
      <ClosedDoor className="h-auto w-52" />
      <h1 className="mt-6 text-h1">{title}</h1>
      <p className="mt-4 text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        {/* A full load, not a client navigation: whatever state led here is left behind. */}
        <a href={location.pathname + location.search} className={buttonStyle('primary')}>
          もう一度読み込む
        </a>
        <LinkButton to="/" kind="plain">
          トップページへ
        </LinkButton>
      </div>
    </section>
  );
}
