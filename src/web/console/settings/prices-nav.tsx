import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { pricesPath } from './rule-pages.ts';

/** From one subject back to all of them. */
export const PricesNav = () => (
  <p className="-mt-3 mb-3">
    <Link
      to={pricesPath}
      className="inline-flex min-h-11 items-center gap-1 text-note text-ink underline underline-offset-4"
    >
      <ChevronLeft className="size-4.5" aria-hidden="true" />
      料金と決まり
    </Link>
  </p>
);
