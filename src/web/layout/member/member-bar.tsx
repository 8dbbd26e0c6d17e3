import { Link, useLocation } from 'react-router';
import { personHere } from '../../guard/customer-status.ts';
import { ReserveButtons } from '../fixed-bar.tsx';
import { destinationOf, destinations } from './destinations.ts';
import { UnreadCount } from './unread-count.tsx';

/** My Page's bar: the two buttons and the five destinations are one piece. A relative reserves nothing, nor does anybody before the opening. */
export function MemberBar({ open }: { open: boolean }) {
  const reserving = open && personHere() !== 'relative';
  return (
    <aside
      aria-label="予約"
      className={`fixed-bar reserve-bar member-bar fixed inset-x-0 bottom-0 z-20 bg-paper shadow-bar ${reserving ? '' : 'lg:hidden'}`}
    >
      {reserving && <ReserveButtons />}
      <Tabs />
    </aside>
  );
}

/** On wide screens the menu at the side has them. */
function Tabs() {
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
