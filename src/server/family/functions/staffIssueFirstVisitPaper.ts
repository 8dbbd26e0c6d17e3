import { addMinutes } from '../../../domain/time.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { PAPER_MINUTES, paperAddress } from '../../papers/paper-link.ts';
import { packById } from '../store/packs.ts';

/** The signed paper, for staff of its branch. */
export const staffIssueFirstVisitPaper = implement('staffIssueFirstVisitPaper', async (context, input) => {
  const { account, clock, config, database, uid } = context;
  const pack = await database.read(clock.now(), (db) => packById(db, input.first_visit_pack_id));
  if (pack === null || pack.signed_at === null) throw new Refusal('not_found');
  requireBranch(account, pack.branch_id);
  const until = addMinutes(clock.now(), PAPER_MINUTES);
  const url = paperAddress(config.AUTH_SIGNING_KEY, { paper: 'first_visit', id: pack.id, uid, until });
  return { status: 'OK', url };
});
