import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export const tableStyle = {
  table: 'w-full min-w-max border-collapse bg-white text-note',
  head: 'border-b border-edge px-2.5 py-2 text-left align-bottom font-bold whitespace-nowrap text-ink-soft',
  numberHead: 'border-b border-edge px-2.5 py-2 text-right align-bottom font-bold whitespace-nowrap text-ink-soft',
  rowHead: 'border-b border-line px-2.5 py-1.5 text-left font-normal whitespace-nowrap',
  cell: 'figures border-b border-line px-2.5 py-1.5 text-right whitespace-nowrap',
  sumHead: 'border-t-2 border-edge px-2.5 py-2 text-left font-bold whitespace-nowrap',
  sum: 'figures border-t-2 border-edge px-2.5 py-2 text-right font-bold whitespace-nowrap',
};

/** A longer table is folded on the screen; in print it is always shown. */
const longest = 14;

type FoldedProps = {
  label: string;
  rows: number;
  /** A picture above it says the same: folded at first, however short. */
  drawn?: boolean;
  children: ReactNode;
};

export function Folded({ label, rows, drawn = false, children }: FoldedProps) {
  const [open, setOpen] = useState(!drawn && rows <= longest);
  const id = useId();
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="off-paper inline-flex min-h-11 items-center gap-1.5 font-bold text-action"
      >
        <ChevronDown className={`size-5 ${open ? 'rotate-180' : ''}`} aria-hidden="true" />
        {open ? `${label}の表を閉じる` : `${label}の表を見る`}
      </button>
      <Scrolled
        id={id}
        label={`${label}の表`}
        className={`rounded-md border border-line print:border-0 ${open ? '' : 'hidden print:block'}`}
      >
        {children}
      </Scrolled>
    </div>
  );
}

type ScrolledProps = { id?: string; label: string; className?: string; children: ReactNode };

/** Wider than a phone: scrolls separately, also by keyboard; in print all of it is shown. */
export function Scrolled({ id, label, className = '', children }: ScrolledProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
    <section id={id} aria-label={label} tabIndex={0} className={`overflow-x-auto print:overflow-visible ${className}`}>
      {children}
    </section>
  );
}
