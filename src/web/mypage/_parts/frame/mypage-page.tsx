import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { personHere } from '../../../guard/customer-status.ts';
import { UnreadMessageCount } from '../../../parts/messages/family/unread-message-count.tsx';
import { UnreadCount } from '../../../parts/messages/notices/unread.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { mypageLinks } from './mypage-links.ts';

/** The way back on a phone, which has no side menu. */
export function BackLink({ to = '/mypage/top', label = 'マイページ' }: { to?: string; label?: string }) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-11 items-center gap-0.5 text-note text-ink-soft no-underline hover:text-ink hover:underline"
    >
      <ChevronLeft className="size-5" aria-hidden="true" />
      {label}
    </Link>
  );
}

type MypagePageProps = {
  title: ReactNode;
  lead?: ReactNode;
  back?: { to: string; label: string };
  children: ReactNode;
};

/** A page one looks at: on wide screens the menu of My Page is beside it, on phones there is the way back. */
export function MypagePage({ title, lead, back, children }: MypagePageProps) {
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-14 lg:px-6 lg:py-12">
      <SideMenu />
      <div className="max-w-3xl min-w-0">
        <div className={`no-print mb-1 ${back ? '' : 'lg:hidden'}`}>
          <BackLink {...back} />
        </div>
        <PageHeading lead={lead}>{title}</PageHeading>
        {children}
      </div>
    </div>
  );
}

export function SideMenu() {
  return (
    <nav aria-label="マイページ" className="no-print hidden lg:block">
      <NavLink to={personHere() === 'relative' ? '/mypage/shared' : '/mypage/top'} className={item}>
        マイページ トップ
      </NavLink>
      {mypageLinks().map((group) => (
        <div key={group.title} className="mt-5">
          <p className="px-3 text-note text-ink-soft">{group.title}</p>
          <ul className="mt-1">
            {group.links.map(({ to, label, icon: Icon, unread }) => (
              <li key={to}>
                <NavLink to={to} className={item}>
                  <Icon className="size-4.5 shrink-0" aria-hidden="true" />
                  {label}
                  {unread && <UnreadCount />}
                  {to === '/mypage/messages' && <UnreadMessageCount />}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const item =
  'flex min-h-11 items-center gap-2.5 rounded-md px-3 text-note font-bold text-ink no-underline hover:bg-cream ' +
  'aria-[current=page]:bg-action-soft aria-[current=page]:text-action';
