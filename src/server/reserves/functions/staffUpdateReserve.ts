import { flagToBoolean, mealsFromForm, reserveFromForm, ticketChoiceFromForm } from '../../../contract/form-mapping.ts';
import { isManager, mayActIn } from '../../auth/branch-access.ts';
import { CallableError, implement, refuse } from '../../callable/context.ts';
import { audited } from '../../store/audit.ts';
import { editSeats } from '../edit-seats.ts';
import { readReserve } from '../store/reserves.ts';

/** On a parent's behalf, by the same rules; a manager may set them aside with a reason, which is recorded. */
export const staffUpdateReserve = implement(
  'staffUpdateReserve',
  async ({ database, clock, account }, input, acting) => {
    const { reserve_id, override_reason } = input;
    const askedByBranch = flagToBoolean(input.asked_by_branch_flag);
    const manager = isManager(account);
    if (override_reason !== '' && !manager) throw new CallableError('PERMISSION_DENIED');
    const reserve = await database.read(clock.now(), (db) => readReserve(db, reserve_id));
    if (reserve === null || !mayActIn(account, reserve.branch_id)) return refuse('not_found');
    const reason = [override_reason, askedByBranch ? '園からのお願いによる変更' : ''].filter(Boolean).join(' / ');
    const asked = {
      now: clock.now(),
      reserveId: reserve_id,
      customerId: null,
      memberId: null,
      childIds: input.child_ids ?? null,
      reserve: reserveFromForm(input),
      meals: mealsFromForm(input),
      useTickets: ticketChoiceFromForm(input),
      quotedAmount: null,
      quotedFee: null,
      staff: {
        overrideReason: override_reason,
        askedByBranch,
        word: { account_id: account.id, reason: reason || '変更', manager },
      },
      skipNotification: false,
    };
    const { branch_id } = reserve;
    const change = { account: acting, branch_id, table_name: 'reserves' } as const;
    const edited = await database.transaction(clock.now(), (tx) =>
      audited(tx, { ...change, record_id: reserve_id, reason }, () => editSeats(tx, asked)),
    );
    return { status: 'OK', ...edited };
  },
);
