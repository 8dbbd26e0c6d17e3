import type { Job } from '../../queue/job.ts';
import { allNames, nameInStore } from '../stored-files.ts';

/** The bytes of a file whose row is gone. What was deleted before is deleted again without harm. */
export const removeFile: Job<'removeFile'> = async ({ files }, { file_key: key, private_flag, width }) => {
  for (const name of allNames(width)) await files.delete(nameInStore({ private_flag, key }, name));
};
