import { PillNav } from '../pill-nav.tsx';
import { datedPages, otherPages, pricesPath } from './rule-pages.ts';

const { unit_prices, ticket_terms, ...rules } = datedPages;
const link = ({ to, title }: { to: string; title: string }) => ({ to, label: title });
const links = [
  { to: pricesPath, label: '一覧', end: true },
  link(unit_prices),
  ...otherPages.slice(0, 2).map(link),
  link(ticket_terms),
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
  ).map((table) => link(rules[table])),
  ...otherPages.slice(2).map(link),
];

/** From one kind of price or rule to the next. */
export const PricesNav = () => <PillNav label="料金と決まり" links={links} />;
