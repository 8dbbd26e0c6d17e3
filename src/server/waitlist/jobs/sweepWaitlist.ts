import type { Job } from '../../queue/job.ts';
import { sweepEntries } from '../sweep.ts';

/** Offers that ran out, waitlist entries whose day is over, and whatever waits since the quiet hours or a restart. */
export const sweepWaitlist: Job<'sweepWaitlist'> = (services) => sweepEntries(services);
