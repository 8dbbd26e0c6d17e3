import holidayJp from '@holiday-jp/holiday_jp';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';

type Holiday = { date: string; name: string };

/** From the year before to the year after next, as the library knows them. */
export function knownHolidays(today: TokyoDate): Holiday[] {
  const year = Number(today.slice(0, 4));
  return Object.values(holidayJp.holidays)
    .filter(({ date }) => Number(date.slice(0, 4)) >= year - 1 && Number(date.slice(0, 4)) <= year + 2)
    .map(({ date, name }) => ({ date, name }));
}

/**
 * Adds the holidays of the years that have none yet. A year that has some is headquarters' own: what they took out or
 * put in stays.
 */
export async function addHolidaysOfNewYears(tx: Transaction, holidays: readonly Holiday[]): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into holidays (date, name)
     select given.date, given.name from jsonb_populate_recordset(null::holidays, $1::jsonb) given
     where not exists (select from holidays known where extract(year from known.date) = extract(year from given.date))
     on conflict do nothing`,
    [JSON.stringify(holidays)],
  );
  return rowCount ?? 0;
}
