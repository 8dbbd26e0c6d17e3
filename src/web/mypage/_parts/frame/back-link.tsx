import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';

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
