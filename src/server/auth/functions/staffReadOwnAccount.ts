import { morningMailHour } from '../../books/store/figures/morning-mails.ts';
import { implement, refuse } from '../../callable/context.ts';
import { staffMember } from '../../staffing/store/account-list.ts';
import { needsSecondFactor } from '../second-factor/own-factors.ts';
import { openSessionsOf } from '../store/own-sessions.ts';
import { secondFactorsOf } from '../store/second-factor/factors.ts';
import { passkeysOf } from '../store/second-factor/passkey-rows.ts';

export const staffReadOwnAccount = implement(
  'staffReadOwnAccount',
  async ({ account, clock, database, session_id, uid }) =>
    database.transaction(clock.now(), async (tx) => {
      const member = await staffMember(tx, account.id);
      if (member === null) return refuse('not_found');
      const { totp, recovery_codes } = await secondFactorsOf(tx, uid);
      const passkeys = await passkeysOf(tx, uid);
      const sessions = await openSessionsOf(tx, uid, 'staff');
      return {
        status: 'OK',
        name: member.name,
        email: member.email,
        role: member.role,
        version: member.version,
        branches: [member.branch, ...member.other_branches],
        totp,
        passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
          id,
          name,
          created_at: created_at.toISOString(),
          last_used_at: last_used_at?.toISOString() ?? null,
        })),
        recovery_codes_left: recovery_codes,
        morning_mail_hour: await morningMailHour(tx, account.id),
        second_factor_required: await needsSecondFactor(tx, account),
        sessions: sessions.map(({ id, device, created_at, last_used_at }) => ({
          id,
          device,
          created_at: created_at.toISOString(),
          last_used_at: last_used_at.toISOString(),
          current: id === session_id,
        })),
      };
    }),
);
