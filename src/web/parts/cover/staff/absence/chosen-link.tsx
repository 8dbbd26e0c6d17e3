import type { ReactNode } from 'react';
import { Link } from 'react-router';

type ChosenLinkProps = { set: Readonly<Record<string, string>>; chosen: boolean; children: ReactNode };

/** A choice that stands in the address: back, reload and a second tab show the same. */
export function ChosenLink({ set, chosen, children }: ChosenLinkProps) {
  return (
    <Link
      to={`?${new URLSearchParams(set).toString()}`}
      replace
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className={`inline-flex min-h-12 items-center gap-2 rounded-md border px-4 font-bold ${chosen ? 'border-action bg-action-soft text-action' : 'border-edge bg-white'}`}
    >
      {children}
    </Link>
  );
}
