import { ChevronRight, ClipboardList } from 'lucide-react';
import { Link } from 'react-router';
import type { AskedItem } from '../asked/asked.ts';

/**
 * What is asked of the family, in one line that opens the list; a single thing is opened at once. The most urgent stands in
 * words, and whatever SPEC §4 names. Red is for what stops something alone.
 */
export function AskedLine({ items }: { items: readonly AskedItem[] }) {
  if (items.length === 0) return null;
  const shown = items.filter(({ named }, index) => named || index === 0);
  const stops = items.some((item) => item.stops);
  const [only] = items.length === 1 ? items : [];
  return (
    <section aria-label="お願い">
      <Link
        to={only?.to ?? '/mypage/to_do'}
        className={`flex items-center gap-3 rounded-lg border px-4 py-3 text-ink no-underline hover:bg-cream ${stops ? 'border-wrong/40 bg-wrong-soft' : 'border-line bg-cream'}`}
      >
        <ClipboardList className={`size-6 shrink-0 ${stops ? 'text-wrong' : 'text-action'}`} aria-hidden="true" />
        <span className="min-w-0 flex-1 leading-snug">
          <span className={`figures block font-bold ${stops ? 'text-wrong' : ''}`}>お願い {items.length}件</span>
          {shown.map(({ kind, named, words, note }) => (
            <span key={kind} className="block text-note" {...(named ? { 'data-display-type': kind } : {})}>
              <span className="phrases">{words}</span>
              {note && <span className="figures block text-ink-soft">{note}</span>}
            </span>
          ))}
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      </Link>
    </section>
  );
}
