import { mealsFromForm, reserveFromForm, ticketChoiceFromForm } from '../../../contract/form-mapping.ts';
import { isManager, requireBranch } from '../../auth/branch-access.ts';
import { requireDeskFamily } from '../../auth/introductions.ts';
import { CallableError, implement } from '../../callable/context.ts';
import { contentHash } from '../../same-content.ts';
import { rowOf, writeAudit } from '../../store/audit.ts';
import { withAlternatives } from '../alternatives.ts';
import type { ReserveRequest } from '../reserve-request.ts';
import { reserveSeats } from '../reserve-seats.ts';

/** On a parent's behalf, by the same rules; a manager may set them aside with a reason, which is recorded. */
export const staffCreateReserve = implement('staffCreateReserve', async (context, input, acting) => {
  const { database, clock, account } = context;
  requireBranch(account, input.branch_id);
  const { override_reason, branch_id } = input;
  if (override_reason !== '' && !isManager(account)) throw new CallableError('PERMISSION_DENIED');
  await requireDeskFamily(context, input);
  const request: ReserveRequest = {
    by: 'staff',
    now: clock.now(),
    customerId: input.customer_id,
    branchId: branch_id,
    childIds: input.child_ids,
    reserve: reserveFromForm(input),
    meals: mealsFromForm(input),
    useTickets: ticketChoiceFromForm(input),
    idempotencyKey: input.idempotency_key,
    contentHash: contentHash(input),
    staff: { overrideReason: override_reason },
  };
  const reserved = await withAlternatives(database, request, async (tx) => {
    const made = await reserveSeats(tx, request);
    const change = { account: acting, branch_id, table_name: 'reserves' } as const;
    const after = await rowOf(tx, 'reserves', made.reserve_id);
    await writeAudit(tx, { ...change, reason: override_reason }, made.reserve_id, null, after);
    return made;
  });
  return { status: 'OK', ...reserved };
});
