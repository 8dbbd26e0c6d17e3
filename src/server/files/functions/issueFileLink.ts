import { healthReadPage } from '../../../domain/care/health-codes.ts';
import { addMinutes } from '../../../domain/time.ts';
import { accountOfSession } from '../../auth/store/accounts.ts';
import { CallableError, type FunctionContext, implement, Refusal } from '../../callable/context.ts';
import { childOfDocument, noteHealthRead } from '../../care/store/health-reads.ts';
import { LINK_MINUTES, privateAddress } from '../private-link.ts';
import { personSeesFile } from '../store/file-sight.ts';
import { fileByKey } from '../store/files.ts';
import { documentName } from '../stored-files.ts';

/** The way to a private file: for the caller alone, if the policies of `files` show it to them, for some minutes. */
export const issueFileLink = implement('issueFileLink', async (context, { file_key }) => {
  const { clock, config, database, uid, staff_uid, pin_branch } = context;
  const now = clock.now();
  const reader =
    uid !== null
      ? { uid, role: 'user' as const, pin_branch: null }
      : { uid: staff_uid ?? '', role: 'staff' as const, pin_branch };
  if (reader.uid === '') throw new CallableError('UNAUTHENTICATED');
  const file = await database.read(now, (db) => fileByKey(db, file_key));
  if (file === null || !(await personSeesFile(database, now, reader, file.id))) throw new Refusal('not_found');
  await noteReader(context, file.id, now);
  const name = file.width === null ? documentName : `${file.width}.webp`;
  const until = Math.floor(addMinutes(now, LINK_MINUTES).getTime() / 1000);
  const url = privateAddress(config.AUTH_SIGNING_KEY, { key: file.key, name, until, reader });
  return { status: 'OK', url, content_type: file.content_type };
});

/** Staff who open a child's paper leave a line in the log of that child. */
async function noteReader(context: FunctionContext<'anyone'>, file_id: number, now: Date): Promise<void> {
  const { database, pin_branch, staff_uid } = context;
  if (staff_uid === null) return;
  await database.transaction(now, async (tx) => {
    const child_id = await childOfDocument(tx, file_id);
    const account = child_id === null ? null : await accountOfSession(tx, staff_uid, pin_branch);
    if (child_id === null || account === null) return;
    const page = healthReadPage.code.document;
    await noteHealthRead(tx, { child_id, account_id: account.id, branch_id: account.branch_id, page });
  });
}
