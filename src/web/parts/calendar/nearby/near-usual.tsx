import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { distanceText } from '../../../../domain/branches/nearby.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** So many stand on the page; further ones are found by the search above. */
const shown = 5;

/** A member's list without a search: what is near their usual branch, with the earliest time of today. */
export function NearUsual() {
  const { data, failure } = useAnswer(reading('reserveTodayBranches', { children: 1, child_ids: [] }));
  const [usual] = data?.branches ?? [];
  if (failure || (data && usual === undefined)) return null;
  if (data === undefined || usual === undefined) return <Skeleton className="h-96" />;
  return (
    <section aria-labelledby="near-usual">
      <h2 id="near-usual" className="text-h3">
        {usual.branch_name}から近い順
      </h2>
      <ul className="mt-2 border-t border-line">
        {data.branches.slice(0, shown).map((branch) => (
          <li key={branch.branch_id} className="border-b border-line">
            <Link
              to={`/branches/${branch.path_name}`}
              className="group flex min-h-16 items-center gap-3 py-2 text-ink no-underline"
            >
              <span className="min-w-0 flex-1">
                <span className="block leading-snug font-bold group-hover:text-action group-hover:underline">
                  {branch.branch_name}
                </span>
                <span className="block text-note text-ink-soft">
                  {branch.nearest_station}
                  {branch.distance_meters ? `・${distanceText(branch.distance_meters)}` : ''}
                </span>
              </span>
              <EarliestToday start={branch.next_start} />
              <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const EarliestToday = ({ start }: { start: string | null }) =>
  start === null ? (
    <span className="text-note whitespace-nowrap text-ink-soft">今日は空きなし</span>
  ) : (
    <span className="figures whitespace-nowrap font-bold text-trust">今日 {start.replace(/^0/, '')}から</span>
  );
