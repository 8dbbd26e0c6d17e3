import { everyContract, everyDefinition, everyRule, generalRules, type Room } from './room.ts';
import { serverRooms } from './server-rooms.ts';
import { subjects } from './subjects.ts';
import { webRooms } from './web-rooms.ts';

const defining = ['src/contract', 'src/contract/functions/definition.ts', ...everyRule];
/** A floor's rooms by subject: `place` names the room of one. */
const bySubject = (
  place: (subject: string) => string,
  holds: (subject: string) => string,
  below: (subject: string) => readonly string[],
): Record<string, Room> =>
  Object.fromEntries(
    Object.entries(subjects).map(([subject, { uses }]) => [
      place(subject),
      { holds: holds(subject), mayImport: [...below(subject), ...uses.map(place)] },
    ]),
  );

/**
 * The rooms of the house and the arrows between them: boundaries.test.ts fails on any other import, and
 * docs/generated/arrows.md is written from here (`npm run rooms`). A file belongs to the longest path that matches.
 */
export const rooms: Readonly<Record<string, Room>> = {
  'src/domain': { holds: 'codes, time, yen. No DOM, no Node, no clock', mayImport: [] },
  'src/domain/settings': {
    holds: 'the catalogue of settings, rows that begin on a day, which of them is in force',
    mayImport: ['src/domain'],
  },
  'src/domain/text': { holds: 'text: what can be stored, searched, shown; names and telephone numbers', mayImport: [] },
  'src/domain/routing': { holds: 'route table, guard, what travels in an address', mayImport: ['src/domain'] },
  'src/domain/auth': {
    holds: 'what a password and a PIN must be, what a role may call and open',
    mayImport: ['src/domain'],
  },
  'src/domain/files': { holds: 'what files are for, where a picture is read', mayImport: [] },
  ...bySubject(
    (subject) => `src/domain/${subject}`,
    (subject) => `rules: ${subject}`,
    () => generalRules,
  ),
  'src/contract': {
    holds: 'what crosses the wire: field rules, forms, the callable protocol, error catalogue',
    mayImport: everyRule,
  },
  'src/contract/functions/definition.ts': { holds: 'how a function is defined', mayImport: ['src/domain/auth'] },
  ...bySubject(
    (subject) => `src/contract/functions/${subject}`,
    (subject) => `payloads and answers: ${subject}`,
    () => [...defining, 'src/contract/functions/settings'],
  ),
  'src/contract/functions/settings': { holds: 'payloads and answers: dated settings', mayImport: defining },
  'src/contract/functions/auth': { holds: 'payloads and answers: signing in', mayImport: defining },
  'src/contract/functions/files.ts': { holds: 'payloads and answers: files', mayImport: defining },
  'src/contract/functions': {
    holds: 'every function by name, found by folder',
    mayImport: [...defining, ...everyDefinition],
  },
  'src/contract/api': {
    holds: 'the API for others: its operations, described by OpenAPI',
    mayImport: [...defining, ...everyDefinition],
  },
  'src/contract/operations': {
    holds: 'types and texts made from the trusted GraphQL documents',
    mayImport: [],
  },

  ...serverRooms,
  ...webRooms,
  db: {
    holds:
      '`schema/` by subject (tables once; functions, views, policies, triggers edited in place), `migrations/` after it, `seed/`, `tests/`, dumps `schema.sql`, `schema.graphql`',
    mayImport: [...everyRule, 'src/server/sealed-card.ts'],
  },
  emulators: {
    holds: 'LINE, Stripe, mail, Google Calendar, Chatwork, chat, S3: stateful, with faults (docs/emulators.md)',
    mayImport: [],
  },
  e2e: { holds: 'browser tests', mayImport: [...everyContract, ...everyRule, 'db', 'tools'] },
  bench: { holds: 'measurements', mayImport: ['src', 'db', 'deploy', 'emulators', 'tools'] },
  deploy: {
    holds: 'running it for real: backup and restore, units, image, rehearsals of them',
    mayImport: ['src', 'db', 'emulators', 'tools'],
  },
  soak: {
    holds: 'load and faults together, and the proof that all held',
    mayImport: ['src', 'db', 'deploy', 'emulators', 'tools'],
  },
  'deploy/rehearsal': {
    holds: 'more than one machine, rehearsed on one (`npm run cluster`)',
    mayImport: ['src', 'db', 'emulators', 'soak', 'tools'],
  },
  tools: { holds: 'launcher, test command, code generation', mayImport: ['src', 'db', 'emulators'] },
};
