import type { Job } from '../../queue/job.ts';
import { serveBranchDay } from '../serve.ts';

/** Seats may have come free at a branch on a day. Asked again it finds nothing more to give. */
export const serveWaitlist: Job<'serveWaitlist'> = (services, { branch_id, date }) =>
  serveBranchDay(services, branch_id, date);
