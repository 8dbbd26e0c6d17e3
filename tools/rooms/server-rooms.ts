import { everyContract, everyRule, type Room } from './room.ts';

const serverBase = ['src/server/clock.ts', 'src/server/postgres', 'src/server/services.ts', 'src/server/store'];

export const serverRooms: Readonly<Record<string, Room>> = {
  'src/server/config.ts': { holds: 'the only reader of the environment', mayImport: [] },
  'src/server/clock.ts': { holds: 'the server’s clock', mayImport: [] },
  'src/server/same-content.ts': { holds: 'a repeated call: same key, same content?', mayImport: ['src/contract'] },
  'src/server/services.ts': {
    holds: 'what a request or a job may use',
    mayImport: [
      'src/server/bearer-tokens.ts',
      'src/server/clock.ts',
      'src/server/config.ts',
      'src/server/file-store',
      'src/server/gateways',
      'src/server/postgres',
    ],
  },
  'src/server/file-store': {
    holds: 'where uploaded bytes lie: a folder, or an S3-compatible service',
    mayImport: ['src/server/config.ts'],
  },
  'src/server/bearer-tokens.ts': {
    holds: 'short bearer tokens with role claims',
    mayImport: ['src/server/clock.ts', 'src/server/store'],
  },
  'src/server/faults.ts': {
    holds: 'the answer to what no route caught',
    mayImport: ['src/contract', 'src/server/postgres'],
  },
  'src/server/postgres': {
    holds: 'the only pool, three verbs (read, transaction, asRole), the pipeline, LISTEN',
    mayImport: [],
  },
  'src/server/store': {
    holds: 'the only SQL in TypeScript, by subject; `money/books.ts` the only writer of money',
    mayImport: [...everyRule, 'src/server/clock.ts', 'src/server/postgres'],
  },
  'src/server/queue': {
    holds: 'names and payloads of jobs, the way into the queue',
    mayImport: ['src/server/postgres', 'src/server/services.ts'],
  },
  'src/server/gateways': {
    holds: 'the third parties, by base URL, through their SDKs',
    mayImport: ['src/server/clock.ts', 'src/server/config.ts'],
  },
  'src/server/http': {
    holds: 'headers, compression, kept pages, connection limits and draining, metrics, text that comes in',
    mayImport: ['src/contract', ...everyRule, 'src/server/clock.ts', 'src/server/config.ts', 'src/server/postgres'],
  },
  'src/server/monitoring': {
    holds: 'log, health, who is told of trouble',
    mayImport: ['src/server/config.ts', 'src/server/http', ...serverBase],
  },
  'src/server/auth': {
    holds: 'sign-in, sessions, passwords, mail links',
    mayImport: [
      'src/contract',
      ...everyRule,
      ...serverBase,
      'src/server/bearer-tokens.ts',
      'src/server/faults.ts',
      'src/server/gateways',
      'src/server/http',
      'src/server/queue',
    ],
  },
  'src/server/notifying': {
    holds: 'messages to families: texts, and their way into the queue',
    mayImport: [...everyRule, ...serverBase, 'src/server/queue'],
  },
  'src/server/billing': {
    holds: 'moving money: attempts, subscriptions, what Stripe tells us',
    mayImport: [
      'src/contract',
      ...everyRule,
      ...serverBase,
      'src/server/gateways',
      'src/server/notifying',
      'src/server/queue',
    ],
  },
  'src/server/reserving': {
    holds: 'taking, changing and giving back seats',
    mayImport: [
      'src/contract',
      ...everyRule,
      ...serverBase,
      'src/server/notifying',
      'src/server/queue',
      'src/server/same-content.ts',
    ],
  },
  'src/server/branch-desk': {
    holds: 'what staff do at a branch: attendance, check-out, requests, who may act where',
    mayImport: [
      'src/contract',
      ...everyRule,
      ...serverBase,
      'src/server/notifying',
      'src/server/reserving',
      'src/server/same-content.ts',
    ],
  },
  'src/server/headquarters': {
    holds: 'what headquarters decide: editing without overwriting, opening the company, its contents',
    mayImport: [
      'src/contract',
      ...everyRule,
      ...serverBase,
      'src/server/branch-desk',
      'src/server/gateways',
      'src/server/notifying',
      'src/server/queue',
      'src/server/reserving',
    ],
  },
  'src/server/functions': {
    holds: 'one file a function, by area: load, decide (domain), write, enqueue; `callable/` is the protocol',
    mayImport: [
      ...everyContract,
      ...everyRule,
      ...serverBase,
      'src/server/auth',
      'src/server/billing',
      'src/server/branch-desk',
      'src/server/files',
      'src/server/gateways',
      'src/server/headquarters',
      'src/server/http',
      'src/server/notifying',
      'src/server/papers',
      'src/server/queue',
      'src/server/reserving',
      'src/server/same-content.ts',
    ],
  },
  'src/server/jobs': {
    holds: 'one effect each, idempotent',
    mayImport: [
      ...everyRule,
      ...serverBase,
      'src/server/billing',
      'src/server/files',
      'src/server/gateways',
      'src/server/notifying',
      'src/server/queue',
      'src/server/reserving',
    ],
  },
  'src/server/webhooks': {
    holds: 'Stripe and LINE: checked, stored once, handled by a job',
    mayImport: [...everyRule, ...serverBase, 'src/server/gateways', 'src/server/queue'],
  },
  'src/server/data-api': {
    holds: 'catalogue → schema → trusted documents compiled to one SQL statement (decision 8)',
    mayImport: ['src/contract/operations', 'src/domain', 'src/server/postgres'],
  },
  'src/server/live': {
    holds: 'boards that hear of changes',
    mayImport: ['src/contract', ...everyRule, ...serverBase, 'src/server/auth'],
  },
  'src/server/receipts': { holds: 'receipts as PDF', mayImport: ['src/contract', ...everyRule, ...serverBase] },
  'src/server/papers': {
    holds: 'a child’s day and the first report of a serious incident as PDF, for the manager who asked',
    mayImport: ['src/contract', ...everyRule, ...serverBase, 'src/server/auth', 'src/server/branch-desk'],
  },
  'src/server/files': {
    holds: 'uploads: checked by content, re-encoded, served in public or to one person',
    mayImport: [
      'src/contract',
      ...everyRule,
      ...serverBase,
      'src/server/auth',
      'src/server/branch-desk',
      'src/server/http',
      'src/server/file-store',
    ],
  },
  'src/server/calendar-file': {
    holds: 'a reserve as .ics, and the calendar address of a family',
    mayImport: [...everyRule, ...serverBase, 'src/server/http', 'src/server/notifying'],
  },
  'src/server/postal-code': { holds: 'addresses by postal code', mayImport: serverBase },
  'src/server/demo': {
    holds: 'the demo’s clock and sweeps',
    mayImport: [...serverBase, 'src/server/queue', 'src/server/worker.ts'],
  },
  'src/server/job-runner.ts': {
    holds: 'runs one job and logs it',
    mayImport: ['src/server/jobs', 'src/server/monitoring', 'src/server/queue', 'src/server/services.ts'],
  },
  'src/server/worker.ts': {
    holds: 'the worker process',
    mayImport: [
      ...serverBase,
      'src/server/job-runner.ts',
      'src/server/jobs',
      'src/server/monitoring',
      'src/server/queue',
    ],
  },
  'src/server/app.ts': {
    holds: 'the web process: every route put together',
    mayImport: [
      ...everyContract,
      ...serverBase,
      'src/server/auth',
      'src/server/bearer-tokens.ts',
      'src/server/calendar-file',
      'src/server/config.ts',
      'src/server/data-api',
      'src/server/demo',
      'src/server/faults.ts',
      'src/server/file-store',
      'src/server/files',
      'src/server/functions',
      'src/server/gateways',
      'src/server/http',
      'src/server/live',
      'src/server/monitoring',
      'src/server/papers',
      'src/server/postal-code',
      'src/server/receipts',
      'src/server/webhooks',
    ],
  },
  'src/server/main.ts': {
    holds: 'the program',
    mayImport: [
      'src/server/clock.ts',
      'src/server/app.ts',
      'src/server/config.ts',
      'src/server/monitoring',
      'src/server/worker.ts',
    ],
  },
};
