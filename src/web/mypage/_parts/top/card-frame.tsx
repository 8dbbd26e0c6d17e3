import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type FrameProps = {
  title: string;
  icon: LucideIcon;
  /** As SPEC §4 names what it shows. */
  type?: 'info1' | 'info2';
  lines?: ReactNode;
  children: ReactNode;
};

/** The one card of a member's first page: what it is about, and lines below. */
export function CardFrame({ title, icon: Icon, type = 'info1', lines, children }: FrameProps) {
  const asked = type === 'info2';
  return (
    <section
      aria-labelledby="card-heading"
      data-display-type={type}
      className="overflow-hidden rounded-lg border border-line bg-white shadow-raised"
    >
      <h2
        id="card-heading"
        className={`flex min-h-11 items-center gap-2 px-5 text-body font-bold ${asked ? 'bg-ask-soft text-ask' : 'bg-trust-soft text-trust'}`}
      >
        <Icon className="size-5 shrink-0" aria-hidden="true" />
        {title}
      </h2>
      <div className="divide-y divide-line">
        {children}
        {lines}
      </div>
    </section>
  );
}

export function CardLine({ to, type, children }: { to: string; type?: 'info2'; children: ReactNode }) {
  return (
    <Link
      to={to}
      {...(type ? { 'data-display-type': type } : {})}
      className="flex min-h-12 items-center gap-2 px-5 py-2 text-note text-ink no-underline hover:bg-cream"
    >
      <span className="min-w-0 flex-1">{children}</span>
      <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  );
}
