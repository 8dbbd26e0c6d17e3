import type { Job } from '../../queue/job.ts';
import { processWaitlistOfDay } from '../process-waitlist.ts';

/** Seats may have come free at a branch on a day. Asked again it finds nothing more to give. */
export const serveWaitlist: Job<'serveWaitlist'> = (services, { branch_id, date }) =>
  processWaitlistOfDay(services, branch_id, date);
