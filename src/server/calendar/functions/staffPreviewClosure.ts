import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { datesOf } from '../../reserves/branch-days.ts';
import { branchDays } from '../../reserves/store/branch-days.ts';
import { reservesRepricedBy, reservesTouchedBy } from '../closing/day-change.ts';
import { seatsAround } from '../closing/nearby-seats.ts';
import { childrenInCare, touchedFamilies } from '../store/closure-notices.ts';

/** Names the families before anything is decided, each with the branches nearby that could take the same stay. */
export const staffPreviewClosure = implement('staffPreviewClosure', async ({ clock, database, account }, input) => {
  const { branch_ids, change } = input;
  for (const branch_id of branch_ids) requireBranch(account, branch_id);
  const dates = datesOf(change);
  const now = clock.now();
  // A transaction, because a change of hours is tried and taken back.
  const branches = await database.transaction(now, async (db) => {
    const seatsNear = seatsAround(db, now, new Set(branch_ids));
    const answers = [];
    for (const branch_id of branch_ids) {
      const branch = (await branchDays(db, branch_id, [change.date_from]))[0]?.day;
      if (branch === undefined) throw new Refusal('not_found');
      const touched = await touchedFamilies(db, await reservesTouchedBy(db, branch_id, change, dates));
      const reserves = [];
      for (const { id, children, ...reserve } of touched) {
        reserves.push({
          reserve_id: id,
          customer_id: reserve.customer_id,
          customer_name: reserve.customer_name,
          tel: reserve.tel,
          child_names: children.map(({ name }) => name),
          start_datetime: reserve.start_datetime.toISOString(),
          end_datetime: reserve.end_datetime.toISOString(),
          nearby: (await seatsNear({ ...reserve, children })).map((day) => ({
            branch_id: day.branch_id,
            branch_name: day.branch_name,
          })),
        });
      }
      const present = await childrenInCare(db, branch_id, dates);
      const repriced = (await reservesRepricedBy(db, branch_id, change, dates)).map((reserve) => ({
        ...reserve,
        start_datetime: reserve.start_datetime.toISOString(),
        end_datetime: reserve.end_datetime.toISOString(),
      }));
      answers.push({ branch_id, branch_name: branch.branch_name, present, reserves, repriced });
    }
    return answers;
  });
  return { status: 'OK', branches };
});
