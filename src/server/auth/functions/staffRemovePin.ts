import { implement } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { removePin } from '../store/pins.ts';

export const staffRemovePin = implement(
  'staffRemovePin',
  async ({ account, clock, database, uid }, _input, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      await removePin(tx, uid);
      const change = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'accounts',
      } as const;
      await writeAudit(tx, change, account.id, null, null);
    });
    return { status: 'OK' };
  },
  { needs_open_session: true },
);
