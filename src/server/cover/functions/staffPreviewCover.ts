import { writtenFrom } from '../../../domain/cover/cover-call.ts';
import { coverAgreement } from '../../../domain/cover/cover-codes.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { requireShiftAhead } from '../ask-cover.ts';
import { candidatesFor } from '../candidates.ts';

export const staffPreviewCover = implement('staffPreviewCover', async ({ clock, database, account }, input) => {
  requireBranch(account, input.branch_id);
  const now = clock.now();
  return database.read(now, async (db) => {
    const settings = await requireShiftAhead(db, input, now);
    return {
      status: 'OK',
      candidates: await candidatesFor(db, input, settings, input.instead_of_account_id),
      written_from: writtenFrom(now, settings).toISOString(),
      agreement_needed: settings.cover_agreement === coverAgreement.code.needed,
    };
  });
});
