import { implement, Refusal } from '../../callable/context.ts';
import { refuseDueConsents } from '../../company/consents.ts';
import { withAlternatives } from '../../reserves/alternatives.ts';
import { moveToOtherBranch } from '../closing/family-answers.ts';
import { movableReserves } from '../store/closure-moves.ts';

/** The consent: nothing moved before. If the seats are gone meanwhile the refusal says where there are others. */
export const moveClosureReserve = implement('moveClosureReserve', async (context, input) => {
  const { clock, database, customer, person } = context;
  await refuseDueConsents(context, customer);
  const now = clock.now();
  const stays = await database.read(now, (db) => movableReserves(db, input.closure_notice_id, customer.id));
  const stay = stays.find(({ reserve_id }) => reserve_id === input.reserve_id);
  if (stay === undefined) throw new Refusal('not_found');
  const asked = {
    now,
    branchId: input.branch_id,
    childIds: stay.children.map(({ child_id }) => child_id),
    reserve: stay,
  };
  const moved = await withAlternatives(database, asked, (tx) =>
    moveToOtherBranch(tx, { ...input, now, customer_id: customer.id, member_id: person.family_member_id }),
  );
  return { status: 'OK', ...moved };
});
