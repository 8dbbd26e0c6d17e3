import { addMinutes } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { PAPER_MINUTES, paperAddress } from '../../papers/paper-link.ts';
import { packOf } from '../store/packs.ts';

/** The signed paper, for the guardian who asks. */
export const issueFirstVisitPaper = implement('issueFirstVisitPaper', async (context, { branch_id }) => {
  const { clock, config, customer, database, uid } = context;
  const pack = await database.read(clock.now(), (db) => packOf(db, customer.id, branch_id));
  if (pack === null || pack.signed_at === null) throw new Refusal('not_found');
  const until = addMinutes(clock.now(), PAPER_MINUTES);
  const url = paperAddress(config.AUTH_SIGNING_KEY, { paper: 'first_visit', id: pack.id, uid, until });
  return { status: 'OK', url };
});
