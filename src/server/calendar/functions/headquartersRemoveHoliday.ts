import { implement } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { askAboutHoliday, requireComingHoliday } from '../holidays.ts';
import { deleteHoliday, holidayDate } from '../store/holidays.ts';

/** A coming day costs no more than any other. */
export const headquartersRemoveHoliday = implement(
  'headquartersRemoveHoliday',
  async ({ account, clock, database }, { id, version, confirmed_flag }, acting) => {
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'holidays',
      record_id: id,
      version,
    } as const;
    await database.transaction(clock.now(), (tx) =>
      editRow(tx, change, async () => {
        await requireComingHoliday(tx, id, null);
        await askAboutHoliday(tx, [await holidayDate(tx, id)], confirmed_flag, () => deleteHoliday(tx, id));
        await deleteHoliday(tx, id);
      }),
    );
    return { status: 'OK' };
  },
);
