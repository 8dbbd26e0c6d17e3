import { childLogKind, childMood, mealAmount, sleepPosition, toiletResult } from '../../../domain/care/log-codes.ts';
import { formatClock } from '../../../domain/time-format.ts';
import type { PaperSection } from '../../papers/paper.ts';
import type { Queryable } from '../../postgres/database.ts';
import type { ChildDay } from '../store/incidents/child-day.ts';
import {
  type LogOnPaper,
  logOfDay,
  type NapOnPaper,
  napsOfDay,
  type SleepCheckOnPaper,
  sleepChecksOf,
} from '../store/incidents/day-log.ts';
import { napsBetween } from '../store/sleep-month.ts';
import { proved, unlookedColumns, unlookedRow } from './sleep-month-paper.ts';

/** The child's log, its naps and every look at the sleeping child. */
export async function logSections(db: Queryable, day: ChildDay, now: Date): Promise<PaperSection[]> {
  const log = await logOfDay(db, day);
  const naps = await napsOfDay(db, day);
  const sections: PaperSection[] = [logSection(log)];
  for (const nap of naps) sections.push(napSection(nap, await sleepChecksOf(db, nap.id)));
  if (naps.length > 0) sections.push(await unlookedSection(db, day, now));
  if (naps.length === 0) sections.push({ heading: '午睡', columns: [], rows: [], empty: '午睡の記録はありません。' });
  return sections;
}

/** What no look covers: missing rounds, a wrong 起きた, naps told afterwards. */
async function unlookedSection(
  db: Queryable,
  { branch_id, child_id, date }: ChildDay,
  now: Date,
): Promise<PaperSection> {
  const naps = proved(await napsBetween(db, { branch_id, from: date, until: date, child_id }), now);
  return {
    heading: '午睡 確認の記録がない時間',
    columns: unlookedColumns,
    rows: naps.flatMap(({ gapsFound }) => gapsFound.map(unlookedRow)),
    empty: 'ありません。すべての時間に確認の記録があります。',
  };
}

function logSection(log: readonly LogOnPaper[]): PaperSection {
  return {
    heading: '園での様子',
    columns: [
      { label: '時刻', share: 12 },
      { label: '種類', share: 14 },
      { label: '内容', share: 50 },
      { label: '記録', share: 24 },
    ],
    rows: log.map((entry) => [
      formatClock(entry.happened_at),
      childLogKind.label(entry.kind),
      marked(valueText(entry), entry),
      entry.by_name,
    ]),
    empty: '記録はありません。',
  };
}

function valueText(entry: LogOnPaper): string {
  const { temperature, meal_amount, milk_milliliters, toilet, mood, note } = entry;
  const words = [
    temperature === null ? '' : `${temperature.toFixed(1)}℃`,
    meal_amount === null ? '' : mealAmount.label(meal_amount),
    milk_milliliters === null ? '' : `${milk_milliliters}mL`,
    toilet === null ? '' : toiletResult.label(toilet),
    mood === null ? '' : childMood.label(mood),
    note,
  ].filter((each) => each !== '');
  return words.length === 0 ? '写真' : words.join(' ');
}

/** Late and struck entries say so. */
function marked(words: string, { late_flag, strike_reason }: { late_flag: boolean; strike_reason: string }): string {
  if (strike_reason !== '') return `【取り消し:${strike_reason}】${words}`;
  return late_flag ? `${words}【あとから記入】` : words;
}

function napSection(nap: NapOnPaper, checks: readonly SleepCheckOnPaper[]): PaperSection {
  const woke = nap.woke_at === null ? '' : formatClock(nap.woke_at);
  const title = `午睡 ${formatClock(nap.fell_asleep_at)}〜${woke}(${nap.check_minutes}分ごとに確認)`;
  return {
    heading: nap.strike_reason === '' ? title : `${title}【取り消し:${nap.strike_reason}】`,
    columns: [
      { label: '時刻', share: 12 },
      { label: '体の向き', share: 30 },
      { label: '呼吸・顔色', share: 34 },
      { label: '確認', share: 24 },
    ],
    rows: checks.map((check) => [
      formatClock(check.checked_at),
      `${sleepPosition.label(check.position)}${check.turned_flag ? '→仰向けに直した' : ''}`,
      marked(`${check.breathing_flag ? '異常なし' : 'いつもと違う'}${check.reason && ` ${check.reason}`}`, check),
      check.by_name,
    ]),
    empty: '確認の記録はありません。',
  };
}
