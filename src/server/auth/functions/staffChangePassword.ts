import { refuseWeakPassword, requireOwnPassword } from '../../callable/account-guards.ts';
import { implement } from '../../callable/context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { writeAudit } from '../../store/audit.ts';
import { hashPassword } from '../passwords.ts';
import { ownFactorChange } from '../second-factor/own-factors.ts';
import { closeOtherSessions } from '../store/own-sessions.ts';
import { setPassword } from '../store/users.ts';

export const staffChangePassword = implement(
  'staffChangePassword',
  async (context, { current_password, password }, acting) => {
    const { account, clock, database, session_id, uid } = context;
    const { email } = await requireOwnPassword(context, current_password);
    refuseWeakPassword(password, email ?? '');
    const passwordHash = await hashPassword(password);
    await database.transaction(clock.now(), async (tx) => {
      await setPassword(tx, uid, passwordHash);
      await closeOtherSessions(tx, uid, session_id);
      await writeAudit(tx, ownFactorChange(acting), account.id, null, null);
      await enqueue(tx, 'sendPasswordChangedMail', { uid, changed_at: clock.now().getTime() });
    });
    return { status: 'OK' };
  },
  { needs_open_session: true },
);
