import { authorityDue } from '../../../domain/branches/branch-end.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { branchState } from '../../branches/store/branch-pages.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { named } from '../closing/end-branch.ts';
import { branchEnd, leftOpen, reservesAfter } from '../store/branch-ends.ts';
import { touchedFamilies } from '../store/closure-notices.ts';

/** The end of a branch and its checklist, counted now. */
export const headquartersReadBranchEnd = implement(
  'headquartersReadBranchEnd',
  async ({ clock, database }, { branch_id, last_date: asked }) => {
    const now = clock.now();
    return database.read(now, async (db) => {
      const branch = await branchState(db, branch_id);
      if (branch === null || !branch.real_store_flag) throw new Refusal('not_found');
      const end = await branchEnd(db, branch_id);
      const last_date = end?.last_date ?? asked ?? tokyoDateOf(now);
      const reserves = await reservesAfter(db, branch_id, last_date);
      const stays = await touchedFamilies(db, reserves.slice(0, named));
      return {
        status: 'OK' as const,
        end: end && {
          id: end.id,
          version: end.version,
          last_date: end.last_date,
          answer_until: end.answer_until,
          reason: end.reason,
          announced_at: end.created_at.toISOString(),
          account_name: end.account_name,
          settled_at: end.settled_at?.toISOString() ?? null,
          authority_told_date: end.authority_told_date,
          authority_due: authorityDue(end.last_date),
          closure_id: end.closure_id,
          families_told: end.families_told,
        },
        last_date,
        reserves: reserves.length,
        stays: stays.map(({ id, customer_id, customer_name, tel, start_datetime, end_datetime }) => ({
          reserve_id: id,
          customer_id,
          customer_name,
          tel,
          start_datetime: start_datetime.toISOString(),
          end_datetime: end_datetime.toISOString(),
        })),
        ...(await leftOpen(db, branch_id, last_date)),
      };
    });
  },
);
