import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { eventually } from '../testing/eventually.ts';
import { openEndedSessions } from './ended-sessions.ts';
import { closeSession, openSession } from './store/sessions.ts';

const app = await testApp();
const { clock, database, log } = app.services;
const endedSession = async () => {
  const { id } = await database.transaction(clock.now(), (tx) =>
    openSession(tx, { uid: 'demo-sato', role: 'user' }, app.config),
  );
  await database.transaction(clock.now(), (tx) => closeSession(tx, id));
  return id;
};
const nobody = crypto.randomUUID();
/** Longer than any patience here. */
const NEVER_MS = 3_600_000;

describe('the memory of ended sessions', () => {
  it('answers from memory: a read costs no question to the database', async () => {
    const before = await endedSession();
    const memory = openEndedSessions({ url: app.config.DATABASE_URL, clock, database, log });
    // Not a promise: nothing was asked.
    await eventually(() => expect([memory.wasEnded(before), memory.wasEnded(nobody)]).toEqual([true, false]));
    await memory.close();
  });

  it('hears of it by NOTIFY: the list is not read again meanwhile', async () => {
    const memory = openEndedSessions({ url: app.config.DATABASE_URL, clock, database, log, rereadMs: NEVER_MS });
    await eventually(() => expect(memory.wasEnded(nobody)).toBe(false));
    const later = await endedSession();
    await eventually(() => expect(memory.wasEnded(later)).toBe(true));
    await memory.close();
  });

  it('asks the database until it has read the list, and reads on where NOTIFY is not heard', async () => {
    const deaf = 'postgres://localhost:9/nowhere';
    const before = await endedSession();
    const memory = openEndedSessions({ url: deaf, clock, database, log, rereadMs: 200 });
    expect(await Promise.all([memory.wasEnded(before), memory.wasEnded(nobody)])).toEqual([true, false]);
    await eventually(() => expect(memory.wasEnded(nobody)).toBe(false));
    const later = await endedSession();
    await eventually(() => expect(memory.wasEnded(later)).toBe(true));
    await memory.close();
  });

  it('forgets what no token can belong to any more', async () => {
    const id = await endedSession();
    app.clock.advance(601);
    const memory = openEndedSessions({ url: app.config.DATABASE_URL, clock, database, log });
    await eventually(() => expect(memory.wasEnded(nobody)).toBe(false));
    expect(memory.wasEnded(id)).toBe(false);
    await memory.close();
  });
});
