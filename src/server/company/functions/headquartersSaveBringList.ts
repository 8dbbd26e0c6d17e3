import { tokyoDateOf } from '../../../domain/time.ts';
import { implement } from '../../callable/context.ts';
import { saveVersion } from '../save-version.ts';
import { insertBringList, updateBringList } from '../store/bring-lists.ts';

/** What to bring to stays from a day on. */
export const headquartersSaveBringList = implement(
  'headquartersSaveBringList',
  async ({ clock, database }, input, acting) => {
    const { adaptation_date, items } = input;
    const save = {
      account: acting,
      table_name: 'bring_lists',
      kind: null,
      today: tokyoDateOf(clock.now()),
      input,
    } as const;
    const id = await database.transaction(clock.now(), (tx) =>
      saveVersion(tx, save, {
        add: () => insertBringList(tx, { adaptation_date, items }),
        edit: (row) => updateBringList(tx, row, { adaptation_date, items }),
      }),
    );
    return { status: 'OK', id };
  },
);
