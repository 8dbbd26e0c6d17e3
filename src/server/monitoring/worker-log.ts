import { Logger } from 'graphile-worker';
import type { Services } from '../services.ts';
import { withoutEmails } from './log.ts';

/** graphile-worker's words in our log: errors and warnings, no addresses. */
export function workerLogger(log: Services['log']): Logger {
  return new Logger((scope) => (level, message) => {
    if (level === 'error') log.error({ scope: scope.label, job: scope.taskIdentifier }, withoutEmails(message));
    else if (level === 'warning') log.warn({ scope: scope.label }, withoutEmails(message));
  });
}
