import type { Job } from '../../queue/job.ts';
import { deleteUnusedFiles } from '../store/files.ts';

/** Uploads nobody used for a day; each row that goes puts a removeFile into the queue by itself. */
export const sweepFiles: Job<'sweepFiles'> = async ({ clock, database, log }) => {
  const swept = await database.transaction(clock.now(), deleteUnusedFiles);
  if (swept > 0) log.info({ swept }, 'unused files');
};
