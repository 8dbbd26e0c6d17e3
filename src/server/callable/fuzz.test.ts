import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FunctionName, functions } from '../../contract/functions/functions.ts';
import { testApp } from '../testing/app.ts';
import {
  fieldAt,
  hostileDates,
  hostileNumbers,
  pathsOf,
  replaced,
  spoiled,
  spoiling,
} from '../testing/fuzz/hostile.ts';
import { fuzzPeople, type Person } from '../testing/fuzz/people.ts';
import { fuzzSettings, fuzzTimeout, inFull } from '../testing/fuzz/settings.ts';

const app = await testApp({
  emulators: true,
  anything: true,
  environment: {
    RATE_LIMIT_SIGN_IN: '1000000/60',
    RATE_LIMIT_EMAIL_CHECK: '1000000/60',
    RATE_LIMIT_FORM: '1000000/60',
    RATE_LIMIT_REQUEST: '10000000/60',
    LOG_LEVEL: process.env.FUZZ_LOG ?? 'silent',
  },
});
const people = await fuzzPeople(app);
const names = Object.keys(functions) as FunctionName[];
const callers = new Map<FunctionName, Person>();

/** What can be done only once, by each caller or with the same values: after an OK the next call uses another caller. */
const once =
  /^(create(Customer|Reserve|ReservesCustomer)|(un|re)subscribe|cancel|staff(Cancel|Create|Check|Refund)|buy|(user|partner)Inq|staffRec|(e|changeE)mail)/;

/** An id no row has. */
const NOBODY = 2_147_483_647;

/** A person who may call it. */
async function callerOf(name: FunctionName): Promise<Person> {
  const person = callers.get(name) ?? (await people.caller(name));
  callers.set(name, person);
  return person;
}

async function call(name: FunctionName, change: (payload: unknown) => unknown): Promise<number> {
  const person = await callerOf(name);
  const answer = await app.request(name, change(people.payload(name, person)), person.token);
  if (once.test(name) && answer.statusCode === 200 && answer.json().result.status === 'OK') callers.delete(name);
  return answer.statusCode;
}

const isMoment = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);

describe('functions and whatever a client sends', () => {
  it('accept what the fuzz starts from', async () => {
    const refused: unknown[] = [];
    for (const name of names) {
      const payload = people.payload(name, await callerOf(name));
      const parsed = functions[name].input.safeParse(payload);
      if (!parsed.success) refused.push([name, parsed.error.issues]);
    }
    expect(refused).toEqual([]);
  });

  it(
    'never answer 500 or more, whichever field holds what no database can store, or lies beyond any range',
    async () => {
      const broken: string[] = [];
      for (const [turn, name] of names.entries()) {
        const payload = people.payload(name, await callerOf(name));
        for (const [position, path] of pathsOf(payload).entries()) {
          const value = fieldAt(payload, path);
          const beyond = typeof value === 'number' ? hostileNumbers : hostileDates;
          // A moment is looked at closely: most of what is no date is refused before it could do harm.
          const moments = isMoment(value) ? hostileDates.filter(isMoment) : [];
          const hostile = ['\ud800テ\u0000', beyond[position % beyond.length], NOBODY];
          // Each in turn from field to field; all of them in the long form.
          const tried = inFull ? hostile : [hostile[(position + turn) % hostile.length]];
          for (const by of [...tried, ...moments]) {
            const status = await call(name, (payload) => replaced(payload, path, by));
            if (status >= 500) broken.push(`${name} ${path.join('.')} ${JSON.stringify(by)}: ${status}`);
          }
        }
      }
      expect(broken).toEqual([]);
    },
    fuzzTimeout,
  );

  it(
    'never answer 500 or more to anything else',
    async () => {
      const settings = fuzzSettings(600);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...names), spoiling, async (name, spoils) => {
          expect(await call(name, (payload) => spoiled(payload, spoils))).toBeLessThan(500);
        }),
        settings,
      );
    },
    fuzzTimeout,
  );
});
