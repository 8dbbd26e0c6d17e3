import { CalendarDays, Clock, MessageCircle } from 'lucide-react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PublicSettings } from '../data/load-context.ts';
import { useAskAhead } from '../session/links-asked-ahead.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { branchOfPath } from './fixed-bar-paths.ts';

// What goes on narrow screens and beside large letters: base.css.
const label = 'inline-flex flex-col items-start leading-tight whitespace-nowrap';

/** The two reservation buttons (SPEC §2 "Fixed bar"), within the thumb's reach; the space below the page is reserved for it. */
export function FixedBar() {
  return (
    <aside
      aria-label="予約"
      className="fixed-bar reserve-bar fixed inset-x-0 bottom-0 z-20 bg-paper pb-[env(safe-area-inset-bottom)] shadow-bar"
    >
      <ReserveButtons />
    </aside>
  );
}

export function ReserveButtons() {
  const { pathname } = useLocation();
  const branch = branchOfPath(pathname);
  const query = branch === undefined ? '' : `?branch=${branch}`;
  // Which of the two was pressed survives sign-in and registration (domain/routing/reserve-choice.ts).
  const asked = branch === undefined ? '' : `&branch=${branch}`;
  return (
    <div className="reserve-buttons mx-auto flex h-(--fixed-bar-height) max-w-page items-center gap-2 px-3 lg:gap-3 lg:px-6">
      <p className="mr-auto hidden text-note text-ink-soft lg:block">空いている時間を見て、すぐに予約できます。</p>
      <div className="for-visitor flex flex-1 gap-2 lg:flex-none lg:gap-3">
        <Buttons
          linksOf="visitor"
          today={`/registration_reserves/customers?when=today${asked}`}
          fromTomorrow={`/registration_reserves/customers?when=future${asked}`}
        />
      </div>
      <div className="for-member flex flex-1 gap-2 lg:flex-none lg:gap-3">
        <Buttons
          linksOf="member"
          today={`/mypage/reserves_today/select_branches${query}`}
          fromTomorrow={`/mypage/reserves/select_branches${query}`}
        />
      </div>
      <ChatLink />
    </div>
  );
}

type ButtonsProps = { linksOf: 'visitor' | 'member'; today: string; fromTomorrow: string };

function Buttons({ linksOf, today, fromTomorrow }: ButtonsProps) {
  const discover = useAskAhead(linksOf);
  return (
    <>
      <LinkButton
        to={today}
        discover={discover}
        kind="primary"
        className="min-w-0 flex-1 px-2! py-1.5! lg:min-w-56 lg:flex-none"
      >
        <Clock className="size-5 shrink-0" aria-hidden="true" />
        <span className={label}>
          今日すぐ預ける
          <span className="second-line text-note font-normal">直前予約</span>
        </span>
      </LinkButton>
      <LinkButton
        to={fromTomorrow}
        discover={discover}
        kind="plain"
        className="min-w-0 flex-1 px-2! py-1.5! lg:min-w-56 lg:flex-none"
      >
        <CalendarDays className="size-5 shrink-0" aria-hidden="true" />
        <span className={label}>
          明日からの予約
          <span className="second-line text-note font-normal">日にちを選ぶ</span>
        </span>
      </LinkButton>
    </>
  );
}

/**
 * The chatbot is an external site; its address comes from the company's settings, else from CHAT_URL. On phones it is a circle
 * in the page's bar, so that it never covers a button or a price; a page without a bar gets a separate strip.
 */
export function ChatLink({ wide = false }: { wide?: boolean }) {
  const settings = useRouteLoaderData<PublicSettings>('root');
  if (!settings?.chatUrl) return null;
  return (
    <a href={settings.chatUrl} target="_blank" rel="noopener" className={wide ? 'chat-link wide' : 'chat-link'}>
      <MessageCircle className="size-5" aria-hidden="true" />
      <span>チャットで相談</span>
      <span className="sr-only">(新しいタブで開きます)</span>
    </a>
  );
}
