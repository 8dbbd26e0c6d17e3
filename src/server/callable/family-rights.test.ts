import { describe, expect, it } from 'vitest';
import { type FunctionName, functions } from '../../contract/functions/functions.ts';
import { documents } from '../../contract/operations/documents.generated.ts';
import { testApp } from '../testing/app.ts';
import { pathsOf } from '../testing/fuzz/hostile.ts';
import { fuzzPeople } from '../testing/fuzz/people.ts';

const app = await testApp({ emulators: true, environment: { RATE_LIMIT_EMAIL_CHECK: '1000000/60' } });
const people = await fuzzPeople(app);

/** Another person of a family, beside 木村's partner and mother. */
async function addPerson(
  uid: string,
  customer_uid: string,
  role: number,
  state: { hidden?: boolean; removed?: boolean },
) {
  await app.pool.query(
    `with u as (insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $1 || '@example.jp', 'x'))
     insert into family_members (customer_id, role, uid, name, hidden_flag, removed_at)
     select id, $3, $1, '試験 花子', $4, case when $5 then app.now() end from customers where uid = $2`,
    [uid, customer_uid, role, state.hidden ?? false, state.removed ?? false],
  );
}
await app.pool.query("update family_members set hidden_flag = true where uid = 'demo-yamamoto'");
await addPerson('hidden-guardian', 'demo-suzuki', 2, { hidden: true });
await addPerson('hidden-relative', 'demo-sato', 3, { hidden: true });
await addPerson('removed-guardian', 'demo-sato', 2, { removed: true });

const tokens = {
  visitor: undefined,
  newcomer: await app.tokenOf('demo-matsumoto'),
  payer: await app.tokenOf('demo-kimura'),
  hidden_payer: await app.tokenOf('demo-yamamoto'),
  guardian: await app.tokenOf('demo-kimura-partner'),
  relative: await app.tokenOf('demo-kimura-mother'),
  hidden_guardian: await app.tokenOf('hidden-guardian'),
  hidden_relative: await app.tokenOf('hidden-relative'),
  removed: await app.tokenOf('removed-guardian'),
  staff: await app.tokenOf('demo-minato-staff', 'staff'),
} as const;
type Who = keyof typeof tokens;

/** What each caller gets; 'passes': authorised, and refused only for the payload. */
const rights: Readonly<Record<'customer' | 'payer' | 'guardian' | 'family', Readonly<Record<Who, string>>>> = {
  customer: {
    visitor: 'UNAUTHENTICATED',
    newcomer: 'not_registered',
    payer: 'passes',
    hidden_payer: 'ask_headquarters',
    guardian: 'paying_member_only',
    relative: 'paying_member_only',
    hidden_guardian: 'paying_member_only',
    hidden_relative: 'paying_member_only',
    removed: 'not_registered',
    staff: 'PERMISSION_DENIED',
  },
  payer: {
    visitor: 'UNAUTHENTICATED',
    newcomer: 'not_registered',
    payer: 'passes',
    hidden_payer: 'passes',
    guardian: 'paying_member_only',
    relative: 'paying_member_only',
    hidden_guardian: 'paying_member_only',
    hidden_relative: 'paying_member_only',
    removed: 'not_registered',
    staff: 'PERMISSION_DENIED',
  },
  guardian: {
    visitor: 'UNAUTHENTICATED',
    newcomer: 'not_registered',
    payer: 'passes',
    hidden_payer: 'ask_headquarters',
    guardian: 'passes',
    relative: 'guardians_only',
    hidden_guardian: 'ask_headquarters',
    hidden_relative: 'ask_headquarters',
    removed: 'not_registered',
    staff: 'PERMISSION_DENIED',
  },
  family: {
    visitor: 'UNAUTHENTICATED',
    newcomer: 'not_registered',
    payer: 'passes',
    hidden_payer: 'ask_headquarters',
    guardian: 'passes',
    relative: 'passes',
    hidden_guardian: 'ask_headquarters',
    hidden_relative: 'ask_headquarters',
    removed: 'not_registered',
    staff: 'PERMISSION_DENIED',
  },
};
const names = Object.keys(functions) as FunctionName[];
const callerOf = (name: FunctionName): string => functions[name].caller;
const ofFamilies = names.filter((name) => Object.hasOwn(rights, callerOf(name)));

/** A number is no function's payload: an authorised caller gets that error, and nothing happens. */
async function answerTo(name: FunctionName, who: Who): Promise<string> {
  const answer = await app.request(name, 7, tokens[who]);
  const { result, error } = answer.json();
  if (error?.status === 'INVALID_ARGUMENT') return 'passes';
  return error?.status ?? result.type ?? result.status;
}

describe('functions of families, by who of a family calls', () => {
  it.each(ofFamilies)('%s', async (name) => {
    const expected = rights[callerOf(name) as keyof typeof rights];
    const answers: Record<string, string> = {};
    for (const who of Object.keys(tokens) as Who[]) answers[who] = await answerTo(name, who);
    expect(answers).toEqual(expected);
  });

  it('keep with the paying member what is the paying member’s', () => {
    expect(names.filter((name) => callerOf(name) === 'customer').sort()).toEqual(
      [
        ...['buyTickets', 'editPlanTypeCustomer', 'quotePlanTypeCustomer'],
        ...['resubscribeCustomer', 'updateEmergencyContact', 'updateReservesCustomerPayment'],
        ...ofPayerElsewhere,
      ].sort(),
    );
    // And what of it stays while the family is hidden from them: the account, the way out, plain money.
    expect(names.filter((name) => callerOf(name) === 'payer').sort()).toEqual(
      [
        ...['resendEmailVerification', 'updateCustomer', 'unsubscribeCustomer', 'cancelCustomer'],
        ...['changePaymentMethod', 'changePaymentMethodSubscription', 'issueReceiptLink'],
        ...['readUnpaid', 'payUnpaid', 'createKonbiniSlip', 'cancelKonbiniSlip'],
      ].sort(),
    );
  });

  /** Functions for any signed-in person: what a family member other than the paying one gets. */
  it('refuse registration and cards to a person who already belongs to a family', async () => {
    const refused: Partial<Record<FunctionName, string>> = {
      createStripeCustomer: 'paying_member_only',
      createSetupIntent: 'paying_member_only',
      createCustomer: 'already_registered',
      createReservesCustomer: 'already_registered',
    };
    for (const [name, type] of Object.entries(refused) as [FunctionName, string][]) {
      const payload = people.payload(name, await people.caller(name));
      for (const who of ['guardian', 'relative', 'hidden_guardian'] as const) {
        const answer = await app.request(name, payload, tokens[who]);
        expect([name, who, answer.json().result?.type]).toEqual([name, who, type]);
      }
    }
    const stripe = { customerId: 'cus_demo_kimura', priceId: 'price_standard' };
    expect((await app.request('createSubscription', stripe, tokens.guardian)).statusCode).toBe(403);
  });

  it('let everybody see and end the own sessions, and prove who they are', async () => {
    for (const who of ['guardian', 'relative', 'hidden_guardian', 'hidden_relative'] as const) {
      expect(await app.call('checkIdentity', {}, tokens[who])).toMatchObject({ status: 'OK' });
      expect(await app.call('listSessions', {}, tokens[who])).toMatchObject({ status: 'OK' });
      expect(await app.call('mypageCustomer', {}, tokens[who])).toMatchObject({ status: 'OK', card: null });
    }
  });
});

/** Functions of other parts that are the paying member's, in the order of their names. */
const ofPayerElsewhere = [
  'removeFamilyMember',
  ...['compareTickets', 'returnTickets', 'saveTicketWish', 'issueYearlyStatement'],
  ...['issueCertificate', 'listCertificates', 'readBenefitMeter', 'removeChildBenefit', 'saveChildBenefit'],
  'saveOtherFacilityAmount',
];

describe('ids of another family, as a second guardian', () => {
  /** Answered alike for every caller: nothing is revealed and nothing done. */
  const silent: readonly FunctionName[] = ['releaseSeat'];
  const named = ['reserve_id', 'child_id', 'child_ids', 'customer_id'];
  const withIds = ofFamilies.filter((name) =>
    pathsOf(people.payload(name, { token: undefined, known: {} })).some((path) =>
      path.some((key) => named.includes(String(key))),
    ),
  );

  it.each(withIds)('%s', async (name) => {
    const stranger = await people.caller(name);
    const answer = await app.request(name, people.payload(name, stranger), tokens.guardian);
    const { result } = answer.json();
    if (silent.includes(name)) return;
    expect(answer.statusCode).toBeLessThan(500);
    // A hold that is not had is no refusal.
    if (result.status === 'OK') expect(result).toMatchObject({ seat_hold_id: null });
  });

  it('are as good as none', async () => {
    const { rows } = await app.pool.query<{ id: number }>(
      "select min(r.id) as id from reserves r join customers c on c.id = r.customer_id where c.uid = 'demo-sato'",
    );
    const reserve_id = rows[0]?.id ?? 0;
    for (const token of [tokens.guardian, tokens.relative, tokens.hidden_guardian]) {
      const answer = await app.call('cancelReserve', { reserve_id, quoted_fee: 0, cancel_remarks: '' }, token);
      expect(['not_found', 'guardians_only', 'ask_headquarters']).toContain('type' in answer ? answer.type : 'OK');
      const file = await app.call('reserveCalendarFile', { reserve_id }, token);
      expect(['not_found', 'guardians_only', 'ask_headquarters']).toContain('type' in file ? file.type : 'OK');
    }
  });
});

describe('operations', () => {
  const reads = documents.filter(
    ({ name, text }) => /^query/.test(text) && !/^Select(Staff|Headquarters|Desk)/.test(name),
  );
  const contactOf = async (uid: string) => {
    const { rows } = await app.pool.query<Record<string, string | null>>(
      `select tel, email::text, address1, address2, postal_code, line_user_id, emergency_contact_tel from customers where uid = $1`,
      [uid],
    );
    return Object.values(rows[0] ?? {}).filter((value): value is string => value !== null && value.length > 3);
  };
  const variablesOf = async (text: string, uid: string) => {
    const { rows } = await app.pool.query<Record<string, number>>(
      `select (select max(r.id) from reserves r where r.customer_id = c.id) as reserve_id,
         (select min(k.id) from children k where k.customer_id = c.id) as child_id
       from customers c where c.uid = $1`,
      [uid],
    );
    const known: Record<string, unknown> = { ...rows[0], signed_in: true, path_name: 'minato' };
    const wanted = [...(/\(([^{]*)\)/.exec(text)?.[1] ?? '').matchAll(/\$(\w+): (\[?)(\w+)/g)];
    return Object.fromEntries(
      wanted.map(([, name = '', list, type = '']) => {
        const one = known[name] ?? defaults[type] ?? (/_(bool_exp|order_by)$/.test(type) ? {} : 'x');
        return [name, list ? [one] : one];
      }),
    );
  };
  const defaults: Readonly<Record<string, unknown>> = {
    Int: 1,
    Boolean: false,
    date: '2026-11-16',
    timestamptz: '2026-11-16T00:00:00Z',
  };

  it.each(reads.map(({ name }) => name))('%s never reveals how another person is reached', async (name) => {
    const { id, text } = documents.find((document) => document.name === name) ?? { id: '', text: '' };
    const variables = await variablesOf(text, 'demo-kimura');
    const payers = await contactOf('demo-kimura');
    const partners = ['09011112222', '09011113333', 'kimura-partner@', 'kimura-mother@'];
    for (const [token, secret] of [
      [tokens.guardian, [...payers, '09011113333', 'kimura-mother@']],
      [tokens.relative, [...payers, '09011112222', 'kimura-partner@']],
      [tokens.payer, partners.filter((each) => each !== '09011113333')],
    ] as const) {
      const answer = await app.post('/v1/graphql', { id, variables }, { authorization: `Bearer ${token}` });
      expect(answer.statusCode).toBe(200);
      const found = secret.filter((each) => answer.body.includes(each) && !shared(each));
      expect(found).toEqual([]);
    }
  });

  /** The grandmother is also one of those who fetch, and their numbers are the family's. */
  const shared = (text: string): boolean => text === '09011113333';

  it('show a relative no child, no reserve, no ticket: only when, where and who', async () => {
    for (const name of ['SelectMypageTop', 'SelectMypageReservesList', 'SelectMypageChildrenList']) {
      const { id, text } = documents.find((document) => document.name === name) ?? { id: '', text: '' };
      const data = await app.query<Record<string, unknown[]>>(
        id,
        await variablesOf(text, 'demo-kimura'),
        tokens.relative,
      );
      for (const key of ['info1', 'info2', 'today', 'seat', 'reserves', 'children', 'tickets']) {
        expect(data[key] ?? []).toEqual([]);
      }
    }
    const shown = documents.find(({ name }) => name === 'SelectMypageShared')?.id ?? '';
    const seen = await app.query<Record<string, unknown[]>>(shown, {}, tokens.relative);
    const own = await app.query<Record<string, unknown[]>>(shown, {}, tokens.payer);
    expect(seen.coming).toEqual(own.coming);
    expect(JSON.stringify(await app.query(shown, {}, tokens.hidden_relative))).not.toContain('branch_name');
  });
});
