import { ChevronRight, FileCheck2 } from 'lucide-react';
import { Link } from 'react-router';
import type { SelectMypageChildrenListData } from '../../../../contract/operations/generated.ts';
import { formatDate } from '../../../../domain/time-format.ts';

/** The papers of every branch the family has been to, to read again; nothing before the first. */
export function PapersPart({ packs }: { packs: SelectMypageChildrenListData['first_visit_packs'] }) {
  if (packs.length === 0) return null;
  return (
    <section aria-labelledby="papers-heading" className="mt-8">
      <h2 id="papers-heading" className="text-lead">
        園との書面
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {packs.map(({ id, branch_id, branch, signed_at }) => (
          <li key={id}>
            <Link
              to={`/mypage/first_visit/${branch_id}`}
              className="flex min-h-14 items-center gap-3 py-2 text-ink no-underline hover:bg-cream"
            >
              <FileCheck2 className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
              <span className="min-w-0 flex-1 leading-snug">
                <span className="block font-bold">{branch?.name}</span>
                <span className="figures block text-note text-ink-soft">
                  {signed_at === null ? '署名をお願いします' : `${formatDate(signed_at)}に署名しました`}
                </span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
