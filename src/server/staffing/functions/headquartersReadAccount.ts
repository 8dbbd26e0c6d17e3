import { secondFactorsOf } from '../../auth/store/second-factor/factors.ts';
import { implement, refuse } from '../../callable/context.ts';
import { staffMember } from '../store/account-list.ts';

export const headquartersReadAccount = implement(
  'headquartersReadAccount',
  async ({ account, clock, database }, { account_id }) => {
    const member = await database.transaction(clock.now(), (tx) => staffMember(tx, account_id));
    if (member === null) return refuse('not_found');
    const { uid, invited_at, last_sign_in_at, created_at, ...rest } = member;
    const { totp, passkeys } = await database.read(clock.now(), (db) => secondFactorsOf(db, uid));
    return {
      status: 'OK',
      ...rest,
      totp,
      passkeys,
      invited_at: invited_at?.toISOString() ?? null,
      last_sign_in_at: last_sign_in_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      own: member.id === account.id,
    };
  },
);
