import { handleLineEvent } from './handleLineEvent.ts';
import { handleStripeEvent } from './handleStripeEvent.ts';
import type { Jobs } from './job.ts';
import { sendPasswordResetMail } from './sendPasswordResetMail.ts';

/** Every job by its name. */
export const jobs: Jobs = { handleLineEvent, handleStripeEvent, sendPasswordResetMail };

/** When jobs run by themselves, in Asia/Tokyo wall time (graphile-worker's crontab reads UTC, so minutes only). */
export const crontab = '';
