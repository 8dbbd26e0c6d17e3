import type { Job } from '../../queue/job.ts';
import { deleteUnusedFiles } from '../store/files.ts';

/** Uploads unused for a day; deleting a row enqueues its removeFile automatically. */
export const sweepFiles: Job<'sweepFiles'> = async ({ clock, database, log }) => {
  const swept = await database.transaction(clock.now(), deleteUnusedFiles);
  if (swept > 0) log.info({ swept }, 'unused files');
};
