import { Footprints, TrainFront } from 'lucide-react';
import { Link } from 'react-router';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { distanceText } from '../../../../domain/branches/nearby.ts';
import { noChoice, type ReserveChoice } from '../../../../domain/routing/reserve-choice.ts';
import { formatDuration } from '../../../../domain/time-format.ts';
import { WaitlistLink } from '../../../layout/waitlist-link.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { ReserveLinks } from '../free-hours/reserve-links.tsx';
import type { NearbySearchValues } from './nearby-search-values.ts';

type NearbySeats = FunctionOk<'nearbySeats'>;
type NearbyRow = NearbySeats['branches'][number];
type NearbyCardProps = {
  branch: NearbyRow;
  number: number;
  place: NonNullable<NearbySeats['place']>;
  searchValues: NearbySearchValues;
  date: string;
};

const clock = (time: string | null): string => (time ?? '').replace(/^0/, '');
const minutesOf = (time: string | null): number => Number(time?.slice(0, 2)) * 60 + Number(time?.slice(3));

/** One branch with its next free time today, big; pressing it reserves exactly that. */
export function NearbyCard({ branch, number, place, searchValues, date }: NearbyCardProps) {
  const choice: ReserveChoice = {
    ...noChoice,
    when: 'today',
    branch: branch.path_name,
    date,
    start: branch.start_time,
    end: branch.end_time,
    ages: searchValues.ages.join(','),
  };
  const ask = branch.reservable_status === '△';
  const range = `${clock(branch.start_time)}〜${clock(branch.end_time)}`;
  // The nearest is the one next step; the others are there too.
  const kind = number === 1 ? 'primary' : 'plain';
  return (
    <article className="rounded-lg border border-line bg-white p-4">
      <NextSeat branch={branch} number={number} />
      <p className="figures mt-2">
        {range}({formatDuration(minutesOf(branch.end_time) - minutesOf(branch.start_time))}・{searchValues.ages.length}
        人) <strong className="whitespace-nowrap">{branch.reserve_amount?.toLocaleString('ja-JP')}円</strong>
      </p>
      <p className="mt-1 grid gap-0.5 text-note text-ink-soft">
        <span className="flex gap-2">
          <Footprints className="mt-1 size-4 shrink-0" aria-hidden="true" />
          {wayText(branch, place)}
        </span>
        <span className="flex gap-2">
          <TrainFront className="mt-1 size-4 shrink-0" aria-hidden="true" />
          {branch.nearest_station}
        </span>
      </p>
      {branch.reserve_remarks !== '' && <p className="mt-1 text-note">{branch.reserve_remarks}</p>}
      <div className="mt-3">
        <ReserveLinks choice={choice} kind={kind}>
          {range}を{ask ? 'リクエストする' : '予約する'}
          <span className="sr-only">({branch.branch_name})</span>
        </ReserveLinks>
      </div>
    </article>
  );
}

/** Number on the map, name, and the next free time, big. */
function NextSeat({ branch, number }: Pick<NearbyCardProps, 'branch' | 'number'>) {
  return (
    <div className="flex gap-3">
      <span
        aria-hidden="true"
        className="figures inline-flex size-[1.75rem] shrink-0 items-center justify-center rounded-full bg-trust text-note font-bold text-white"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <h4 className="leading-snug font-bold">
          <Link to={`/branches/${branch.path_name}`} className="text-ink hover:text-action hover:underline">
            {branch.branch_name}
          </Link>
        </h4>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <span
            className={`figures text-h2 leading-tight font-bold ${branch.reservable_status === '△' ? 'text-ask' : 'text-trust'}`}
          >
            <span className="text-note">最短 </span>
            {clock(branch.start_time)}〜
          </span>
          <Mark mark={branch.reservable_status} />
          <span className="text-note">残り{branch.seats_left}人</span>
        </p>
      </div>
    </div>
  );
}

/** Walks longer than this, with a child, are shown as a distance only. */
const longest = 45;

/** 徒歩 約6分(めやす・450m), or how far from where the parent typed: 品川駅から約1.2km. */
function wayText(
  { distance_meters, walk_minutes, at_place_flag }: NearbyRow,
  { kind, label }: NearbyCardProps['place'],
): string {
  const distance = distanceText(distance_meters);
  if (at_place_flag) return `${label}の園です`;
  if (walk_minutes === null) return kind === 'station' ? `${label}から${distance}` : `${label}の中心から${distance}`;
  return walk_minutes <= longest ? `徒歩 約${walk_minutes}分(めやす・直線で${distance})` : `直線で${distance}`;
}

const reasons = { full: '空きなし', closed: '今日は受付なし', age: '年齢の対象外' } as const;

type NearbyFullProps = { branches: readonly NearbyRow[]; date: string };

/** Nearby but full branches: named, so that no one searches for them in vain; other days and the waitlist are one tap away. */
export function NearbyFull({ branches, date }: NearbyFullProps) {
  if (branches.length === 0) return null;
  return (
    <div className="mt-6">
      <h4 className="text-note font-bold text-ink-soft">今日は預けられない近くの園</h4>
      <ul className="mt-1 border-t border-line">
        {branches.map((branch) => (
          <li
            key={branch.branch_id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-1.5"
          >
            <Link to={`/branches/${branch.path_name}`} className="text-link inline-flex min-h-11 items-center">
              {branch.branch_name}
            </Link>
            <span className="flex flex-wrap items-center gap-x-3 text-note text-ink-soft">
              {reasons[branch.reason ?? 'full']}
              {branch.reason === 'full' && (
                <WaitlistLink choice={{ branch: branch.path_name, date }} about={branch.branch_name} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
