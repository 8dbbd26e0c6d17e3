import { minuteOf, overlap, type TimeRange } from '../time.ts';
import { workWish } from './cover-codes.ts';
import { type WorkedShift, type WorkLimits, type WorkRules, workVerdict } from './working-time.ts';

/** What is known of a colleague: shifts at every branch around the day, and what they said of it. */
type ColleagueTimes = {
  readonly shifts: readonly WorkedShift[];
  readonly wishes: readonly { readonly kind: number; readonly start_time: string; readonly end_time: string }[];
  readonly limits: WorkLimits;
};

type FreeColleague = {
  /** Has said: can work then. */
  readonly offers: boolean;
  readonly rest_asked: boolean;
  readonly comes_anyway: boolean;
};

const rangeOf = ({ start_time, end_time }: { start_time: string; end_time: string }): TimeRange => ({
  start: minuteOf(start_time),
  end: minuteOf(end_time),
});
const covers = (outer: TimeRange, inner: TimeRange): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** Null: not to be asked, and nobody learns why. */
export function freeFor(
  wanted: WorkedShift,
  { shifts, wishes, limits }: ColleagueTimes,
  rules: WorkRules,
  holiday: boolean,
): FreeColleague | null {
  const range = rangeOf(wanted);
  const today = shifts.filter(({ date }) => date === wanted.date);
  if (today.some((each) => overlap(rangeOf(each), range))) return null;
  const said = (kind: number) => wishes.filter((each) => each.kind === kind).map(rangeOf);
  if (said(workWish.code.cannot).some((each) => overlap(each, range))) return null;
  const verdict = workVerdict(wanted, shifts, limits, rules, holiday);
  if (verdict === 'refuse') return null;
  return {
    offers: said(workWish.code.can).some((each) => covers(each, range)),
    rest_asked: verdict === 'ask',
    comes_anyway: today.length > 0,
  };
}
