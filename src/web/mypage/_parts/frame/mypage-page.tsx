import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { type Destination, destinationOf, destinations, homeOfMember } from '../../../layout/member/destinations.ts';
import { UnreadCount } from '../../../layout/member/unread-count.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { BackLink } from './back-link.tsx';

type MypagePageProps = {
  title: ReactNode;
  lead?: ReactNode;
  back?: { to: string; label: string };
  children: ReactNode;
};

/**
 * A page one looks at. Above a page of a destination are its other pages, on any other page is the way back; on wide screens
 * both are in the menu at the side.
 */
export function MypagePage({ title, lead, back, children }: MypagePageProps) {
  const { pathname } = useLocation();
  const destination = destinationOf(pathname);
  const isPlace = destination?.places.some(({ to }) => to === pathname) === true;
  return (
    <MemberColumns>
      <div className="max-w-3xl min-w-0">
        {isPlace && !back ? (
          <PlaceLinks destination={destination} />
        ) : (
          <div className={`no-print mb-1 ${back ? '' : 'lg:hidden'}`}>
            <BackLink {...back} />
          </div>
        )}
        <PageHeading lead={lead}>{title}</PageHeading>
        {children}
      </div>
    </MemberColumns>
  );
}

/** The menu beside what a page shows, where there is room for it. */
export function MemberColumns({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-14 lg:px-6 lg:py-12">
      <SideMenu />
      {children}
    </div>
  );
}

/** The pages of one destination, side by side: on a phone what the side menu is on a desk. */
function PlaceLinks({ destination }: { destination: Destination }) {
  if (destination.places.length < 2) return null;
  return (
    <nav aria-label={destination.label} className="no-print mb-4 lg:hidden">
      <ul className="flex flex-wrap gap-2">
        {destination.places.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end className={chip}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-edge bg-white px-4 text-note whitespace-nowrap text-ink ' +
  'no-underline aria-[current=page]:border-action aria-[current=page]:bg-action-soft aria-[current=page]:font-bold ' +
  'aria-[current=page]:text-action';

function SideMenu() {
  const { pathname } = useLocation();
  const shown = destinations();
  const here = destinationOf(pathname, shown);
  return (
    <nav aria-label="マイページ" className="no-print hidden lg:block">
      <NavLink to={homeOfMember()} className={item}>
        マイページ トップ
      </NavLink>
      {shown.map(({ label, icon: Icon, places }) => (
        <div key={label} className="mt-1">
          <Link to={places[0]?.to ?? ''} className={item}>
            <Icon className="size-4.5 shrink-0" aria-hidden="true" />
            {label}
            {label === '園から' && <UnreadCount className="ml-auto" />}
          </Link>
          {label === here?.label && places.length > 1 && (
            <ul className="mb-2 ml-4 border-l border-line pl-2">
              {places.map(({ to, label: place }) => (
                <li key={to}>
                  <NavLink to={to} end className={item}>
                    {place}
                  </NavLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </nav>
  );
}

const item =
  'flex min-h-11 items-center gap-2.5 rounded-md px-3 text-note font-bold text-ink no-underline hover:bg-cream ' +
  'aria-[current=page]:bg-action-soft aria-[current=page]:text-action';
