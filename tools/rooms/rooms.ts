import { domain, everyRule, type Room } from './room.ts';
import { serverRooms } from './server-rooms.ts';
import { webRooms } from './web-rooms.ts';

/**
 * The rooms of the house and the arrows between them: boundaries.test.ts fails on any other import, and the table in
 * ARCHITECTURE.md is written from here (`npm run rooms`). A file belongs to the longest path that matches.
 */
export const rooms: Readonly<Record<string, Room>> = {
  'src/domain': {
    holds: 'codes, time, text that can be stored, the company’s facts. No DOM, no Node, no clock',
    mayImport: [],
  },
  'src/domain/settings': {
    holds: 'the catalogue of settings, rows that begin on a day, which of them is in force',
    mayImport: ['src/domain'],
  },
  'src/domain/routing': { holds: 'route table, guard, what travels in an address', mayImport: ['src/domain'] },
  'src/domain/membership': {
    holds: 'customers, registration, ages, consents, contact details, passwords',
    mayImport: ['src/domain', 'src/domain/routing'],
  },
  'src/domain/care': {
    holds: 'caring for children: ratios, roster, allergies, sleep checks, records of the day',
    mayImport: ['src/domain', 'src/domain/settings', 'src/domain/membership'],
  },
  'src/domain/calendar': {
    holds: 'opening hours, capacity, what a day and its slots offer, meal hours',
    mayImport: ['src/domain', 'src/domain/settings', 'src/domain/care', 'src/domain/membership'],
  },
  'src/domain/seats': {
    holds: 'seats held for a moment, wishes for a full time, offers, the seat that is ready to take, days in a series',
    mayImport: ['src/domain', 'src/domain/settings', 'src/domain/calendar', 'src/domain/care', 'src/domain/membership'],
  },
  'src/domain/family': {
    holds:
      'people of a family, passes, the morning form, return after an illness, the day as a family sees it, messages',
    mayImport: ['src/domain', 'src/domain/settings', 'src/domain/calendar', 'src/domain/care', 'src/domain/membership'],
  },
  'src/domain/money': {
    holds: 'yen, prices, cancellation fees, plan changes, receipts, the books’ balance',
    mayImport: ['src/domain', 'src/domain/settings', 'src/domain/calendar', 'src/domain/membership'],
  },
  'src/domain/reserves': {
    holds: 'a reserve’s life: request, edit, attendance, the choice of a stay',
    mayImport: domain,
  },
  'src/contract': {
    holds: 'what crosses the wire: field rules, forms, the callable protocol, error catalogue',
    mayImport: everyRule,
  },
  'src/contract/functions': {
    holds: 'payload and answer of every function, by name',
    mayImport: ['src/contract', ...everyRule],
  },
  'src/contract/operations': {
    holds: 'trusted GraphQL documents by area, and the types made from them',
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
  e2e: { holds: 'browser tests', mayImport: ['src/contract', 'src/contract/operations', ...everyRule, 'db', 'tools'] },
  bench: { holds: 'measurements', mayImport: ['src', 'db', 'deploy', 'emulators', 'tools'] },
  deploy: {
    holds: 'running it for real: backup and restore, units, image, rehearsals of them',
    mayImport: ['src', 'db', 'emulators', 'tools'],
  },
  soak: {
    holds: 'load and faults together, and the proof that all held',
    mayImport: ['src', 'db', 'deploy', 'emulators'],
  },
  'deploy/rehearsal': {
    holds: 'more than one machine, rehearsed on one (`npm run cluster`)',
    mayImport: ['src', 'db', 'emulators', 'soak', 'tools'],
  },
  tools: { holds: 'launcher, test command, code generation', mayImport: ['src', 'db', 'emulators'] },
};
