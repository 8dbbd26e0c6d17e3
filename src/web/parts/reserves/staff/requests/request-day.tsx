import type { ReactNode } from 'react';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import type { SelectStaffRequestsData } from '../../../../../contract/operations/generated.ts';
import { formatMonthDay } from '../../../../../domain/time-format.ts';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { reading } from '../../../../data/question.ts';
import { seatsLeft, staffLeft } from './day-room.ts';

type Request = SelectStaffRequestsData['reserves'][number];
type RequestDayProps = {
  branch_id: number;
  date: string;
  children: (load: FunctionOk<'staffDayLoad'> | undefined) => ReactNode;
};

/** One day's requests under what that day still has: its seats and its staff. */
export function RequestDay({ branch_id, date, children }: RequestDayProps) {
  const { data, previous } = useLiveAnswer(reading('staffDayLoad', { branch_id, date }));
  const load = data ?? previous;
  const said = load ? [seatsLeft(load, null), staffLeft(load, null)].filter((room) => room !== null) : [];
  return (
    <section aria-labelledby={`requests-${date}`} className="mb-5">
      <div className="figures flex flex-wrap items-baseline gap-x-4 border-b border-edge pb-1">
        <h2 id={`requests-${date}`} className="text-lead">
          {formatMonthDay(date)}
        </h2>
        <p className="flex flex-wrap gap-x-3 leading-snug">
          {said.length > 0 && <span className="text-ink-soft">一日を通して</span>}
          {said.map(({ text, short }) => (
            <span key={text} className={short ? 'font-bold text-wrong' : 'text-ink-soft'}>
              {text}
            </span>
          ))}
        </p>
      </div>
      <ul className="divide-y divide-line">{children(load)}</ul>
    </section>
  );
}

const youngestOf = (request: Request): string =>
  request.reserve_details
    .map(({ child }) => child?.date_of_birth ?? '')
    .sort()
    .at(-1) ?? '';

/** By day, in each the youngest first. */
export function byDayAndAge(requests: readonly Request[]): [date: string, requests: Request[]][] {
  const days = Map.groupBy(requests, ({ reserve_date }) => reserve_date);
  return [...days]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, these]) => [
      date,
      these.toSorted((one, other) => youngestOf(other).localeCompare(youngestOf(one)) || one.id - other.id),
    ]);
}
