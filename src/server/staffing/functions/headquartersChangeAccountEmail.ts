import { accountState } from '../../../domain/codes.ts';
import { recordOldEmails } from '../../auth/store/email-changes.ts';
import { closeAllSessions } from '../../auth/store/sessions.ts';
import { userByEmail } from '../../auth/store/users.ts';
import { implement } from '../../callable/context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { changeAccount, emailTaken } from '../account-change.ts';
import { saveAccountEmail } from '../store/account-writes.ts';

export const headquartersChangeAccountEmail = implement(
  'headquartersChangeAccountEmail',
  async ({ clock, database }, { account_id, version, email, reason }, acting) =>
    database.transaction(clock.now(), async (tx) => {
      const change = { account: acting, account_id, version, reason };
      await changeAccount(tx, change, async ({ uid, state }) => {
        const owner = await userByEmail(tx, email);
        if (owner !== null && owner.uid !== uid) throw emailTaken();
        const old = await recordOldEmails(tx, uid, email);
        if (old.length === 0) return;
        await saveAccountEmail(tx, account_id, uid, email);
        // Sessions and mailed links of the old mailbox end.
        await closeAllSessions(tx, uid);
        for (const email_change_id of old) await enqueue(tx, 'sendEmailChangeNotice', { email_change_id });
        if (state === accountState.code.invited) await enqueue(tx, 'sendInvitationMail', { uid });
      });
      return { status: 'OK' };
    }),
  { needs_open_session: true },
);
