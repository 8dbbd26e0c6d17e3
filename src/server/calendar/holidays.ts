import { Refusal } from '../../contract/refusal.ts';
import { addDays, addMonths, type TokyoDate } from '../../domain/time.ts';
import { formatMonthDay } from '../../domain/time-format.ts';
import type { Transaction } from '../postgres/database.ts';
import { askAbout } from '../reserves/branch-days.ts';
import { repricedBy } from '../reserves/store/repriced-reserves.ts';
import { companyDay } from '../settings/store/price-rows.ts';
import { holidayDate } from './store/holidays.ts';

/** The reserves whose price a holiday moves are named first; what was agreed stays. */
export async function askAboutHoliday(
  tx: Transaction,
  days: readonly (TokyoDate | null)[],
  confirmed_flag: 0 | 1,
  change: () => Promise<unknown>,
): Promise<void> {
  const known = days.filter((day) => day !== null).toSorted();
  const [from, last] = [known[0], known.at(-1)];
  if (from === undefined || last === undefined) return;
  askAbout([], await repricedBy(tx, { from, until: addDays(last, 1) }, change), confirmed_flag === 1);
}

/** A holiday decides what a stay of that day costs: days that have begun stay as they were. */
export async function requireComingHoliday(tx: Transaction, id: number | null, date: TokyoDate | null): Promise<void> {
  const { today, tomorrow, has_customers } = await companyDay(tx);
  const first_day = has_customers ? tomorrow : today;
  const stored = id === null ? null : await holidayDate(tx, id);
  if (stored !== null && stored < first_day) throw new Refusal('rule_in_force');
  if (date === null) return;
  const fields = ['date'];
  if (date < first_day) {
    throw new Refusal('rule_too_early', { fields, msg: `${formatMonthDay(first_day)}以降の日を選んでください。` });
  }
  if (date > addMonths(today, 36)) throw new Refusal('rule_too_late', { fields });
}
