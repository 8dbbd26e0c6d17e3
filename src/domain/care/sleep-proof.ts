import { addMinutes } from '../time.ts';
import { type SleepCheckEntry, sleepAlarm } from './sleep.ts';

type ProvedNap = {
  readonly fell_asleep_at: Date;
  /** Of a nap that goes on: now. */
  readonly until: Date;
  readonly check_minutes: number;
  readonly alarm_minutes: number;
  readonly added_flag: boolean;
  readonly gaps: readonly { readonly from_at: Date; readonly until_at: Date }[];
  readonly looks: readonly SleepCheckEntry[];
};

/** Why nobody looked: no look was written down, the child was shown as awake or gone, or the nap was told afterwards. */
export const unlookedWords = {
  missing: '確認の記録なし',
  gap: '「起きた」・降園の取り消しまで(画面に出ていない時間)',
  added: '園長があとから登録した睡眠(確認の記録なし)',
} as const;
export type Unlooked = { readonly from: Date; readonly until: Date; readonly cause: keyof typeof unlookedWords };

/**
 * The stretches of a nap that no look covers. Falling asleep and a look cover the interval after them, an alarming one the short interval;
 * the minutes in which nobody could see that the child slept are covered by nothing, and of a nap told afterwards nothing is.
 */
export function unlooked(nap: ProvedNap): Unlooked[] {
  const { fell_asleep_at: from, until } = nap;
  if (nap.added_flag) return from < until ? [{ from, until, cause: 'added' }] : [];
  const covers = [
    { from, until: addMinutes(from, nap.check_minutes) },
    ...nap.looks.map((look) => {
      const minutes = sleepAlarm(look) === null ? nap.check_minutes : Math.min(nap.alarm_minutes, nap.check_minutes);
      return { from: look.checked_at, until: addMinutes(look.checked_at, minutes) };
    }),
  ];
  const gaps = nap.gaps.map(({ from_at, until_at }) => ({ from: from_at, until: until_at }));
  const inside = (at: number) => (each: { from: Date; until: Date }) => +each.from <= at && at < +each.until;
  const edges = [from, until, ...[...covers, ...gaps].flatMap((each) => [each.from, each.until])]
    .map(Number)
    .filter((at) => +from <= at && at <= +until)
    .toSorted((one, other) => one - other);
  const stretches: Unlooked[] = [];
  for (const [position, begin] of edges.entries()) {
    const end = edges[position + 1];
    if (end === undefined || end === begin) continue;
    const gap = gaps.some(inside(begin));
    if (!gap && covers.some(inside(begin))) continue;
    const cause = gap ? 'gap' : 'missing';
    const last = stretches.at(-1);
    if (last?.cause === cause && +last.until === begin) stretches.pop();
    stretches.push({
      from: last?.cause === cause && +last.until === begin ? last.from : new Date(begin),
      until: new Date(end),
      cause,
    });
  }
  return stretches;
}

/** In whole minutes; what is not nothing is one at least. */
export function minutesOf(stretches: readonly Pick<Unlooked, 'from' | 'until'>[]): number {
  const ms = stretches.reduce((sum, { from, until }) => sum + until.getTime() - from.getTime(), 0);
  return ms === 0 ? 0 : Math.max(1, Math.round(ms / 60_000));
}
