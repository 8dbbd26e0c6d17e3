import { everyContract, everyRule, type Room } from './room.ts';
import { belowOnServer, serverArrows } from './server-arrows.ts';

const server = (...names: readonly string[]): string[] => names.map((name) => `src/server/${name}`);
const subjects = Object.keys(serverArrows);
export const everySubject = subjects.map((name) => `src/server/${name}`);
const each = (names: readonly string[], layer = ''): string[] => names.map((name) => `src/server/${name}${layer}`);

/** What SQL is asked with, and where it stands: a subject's own in its `store/`. */
const base = server('clock.ts', 'postgres', 'sealed-card.ts', 'services.ts');
const generalStores = server('store', 'tables', 'auth/store', 'notifying/store', 'files/store');
export const everyStore = [...generalStores, ...each(subjects, '/store')];
export const everyText = [...server('notifying/writing', 'auth/texts'), ...each(subjects, '/texts')];
const known = [...everyContract, ...everyRule];
const asking = server(
  'gateways',
  'http',
  'queue',
  'notifying',
  'auth',
  'files',
  'papers',
  'same-content.ts',
  'edit-row.ts',
);
/** What begins: a function that is called, a job that is due. Nothing but their lists imports them. */
const beginning = [
  ...known,
  ...base,
  ...everyStore,
  ...everyText,
  ...asking,
  ...each(subjects),
  ...server('callable', 'wrong-field.ts'),
];

/** A subject in its layers: SQL, words, what is done, and what begins it. */
function layersOf(subject: string): Record<string, Room> {
  const own = `src/server/${subject}`;
  const below = belowOnServer(subject);
  return {
    [`${own}/store`]: {
      holds: `SQL: ${subject}`,
      mayImport: [...everyRule, ...base, ...generalStores, ...each(below, '/store')],
    },
    [`${own}/texts`]: {
      holds: `words of mails and messages: ${subject}`,
      mayImport: [
        ...everyRule,
        'src/server/notifying/writing',
        ...each([subject, ...below], '/store'),
        ...each(below, '/texts'),
      ],
    },
    [own]: {
      holds: subject,
      mayImport: [
        ...known,
        ...base,
        ...asking,
        ...generalStores,
        ...server('notifying/writing', 'callable'),
        ...each([subject, ...below], '/store'),
        ...each([subject, ...below], '/texts'),
        ...each(below),
      ],
    },
    [`${own}/functions`]: { holds: `functions: ${subject}`, mayImport: beginning },
    [`${own}/jobs`]: {
      holds: `jobs: ${subject}`,
      mayImport: [...beginning, ...each(below, '/jobs'), 'src/server/notifying/jobs'],
    },
  };
}

export const serverRooms: Readonly<Record<string, Room>> = {
  'src/server/config.ts': { holds: 'the only reader of the environment', mayImport: server('environment') },
  'src/server/environment': {
    holds: 'every variable of the environment: what may stand in it and what it is for',
    mayImport: [],
  },
  'src/server/clock.ts': { holds: 'the server’s clock', mayImport: [] },
  'src/server/same-content.ts': { holds: 'a repeated call: same key, same content?', mayImport: ['src/contract'] },
  'src/server/sealed-card.ts': { holds: 'seals what is written about a child’s health', mayImport: [] },
  'src/server/services.ts': {
    holds: 'what a request or a job may use',
    mayImport: server('bearer-tokens.ts', 'clock.ts', 'config.ts', 'file-store', 'gateways', 'postgres'),
  },
  'src/server/file-store': {
    holds: 'where uploaded bytes lie: a folder, or an S3-compatible service',
    mayImport: ['src/server/config.ts'],
  },
  'src/server/bearer-tokens.ts': {
    holds: 'short bearer tokens with role claims',
    mayImport: server('clock.ts', 'auth/store'),
  },
  'src/server/faults.ts': {
    holds: 'the answer to what no route caught',
    mayImport: ['src/contract', 'src/server/postgres'],
  },
  'src/server/postgres': {
    holds: 'the only pool, three verbs (read, transaction, asRole), the pipeline, LISTEN',
    mayImport: [],
  },
  'src/server/tables': { holds: 'every table: owner, personal data, export, retention, erasure', mayImport: everyRule },
  'src/server/store': {
    holds: 'SQL of no subject: the audit log, rate limits, rows by key',
    mayImport: [...everyRule, ...server('clock.ts', 'postgres', 'tables', 'auth/store')],
  },
  'src/server/queue': {
    holds: 'names and payloads of jobs, the way into the queue',
    mayImport: server('postgres', 'services.ts'),
  },
  'src/server/gateways': {
    holds: 'the third parties, by base URL, through their SDKs',
    mayImport: [...everyRule, ...server('clock.ts', 'config.ts')],
  },
  'src/server/http': {
    holds: 'headers, compression, cached pages, connection limits and draining, metrics, text that comes in',
    mayImport: [...known, ...server('clock.ts', 'config.ts', 'postgres')],
  },
  'src/server/monitoring': {
    holds: 'log, health, who is told of trouble; its SQL in `store/`',
    mayImport: [...base, ...everyStore, ...server('config.ts', 'http')],
  },
  'src/server/edit-row.ts': {
    holds: 'editing without overwriting another’s change',
    mayImport: ['src/contract', ...server('postgres', 'store')],
  },
  'src/server/wrong-field.ts': {
    holds: 'a rule only the database can judge, said at its field',
    mayImport: ['src/contract', 'src/server/postgres'],
  },
  'src/server/auth/store': {
    holds: 'SQL: sign-in, sessions, second factor, tablets',
    mayImport: [...everyRule, ...server('clock.ts', 'postgres', 'sealed-card.ts')],
  },
  'src/server/auth/texts': {
    holds: 'words of mails about an account',
    mayImport: [...everyRule, 'src/server/notifying/writing'],
  },
  'src/server/auth': {
    holds: 'sign-in, sessions, passwords, mail links, who may act at which branch',
    mayImport: [
      ...known,
      ...base,
      ...everyStore,
      ...server('bearer-tokens.ts', 'faults.ts', 'gateways', 'http', 'notifying', 'queue'),
    ],
  },
  'src/server/auth/functions': { holds: 'functions: signing in', mayImport: beginning },
  'src/server/auth/jobs': {
    holds: 'jobs: mails about an account',
    mayImport: [...beginning, 'src/server/notifying/jobs'],
  },
  'src/server/notifying/store': {
    holds: 'SQL: messages on their way out',
    mayImport: [...everyRule, ...server('clock.ts', 'postgres')],
  },
  'src/server/notifying/writing': {
    holds: 'what a mail, a LINE message and a link look like',
    mayImport: [...everyRule, 'src/server/auth/store'],
  },
  'src/server/notifying': {
    holds: 'messages to families, branches and headquarters: every text by its kind, and the way into the queue',
    mayImport: [...everyRule, ...base, ...everyStore, ...everyText, 'src/server/queue'],
  },
  'src/server/notifying/jobs': { holds: 'jobs: sending what is due', mayImport: beginning },
  'src/server/files/store': { holds: 'SQL: files', mayImport: [...everyRule, 'src/server/postgres'] },
  'src/server/files': {
    holds: 'uploads: checked by content, re-encoded, served in public or to one person',
    mayImport: [...known, ...base, ...everyStore, ...server('auth', 'http', 'file-store')],
  },
  'src/server/files/functions': { holds: 'functions: files', mayImport: beginning },
  'src/server/files/jobs': { holds: 'jobs: files', mayImport: beginning },
  'src/server/papers': {
    holds: 'drawing what is handed out as PDF',
    mayImport: [...known, ...base, ...everyStore, 'src/server/auth'],
  },
  'src/server/papers/plugin.ts': {
    holds: 'handing papers out to whoever may have them',
    mayImport: [...known, ...base, ...everyStore, ...each(subjects), ...server('auth', 'papers')],
  },
  'src/server/callable': {
    holds: 'the protocol of functions: who calls, what is refused, what is recorded',
    mayImport: [...known, ...base, ...everyStore, ...server('auth', 'gateways', 'http', 'same-content.ts')],
  },
  ...Object.assign({}, ...subjects.map(layersOf)),
  'src/server/callable/registry.generated.ts': {
    holds: 'the body of every function',
    mayImport: [...known, ...each([...subjects, 'auth', 'files'], '/functions'), 'src/server/callable'],
  },
  'src/server/jobs.generated.ts': {
    holds: 'the body of every job',
    mayImport: [...each([...subjects, 'auth', 'files', 'notifying'], '/jobs'), 'src/server/queue'],
  },
  'src/server/webhooks': {
    holds: 'Stripe and LINE: checked, stored once, handled by a job',
    mayImport: [...everyRule, ...base, ...everyStore, ...server('gateways', 'queue')],
  },
  'src/server/data-api': {
    holds: 'catalogue → schema → trusted documents compiled to one SQL statement (decision 8)',
    mayImport: [
      'src/contract/operations',
      'src/domain',
      'src/domain/settings',
      'src/domain/text',
      'src/server/postgres',
    ],
  },
  'src/server/live': {
    holds: 'boards that hear of changes',
    mayImport: [...known, ...base, ...everyStore, 'src/server/auth'],
  },
  'src/server/demo-controls.ts': {
    holds: 'the demo’s clock and sweeps',
    mayImport: [...base, ...everyStore, ...server('queue', 'worker.ts')],
  },
  'src/server/job-runner.ts': {
    holds: 'runs one job and logs it',
    mayImport: server('jobs.generated.ts', 'monitoring', 'queue', 'services.ts'),
  },
  'src/server/worker.ts': {
    holds: 'the worker process',
    mayImport: [...base, ...everyStore, ...server('job-runner.ts', 'jobs.generated.ts', 'monitoring', 'queue')],
  },
  'src/server/app.ts': {
    holds: 'the web process: every route put together',
    mayImport: [
      ...everyContract,
      ...base,
      ...everyStore,
      ...each(subjects),
      ...server(
        'auth',
        'bearer-tokens.ts',
        'callable',
        'callable/registry.generated.ts',
        'config.ts',
        'data-api',
        'demo-controls.ts',
        'faults.ts',
        'file-store',
        'files',
        'gateways',
        'http',
        'live',
        'monitoring',
        'papers',
        'papers/plugin.ts',
        'webhooks',
      ),
    ],
  },
  'src/server/main.ts': {
    holds: 'the program',
    mayImport: server('clock.ts', 'app.ts', 'config.ts', 'monitoring', 'worker.ts'),
  },
};
