import { implement, Refusal } from '../../callable/context.ts';
import { setHeadquartersMessageDone } from '../../notifying/store/headquarters-messages.ts';
import { audited } from '../../store/audit.ts';

/** Headquarters or accounting mark the message as handled, or undo that. */
export const staffFinishHeadquartersMessage = implement(
  'staffFinishHeadquartersMessage',
  async ({ account, clock, database }, { headquarters_message_id: record_id, done_flag }, acting) => {
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'headquarters_messages',
      record_id,
    } as const;
    await database.transaction(clock.now(), (tx) =>
      audited(tx, change, async () => {
        const done = done_flag === 1 ? { account_id: account.id } : null;
        if (!(await setHeadquartersMessageDone(tx, record_id, done))) throw new Refusal('not_found');
      }),
    );
    return { status: 'OK' };
  },
);
