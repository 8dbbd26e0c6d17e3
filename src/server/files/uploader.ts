import type { CallableErrorStatus } from '../../contract/callable.ts';
import { accountRole } from '../../domain/codes.ts';
import { familyRole } from '../../domain/family/family-codes.ts';
import { type FilePurpose, filePurposes } from '../../domain/files/file-purposes.ts';
import { isManager, requireBranch } from '../auth/branch-access.ts';
import { type Caller, pinBranchOf } from '../auth/caller.ts';
import { accountOfSession } from '../auth/store/accounts.ts';
import { personByUid } from '../membership/store/family-people.ts';
import type { Services } from '../services.ts';

/** Whose the file will be. */
interface Owner {
  account_id: number | null;
  branch_id: number | null;
  customer_id: number | null;
}

/** The caller may not, in the callable protocol's words. */
export class UploadDenied extends Error {
  readonly status: CallableErrorStatus;
  constructor(status: CallableErrorStatus) {
    super(status);
    this.status = status;
  }
}

/** Held against the purpose's rule before a byte of the body is read, from the database and not the token. */
export async function ownerOf(
  { clock, database }: Services,
  caller: Caller,
  purpose: FilePurpose,
  branch_id: number | null,
): Promise<Owner> {
  if (caller.role === 'anonymous') throw new UploadDenied('UNAUTHENTICATED');
  const { uid, role } = caller;
  const { uploader } = filePurposes[purpose];
  if (uploader === 'family' || (uploader === 'family_or_staff' && role === 'user')) {
    const person = role === 'user' ? await database.read(clock.now(), (db) => personByUid(db, uid)) : null;
    // A relative only looks, and from a hidden person nothing is taken.
    const guardian = person !== null && person.role !== familyRole.code.relative && !person.hidden_flag;
    if (!guardian) throw new UploadDenied('PERMISSION_DENIED');
    return { account_id: null, branch_id: null, customer_id: person.customer_id };
  }
  const account =
    role === 'staff' ? await database.read(clock.now(), (db) => accountOfSession(db, uid, pinBranchOf(caller))) : null;
  if (account === null) throw new UploadDenied('PERMISSION_DENIED');
  if (uploader === 'headquarters') {
    if (account.role !== accountRole.code.headquarters) throw new UploadDenied('PERMISSION_DENIED');
    return { account_id: account.id, branch_id: null, customer_id: null };
  }
  if (uploader === 'branch_manager' && !isManager(account)) throw new UploadDenied('PERMISSION_DENIED');
  if (branch_id === null) throw new UploadDenied('INVALID_ARGUMENT');
  requireBranch(account, branch_id);
  return { account_id: account.id, branch_id, customer_id: null };
}
