import { NavLink } from 'react-router';
import { datedPages, otherPages, pricesPath } from './rule-pages.ts';

const links = [
  { to: pricesPath, title: '一覧', end: true },
  { ...datedPages.unit_prices, end: false },
  ...otherPages.slice(0, 2).map((page) => ({ ...page, end: false })),
  { ...datedPages.ticket_terms, end: false },
  ...(
    [
      'cancellation_policies',
      'reserve_settings',
      'age_limits',
      'meal_hours',
      'care_settings',
      'tax_settings',
      'unpaid_policies',
    ] as const
  ).map((table) => ({
    ...datedPages[table],
    end: false,
  })),
  ...otherPages.slice(2).map((page) => ({ ...page, end: false })),
];

/** From one kind of price or rule to the next. */
export function PricesNav() {
  return (
    <nav aria-label="料金と決まり" className="-mx-4 mb-6 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex gap-2 md:flex-wrap">
        {links.map(({ to, title, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-white px-4 text-note whitespace-nowrap text-ink no-underline hover:bg-cream aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:font-bold aria-[current=page]:text-white"
            >
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
