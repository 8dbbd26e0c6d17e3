import { mealsFromForm, reserveFromForm, ticketWishFromForm } from '../../../contract/form-mapping.ts';
import { isManager, requireBranch } from '../../branch-desk/branch-access.ts';
import { requireDeskFamily } from '../../branch-desk/introductions.ts';
import { withAlternatives } from '../../reserving/alternatives.ts';
import { reserveSeats } from '../../reserving/reserve-seats.ts';
import { contentHash } from '../../same-content.ts';
import { rowOf, writeAudit } from '../../store/upkeep/audit.ts';
import { CallableError, implement } from '../callable/context.ts';

/** On a parent's behalf, by the same rules; a manager may set them aside with a reason, which is recorded. */
export const staffCreateReserve = implement('staffCreateReserve', async (context, input, acting) => {
  const { database, clock, account } = context;
  requireBranch(account, input.branch_id);
  const { override_reason, branch_id, customer_id, child_ids, idempotency_key } = input;
  if (override_reason !== '' && !isManager(account)) throw new CallableError('PERMISSION_DENIED');
  await requireDeskFamily(context, input);
  const wish = {
    now: clock.now(),
    customer: { id: customer_id },
    branch_id,
    child_ids,
    reserve: reserveFromForm(input),
    meals: mealsFromForm(input),
    use_tickets: ticketWishFromForm(input),
    quoted_amount: null,
    idempotency_key,
    content_hash: contentHash(input),
    card: 'due' as const,
    staff: { override_reason },
  };
  const reserved = await withAlternatives(database, wish, async (tx) => {
    const made = await reserveSeats(tx, wish);
    const change = { account: acting, branch_id, table_name: 'reserves' } as const;
    const after = await rowOf(tx, 'reserves', made.reserve_id);
    await writeAudit(tx, { ...change, reason: override_reason }, made.reserve_id, null, after);
    return made;
  });
  return { status: 'OK', ...reserved };
});
