import { userByEmail } from '../../auth/store/users.ts';
import { implement } from '../../callable/context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { writeAudit } from '../../store/audit.ts';
import { emailTaken, newAccountShown, placed } from '../account-change.ts';
import { addAccount, addInvitedUser } from '../store/account-writes.ts';

/** The account is there at once; its owner comes in by the mailed link. */
export const headquartersInviteAccount = implement(
  'headquartersInviteAccount',
  async ({ clock, database }, { email, ...given }, acting) =>
    database.transaction(clock.now(), async (tx) => {
      const work = await placed(tx, given);
      if ((await userByEmail(tx, email)) !== null) throw emailTaken();
      const uid = await addInvitedUser(tx, email);
      const account_id = await addAccount(tx, uid, work);
      const change = {
        account: acting,
        branch_id: work.branch_id,
        table_name: 'accounts',
      };
      await writeAudit(
        tx,
        { ...change, table_name: 'accounts' },
        account_id,
        null,
        await newAccountShown(tx, account_id),
      );
      await enqueue(tx, 'sendInvitationMail', { uid });
      return { status: 'OK', account_id };
    }),
  { needs_open_session: true },
);
