import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FunctionCaller } from '../../../contract/functions/definition.ts';
import { type FunctionName, functions } from '../../../contract/functions/functions.ts';
import { hasRight, isStaffRight } from '../../../domain/auth/staff-rights.ts';
import { accountRole } from '../../../domain/codes.ts';
import { testApp } from '../app.ts';
import { fuzzPeople } from '../fuzz/people.ts';
import { type Door, doorPersons, type Found, permissionsText } from './document.ts';
import { footprintOf, traces } from './footprints.ts';
import { attempt, attemptsOf, type CallOutcome, declaredCallerOf, functionNames, mayCall } from './function-calls.ts';
import { askRoute, httpRoutes, routesOf } from './http-routes.ts';
import { foreignIds, idFields, idPathsOf } from './id-fields.ts';
import { markFamilies } from './marks.ts';
import { ask, operations, type Sight, variablesOf } from './operation-calls.ts';
import { asked, outsiders, type PersonName, persons, signInPersons, specialists } from './persons.ts';

const unlimited = '1000000/60';
const app = await testApp({
  emulators: true,
  anything: true,
  environment: {
    RATE_LIMIT_EMAIL_CHECK: unlimited,
    RATE_LIMIT_FORM: unlimited,
    RATE_LIMIT_SIGN_IN: unlimited,
    RATE_LIMIT_UPLOAD: unlimited,
  },
});
const people = await fuzzPeople(app);
await markFamilies(app.pool);
const other = await people.caller('cancelReserve');
const tokens = await signInPersons(app, other.token ?? '');
const foreign = await foreignIds(app.pool, asked);
const { rows: elsewhere } = await app.pool.query<{ id: number }>(
  "select id from accounts where uid like 'elsewhere-%'",
);
const own = {
  customer_ids: [Number(other.known.customer_id)],
  child_ids: [Number(other.known.child_id)],
  reserve_ids: [Number(other.known.reserve_id)],
  account_ids: elsewhere.map(({ id }) => id),
};
const before = await footprintOf(app.pool);
const found: { -readonly [Key in keyof Found]: Found[Key] } = {
  functions: [],
  operations: [],
  routes: new Map(),
  calls: 0,
};

const everybody: Door = {
  visitor: true,
  parent: true,
  'second guardian': true,
  relative: true,
  staff: true,
  tablet: true,
  manager: true,
  headquarters: true,
  accounting: true,
  support: true,
  'read-only': true,
};
const only = (...names: (keyof Door)[]): Door =>
  Object.fromEntries(doorPersons.map((who) => [who, names.includes(who)])) as Record<keyof Door, boolean>;
const doors: Readonly<Record<FunctionCaller, Door>> = {
  anyone: everybody,
  signed_in: only('parent', 'second guardian', 'relative'),
  customer: only('parent'),
  payer: only('parent'),
  guardian: only('parent', 'second guardian'),
  family: only('parent', 'second guardian', 'relative'),
  account: only('staff', 'tablet', 'manager', 'headquarters', 'accounting', 'support', 'read-only'),
  staff: only('staff', 'tablet', 'manager', 'headquarters'),
  manager: only('manager', 'headquarters'),
  headquarters: only('headquarters'),
  accounting: only('headquarters', 'accounting'),
  month: only('manager', 'headquarters', 'accounting'),
  figures: only('manager', 'headquarters', 'accounting', 'read-only'),
  inbox: only('staff', 'tablet', 'manager', 'headquarters', 'support'),
  support: only('headquarters', 'support'),
};
/** What roles with one kind of work see of a family beyond their own functions: support what it asked by the form. */
const sightsOfSpecialists: Readonly<Record<(typeof specialists)[number], readonly string[]>> = {
  accounting: [],
  support: ['SelectStaffInbox'],
  'read-only': [],
};
/** Of staff, but about one's own account: a PIN does not open it (callable/pin-rights.ts). */
const notByPin =
  /^staff(SaveOwnName|End(Other)?Sessions?|(Begin|Finish|Remove)(Totp|Passkey)|RenewRecoveryCodes|RemovePin)$/;

/** Answered OK although an id is another's, because it says and does nothing with it. */
const answersAnyway: Readonly<Partial<Record<FunctionName, string>>> = {
  cancelKonbiniSlip: 'nothing of the caller’s is open, so nothing is cancelled',
  changeChildBirthDate: 'amounts accepted for a reserve that is not concerned',
  endSession: 'silence',
  staffEndSession: 'silence',
  holdSeat: 'no seat is held',
  releaseSeat: 'silence',
  quoteReserve: 'a price has nothing to do with who fetches',
  quoteSeries: 'a price has nothing to do with who fetches',
  quoteWaitlistEntry: 'meals of a child that does not come',
  createWaitlistEntry: 'meals of a child that does not come',
  readFamilyThread: 'the own thread, whatever message it should begin at',
  reserveTodayBranches: 'ages unknown, as for a visitor',
  staffEnterByHand: 'row by row, each refused',
  staffPreviewPattern: 'the own branch’s days',
  staffPreviewCover: 'the own branch’s colleagues; whoever is not among them is only left out',
  staffReadAbsence: 'the own branch’s day; whoever is not planned there is nobody’s absence',
};

describe('functions', () => {
  it('name no row by a field that nobody thought of', () => {
    const unknown = functionNames.flatMap((name) =>
      idPathsOf(functions[name].input).filter((each) => !Object.hasOwn(idFields, each.name)),
    );
    expect(unknown).toEqual([]);
  });

  it('open for those they are for, and for nobody else', async () => {
    const rows: { name: FunctionName; door: Door; foreign: string }[] = [];
    for (const name of functionNames) {
      const answers = await Promise.all(doorPersons.map((who) => mayCall(app, name, tokens[who])));
      const door = Object.fromEntries(doorPersons.map((who, at) => [who, answers[at]])) as Record<keyof Door, boolean>;
      rows.push({ name, door, foreign: '' });
    }
    found.functions = rows;
    const wrong = rows.filter(({ name, door }) => {
      const wanted = doors[declaredCallerOf(name)];
      const expected = notByPin.test(name) ? { ...wanted, tablet: false } : wanted;
      return doorPersons.some((who) => door[who] !== expected[who]);
    });
    expect(wrong).toEqual([]);
  });

  it('tell and change nothing of another family or branch, whichever id is replaced by theirs', async () => {
    const outcomes: CallOutcome[] = [];
    for (const name of functionNames) {
      for (const each of attemptsOf(name, people, foreign, other.known))
        outcomes.push(await attempt(app, tokens, each));
    }
    const short = ({ name, who, ids, answer }: CallOutcome) => `${name} as ${who} with ${ids}: ${answer}`;
    expect(outcomes.filter(({ tells }) => tells).map(short)).toEqual([]);
    expect(outcomes.filter(({ status }) => status >= 500).map(short)).toEqual([]);
    // What the schema refuses says nothing about permissions.
    expect(
      outcomes.filter(({ name, payload }) => !functions[name].input.safeParse(payload).success).map(short),
    ).toEqual([]);
    const agreed = outcomes.filter(({ ids, answer, name }) => ids !== '' && answer === 'OK' && !answersAnyway[name]);
    expect(agreed.map(short)).toEqual([]);
    found.calls += outcomes.length;
    found.functions = found.functions.map((row) => {
      const answers = outcomes.filter(({ name, ids }) => name === row.name && ids !== '').map(({ answer }) => answer);
      const heard = [...new Set(answers.map((each) => (each === 'OK' ? `OK: ${answersAnyway[row.name]}` : each)))];
      const caller = declaredCallerOf(row.name);
      const none = isStaffRight(caller) && !hasRight(accountRole.code.branchManager, caller) ? 'headquarters' : 'no id';
      return { ...row, foreign: heard.length === 0 ? none : heard.sort().join(', ') };
    });
  });
});

/** A manager sees what staff and a tablet of the same branch see, and more. */
const readers = persons.filter((who) => who !== 'staff elsewhere' && who !== 'tablet elsewhere');

describe('operations', () => {
  it('show a family to itself, its branch and headquarters alone', async () => {
    const rows: { operation: (typeof operations)[number]; sights: Partial<Record<PersonName, Sight>> }[] = [];
    const leaks: string[] = [];
    for (const operation of operations) {
      const variables = variablesOf(operation, foreign);
      const asking = operation.writes ? outsiders : readers;
      const sights = await Promise.all(asking.map((who) => ask(app, operation, variables, tokens[who])));
      const byPerson = Object.fromEntries(asking.map((who, at) => [who, sights[at]])) as Partial<
        Record<PersonName, Sight>
      >;
      found.calls += asking.filter((who) => outsiders.includes(who)).length;
      leaks.push(
        ...outsiders.filter((who) => byPerson[who] === 'sees the family').map((who) => `${operation.name} ${who}`),
      );
      rows.push({ operation, sights: byPerson });
    }
    expect(leaks).toEqual([]);
    const seenBy = (who: (typeof specialists)[number]) =>
      rows.filter(({ sights }) => sights[who] === 'sees the family').map(({ operation }) => operation.name);
    expect(Object.fromEntries(specialists.map((who) => [who, seenBy(who)]))).toEqual(sightsOfSpecialists);
    found.operations = rows;
  });
});

it('functions and operations leave no trace in what was there', async () => {
  expect(traces(before, await footprintOf(app.pool), own)).toEqual([]);
});

describe('routes', () => {
  it('are all known, and each names a test that exists', () => {
    expect(Object.keys(httpRoutes).sort()).toEqual(routesOf(app.server));
    const root = join(import.meta.dirname, '..', '..', '..', '..');
    expect(Object.values(httpRoutes).filter(({ test }) => !existsSync(join(root, test)))).toEqual([]);
  });

  it('give nothing of a family without the proof they ask for', async () => {
    const rows = new Map<string, readonly string[]>();
    for (const entry of Object.entries(httpRoutes)) {
      const { statuses, tells } = await askRoute(app, tokens, entry);
      expect([entry[0], tells]).toEqual([entry[0], []]);
      rows.set(entry[0], statuses);
    }
    found.routes = rows;
  });
});

it('are written down as they are (docs/generated/permissions.md, `npm run permissions`)', async () => {
  await expect(permissionsText(found)).toMatchFileSnapshot('../../../../docs/generated/permissions.md');
});
