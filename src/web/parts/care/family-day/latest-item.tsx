import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { itemLine } from '../../../../domain/care/day-timeline.ts';
import { calledName } from '../../../../domain/text/called-name.ts';
import { epochOf } from '../../../../domain/time.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { onFamilyDay } from './day-feed.ts';

type LatestItemProps = { reserve_id: number; present: boolean };

/** The newest of a day in one line, and the way to all of it. Its place is held from the first: nothing moves when it comes. */
export function LatestItem({ reserve_id, present }: LatestItemProps) {
  const { data } = useAnswer(reading('readChildDay', { reserve_id }), present ? { live: onFamilyDay } : {});
  const newest = data?.children
    .flatMap(({ name, items }) => items.map((item) => ({ ...item, name })))
    .toSorted((a, b) => epochOf(a.at) - epochOf(b.at))
    .at(-1);
  const several = (data?.children.length ?? 0) > 1;
  return (
    <Link
      to={`/mypage/days/${reserve_id}`}
      className="mt-4 flex min-h-14 items-center justify-between gap-3 rounded-md border border-line bg-white px-4 py-2 text-ink no-underline hover:bg-cream"
    >
      <span className="min-w-0">
        <span className="block font-bold">{present ? '今日の様子を見る' : '連絡帳を見る'}</span>
        <span className="figures block h-6 truncate text-note leading-6 text-ink-soft">
          {newest && `${several ? `${calledName(newest.name)} ` : ''}${itemLine(newest)}`}
        </span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  );
}
