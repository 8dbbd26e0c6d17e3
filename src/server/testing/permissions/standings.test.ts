import { describe, expect, it } from 'vitest';
import type { FunctionCaller } from '../../../contract/functions/definition.ts';
import type { FunctionName } from '../../../contract/functions/functions.ts';
import { testApp } from '../app.ts';
import { fuzzPeople } from '../fuzz/people.ts';
import { attemptsOf, declaredCallerOf, functionNames } from './function-calls.ts';
import { foreignIds } from './id-fields.ts';
import { markFamilies, mentionsFamily } from './marks.ts';
import { ask, operations, variablesOf } from './operation-calls.ts';
import { asked } from './persons.ts';

/**
 * People of the asked family itself from whom it is hidden, or who were removed from it, with the family's own ids in every function
 * and operation there is: what is tried comes from the registries, what each hears is written here.
 */
const unlimited = '1000000/60';
const app = await testApp({
  emulators: true,
  environment: { RATE_LIMIT_EMAIL_CHECK: unlimited, RATE_LIMIT_FORM: unlimited, RATE_LIMIT_SIGN_IN: unlimited },
});
const people = await fuzzPeople(app);
await markFamilies(app.pool);
const other = await people.caller('cancelReserve');
const foreign = await foreignIds(app.pool, asked);

const standings = [
  'hidden guardian',
  'hidden relative',
  'removed guardian',
  'removed relative',
  'relative',
  'hidden payer',
] as const;
type Standing = (typeof standings)[number];
async function person(standing: Exclude<Standing, 'hidden payer'>): Promise<string> {
  const uid = standing.replace(' ', '-');
  await app.pool.query(
    `with u as (insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $1 || '@example.jp', 'x'))
     insert into family_members (customer_id, role, uid, name, hidden_flag, removed_at)
     values ($2, $3, $1, '試験 花子', $4, case when $5 then app.now() end)`,
    [
      uid,
      asked.customer_id,
      standing.endsWith('guardian') ? 2 : 3,
      standing.startsWith('hidden'),
      standing.startsWith('removed'),
    ],
  );
  return app.tokenOf(uid);
}
/** What the paying member said of themself or asked is no secret from them: marked stays what is of the others. */
async function hiddenPayer(): Promise<string> {
  await app.pool.query(
    `with i as (update inquiries set name = '本人 一人', tel = '0312345678', email = 'own@example.jp', inquiry_text = '質問' where customer_id = $1)
     update customers set name = '本人 一人', name_kana = 'ホンニン ヒトリ', tel = '0312345678', address1 = '港区', address2 = '1-1',
       email = 'own@example.jp', emergency_contact_name = '本人 母', emergency_contact_tel = '0312345679',
       stripe_customer_id = null where id = $1`,
    [asked.customer_id],
  );
  await app.pool.query('update family_members set hidden_flag = true where uid = $1', [asked.uid]);
  return app.tokenOf(asked.uid);
}
const tokens = {
  'removed guardian': await person('removed guardian'),
  'hidden guardian': await person('hidden guardian'),
  'hidden relative': await person('hidden relative'),
  'removed relative': await person('removed relative'),
  relative: await person('relative'),
  'hidden payer': await hiddenPayer(),
};

type Families = Extract<FunctionCaller, 'customer' | 'payer' | 'guardian' | 'family'>;
/** The refusal of every function of families; a relative may call those of the family. */
const heard: Readonly<Record<Standing, Readonly<Record<Families, string | null>>>> = {
  'hidden guardian': {
    customer: 'paying_member_only',
    payer: 'paying_member_only',
    guardian: 'ask_headquarters',
    family: 'ask_headquarters',
  },
  'hidden relative': {
    customer: 'paying_member_only',
    payer: 'paying_member_only',
    guardian: 'ask_headquarters',
    family: 'ask_headquarters',
  },
  'removed guardian': {
    customer: 'not_registered',
    payer: 'not_registered',
    guardian: 'not_registered',
    family: 'not_registered',
  },
  'removed relative': {
    customer: 'not_registered',
    payer: 'not_registered',
    guardian: 'not_registered',
    family: 'not_registered',
  },
  relative: {
    customer: 'paying_member_only',
    payer: 'paying_member_only',
    guardian: 'guardians_only',
    family: null,
  },
  'hidden payer': {
    customer: 'ask_headquarters',
    payer: null,
    guardian: 'ask_headquarters',
    family: 'ask_headquarters',
  },
};
const isOfFamilies = (caller: string): caller is Families => Object.hasOwn(heard.relative, caller);
/** They change who signs in, and are their own tests' (auth, registration). */
const ownAccount: readonly FunctionName[] = [
  'endSession',
  'createCustomer',
  'createReservesCustomer',
  'createSubscription',
];
const tried = functionNames.filter(
  (name) =>
    !/^(staff|headquarters)/.test(name) && !['staff', 'manager', 'headquarters'].includes(declaredCallerOf(name)),
);

/** What a relative reads of the family: its stays and pictures of the day. */
const seenByRelative = ['SelectMypageShared'];

/** A stay by its row, its child or its time; empty places are what the specification's shapes keep. */
const stay =
  /"(reserve_id|childcare_id|child_id|pick_up_name|reserve_date|start_datetime|end_datetime)":(?!null|0\b|"")[^,}]*/;
const mentionsStay = (body: string): string | undefined => stay.exec(body)?.[0];

describe('operations with the own family’s ids', () => {
  it.each(standings)('as %s', async (standing) => {
    const seen: string[] = [];
    for (const operation of operations.filter(({ writes }) => !writes)) {
      const sight = await ask(app, operation, variablesOf(operation, foreign), tokens[standing]);
      if (sight === 'sees the family') seen.push(operation.name);
    }
    expect(seen).toEqual(standing === 'relative' ? seenByRelative : []);
  });

  it('as hidden payer: of money amount, day and number, and nowhere a stay, its children or its hours', async () => {
    const notices: string[] = [];
    for (const operation of operations.filter(({ writes }) => !writes)) {
      const body = { id: operation.id, variables: variablesOf(operation, foreign) };
      const answer = await app.post('/v1/graphql', body, { authorization: `Bearer ${tokens['hidden payer']}` });
      if (mentionsStay(answer.body)) notices.push(`${operation.name}: ${mentionsStay(answer.body)}`);
    }
    expect(notices).toEqual([]);
  });
});

describe('functions with the own family’s ids', () => {
  it.each(standings)('as %s', async (standing) => {
    const wrong: string[] = [];
    for (const name of tried) {
      const caller = declaredCallerOf(name);
      if (ownAccount.includes(name)) continue;
      const [attempt] = attemptsOf(name, people, foreign, other.known).filter(({ who }) => who === 'other parent');
      const expected = isOfFamilies(caller) ? heard[standing][caller] : null;
      if (standing === 'relative' && expected === null) continue;
      const answer = await app.request(name, attempt?.payload ?? {}, tokens[standing]);
      const { result } = answer.json();
      if (answer.statusCode >= 500 || mentionsFamily(answer.body)) wrong.push(`${name}: ${answer.body.slice(0, 200)}`);
      else if (standing === 'hidden payer' && mentionsStay(answer.body))
        wrong.push(`${name}: ${mentionsStay(answer.body)}`);
      else if (expected !== null && result?.type !== expected) wrong.push(`${name}: ${result?.type} for ${expected}`);
    }
    expect(wrong).toEqual([]);
  });
});
