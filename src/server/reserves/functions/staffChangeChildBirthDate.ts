import { tokyoDateOf } from '../../../domain/time.ts';
import { mayActIn, requireKnownChild } from '../../auth/branch-access.ts';
import { implement, Refusal, refuse } from '../../callable/context.ts';
import { audited } from '../../store/audit.ts';
import { isAccepted, repriceForBirthDate, shownOf, writeChild, writeRepriced } from '../birth-date.ts';

/**
 * A manager corrects a birth date, with a reason: upcoming reserves are repriced and the parent is notified. Reserves at
 * other branches change too, but the caller may not see their days and amounts, only how many there are.
 */
export const staffChangeChildBirthDate = implement(
  'staffChangeChildBirthDate',
  async ({ database, clock, uid, pin_branch, account }, input, acting) => {
    const { child_id, date_of_birth, accepted_amounts, reason } = input;
    const now = clock.now();
    if (date_of_birth > tokyoDateOf(now)) return refuse('input_error', { fields: ['date_of_birth'] });
    if (accepted_amounts !== undefined && reason === '') {
      const details = [{ path: 'reason', message: '変更の理由を入力してください。' }];
      return refuse('input_error', { fields: ['reason'], details });
    }
    await requireKnownChild({ database, clock, uid, pin_branch }, child_id);
    const asked = { now, childId: child_id, dateOfBirth: date_of_birth, customerId: null };
    return database.transaction(clock.now(), async (tx) => {
      const { child, repriced } = await repriceForBirthDate(tx, asked);
      const own = repriced.filter(({ reserve }) => mayActIn(account, reserve.branch_id));
      const shown = { reserves: own.map(shownOf), other_reserves: repriced.length - own.length };
      if (accepted_amounts === undefined) return { status: 'OK' as const, changed: false, ...shown };
      if (!isAccepted(own, accepted_amounts)) throw new Refusal('quote_changed', { details: shown });
      const change = { account: acting, reason } as const;
      for (const each of repriced) {
        const { id: record_id, branch_id } = each.reserve;
        const record = { ...change, branch_id, table_name: 'reserves', record_id } as const;
        await audited(tx, record, () => writeRepriced(tx, asked, child, each));
      }
      const record = { ...change, branch_id: account.branch_id, table_name: 'children', record_id: child_id } as const;
      await audited(tx, record, () => writeChild(tx, asked));
      return { status: 'OK' as const, changed: true, ...shown };
    });
  },
);
