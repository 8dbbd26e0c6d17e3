import { requireBranch, requireKnownChild } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { noteHealthAcknowledgement } from '../store/card-versions.ts';

/** A branch has taken note of a child's card; what changes from now on is marked there. */
export const staffNoteChildHealth = implement(
  'staffNoteChildHealth',
  async ({ account, clock, database, uid, pin_branch }, { child_id, branch_id, version_id }) => {
    requireBranch(account, branch_id);
    await requireKnownChild({ database, clock, uid, pin_branch }, child_id);
    const acknowledgement = { branch_id, child_id, version_id, account_id: account.id };
    const noted = await database.transaction(clock.now(), (tx) => noteHealthAcknowledgement(tx, acknowledgement));
    if (!noted) throw new Refusal('not_found');
    return { status: 'OK' };
  },
);
