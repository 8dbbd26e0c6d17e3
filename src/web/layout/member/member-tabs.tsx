import { Link, useLocation } from 'react-router';
import { destinationOf, destinations } from './destinations.ts';
import { UnreadCount } from './unread-count.tsx';

/** The five destinations under the thumb, one piece with the two buttons above; on wide screens the menu at the side has them. */
export function MemberTabs() {
  const { pathname } = useLocation();
  const shown = destinations();
  const here = destinationOf(pathname, shown);
  return (
    <nav aria-label="マイページのメニュー" className="member-tabs mx-auto flex max-w-form lg:hidden">
      {shown.map((destination) => {
        const { label, icon: Icon, places } = destination;
        return (
          <Link
            key={label}
            to={places[0]?.to ?? ''}
            aria-current={destination === here ? 'page' : undefined}
            className="relative flex h-12 flex-auto flex-col items-center justify-center gap-0.5 leading-none text-ink-soft no-underline aria-[current=page]:font-bold aria-[current=page]:text-action"
          >
            <Icon aria-hidden="true" />
            <span className="whitespace-nowrap">{label}</span>
            {label === '園から' && <UnreadCount className="absolute top-0 left-1/2 ml-1.5" />}
          </Link>
        );
      })}
    </nav>
  );
}
