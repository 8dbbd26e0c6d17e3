import { implement, Refusal } from '../../callable/context.ts';
import { addRow, editRow } from '../../edit-row.ts';
import { askAboutHoliday, requireComingHoliday } from '../holidays.ts';
import { holidayDate, insertHoliday, isHolidayOfOther, updateHoliday } from '../store/holidays.ts';

/** A coming day on which the holiday price holds. */
export const headquartersSaveHoliday = implement(
  'headquartersSaveHoliday',
  async ({ account, clock, database }, { id, version, date, name, confirmed_flag }, acting) => {
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'holidays',
    } as const;
    const taken = () => new Refusal('holiday_taken', { fields: ['date'] });
    const saved = await database.transaction(clock.now(), async (tx) => {
      if (id === null || version === null) {
        await requireComingHoliday(tx, null, date);
        await askAboutHoliday(tx, [date], confirmed_flag, () => insertHoliday(tx, { date, name }));
        return addRow(tx, change, async () => {
          const made = await insertHoliday(tx, { date, name });
          if (made === null) throw taken();
          return made;
        });
      }
      return editRow(tx, { ...change, record_id: id, version }, async () => {
        await requireComingHoliday(tx, id, date);
        if (await isHolidayOfOther(tx, date, id)) throw taken();
        const days = [date, await holidayDate(tx, id)];
        await askAboutHoliday(tx, days, confirmed_flag, () => updateHoliday(tx, id, { date, name }));
        await updateHoliday(tx, id, { date, name });
        return id;
      });
    });
    return { status: 'OK', id: saved };
  },
);
