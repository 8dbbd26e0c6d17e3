import type { Services } from '../services.ts';
import type { JobName, JobPayloads } from './names.ts';

/** A job does one effect, may run again after a failure, and finds out for itself whether it is still needed. */
export type Job<Name extends JobName> = (services: Services, payload: JobPayloads[Name]) => Promise<void>;
export type Jobs = { [Name in JobName]: Job<Name> };
