import { addMinutes } from '../../../domain/time.ts';
import { LINK_MINUTES, privateAddress } from '../../files/private-link.ts';
import { documentName } from '../../files/stored-files.ts';
import { personSeesFile } from '../../store/files/file-sight.ts';
import { fileByKey } from '../../store/files/files.ts';
import { CallableError, implement, Refusal } from '../callable/context.ts';

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
  const name = file.width === null ? documentName : `${file.width}.webp`;
  const until = Math.floor(addMinutes(now, LINK_MINUTES).getTime() / 1000);
  const url = privateAddress(config.AUTH_SIGNING_KEY, { key: file.key, name, until, reader });
  return { status: 'OK', url, content_type: file.content_type };
});
