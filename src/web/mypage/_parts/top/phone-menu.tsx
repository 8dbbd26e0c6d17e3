import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { UnreadMessageCount } from '../../../parts/messages/family/unread-message-count.tsx';
import { UnreadCount } from '../../../parts/messages/notices/unread.tsx';
import { mypageLinks } from '../frame/mypage-links.ts';

/** On a phone the menu is part of the page; on wide screens it is at the side. */
export function PhoneMenu() {
  return (
    <nav aria-label="マイページのメニュー" className="grid gap-6 lg:hidden">
      {mypageLinks().map((group) => (
        <div key={group.title}>
          <h2 className="text-note font-bold text-ink-soft">{group.title}</h2>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {group.links.map(({ to, label, icon: Icon, note, unread }) => (
              <li key={to}>
                <Link to={to} className="flex min-h-14 items-center gap-3 py-2 text-ink no-underline">
                  <Icon className="size-5.5 shrink-0 text-action" aria-hidden="true" />
                  <span className="flex-1 leading-snug">
                    <span className="block font-bold">{label}</span>
                    <span className="block text-note text-ink-soft">{note}</span>
                  </span>
                  {unread && <UnreadCount />}
                  {to === '/mypage/messages' && <UnreadMessageCount />}
                  <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
