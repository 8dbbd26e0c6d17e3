import { Refusal } from '../../../contract/refusal.ts';
import { addMonths, type TokyoDate } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import type { Transaction } from '../../postgres/database.ts';
import { holidayDate } from '../../store/prices/holidays.ts';
import { companyDay } from '../../store/prices/price-rows.ts';

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
