import { addMinutes } from '../../../domain/time.ts';
import { mayActIn } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { PAPER_MINUTES, paperAddress } from '../../papers/paper-link.ts';
import { writeAudit } from '../../store/audit.ts';
import { childDayAnchor } from '../store/incidents/child-day.ts';

/** Everything about one child's day at the branch, on paper, for the asker alone. That it was asked for is written down. */
export const staffIssueChildDay = implement('staffIssueChildDay', async (context, { reserve_id, child_id }, acting) => {
  const { account, clock, config, database, uid } = context;
  const id = await database.transaction(clock.now(), async (tx) => {
    const day = await childDayAnchor(tx, reserve_id, child_id);
    if (day === null || !mayActIn(account, day.branch_id)) throw new Refusal('not_found');
    const change = { account: acting, branch_id: day.branch_id, table_name: 'children' } as const;
    await writeAudit(tx, change, child_id, null, { date: day.date });
    return day.reserve_detail_id;
  });
  const until = addMinutes(clock.now(), PAPER_MINUTES);
  return { status: 'OK', url: paperAddress(config.AUTH_SIGNING_KEY, { paper: 'child_day', id, uid, until }) };
});
