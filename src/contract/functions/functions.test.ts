import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import named from '../../../docs/spec/functions.json' with { type: 'json' };
import { isStaffRight } from '../../domain/auth/staff-rights.ts';
import type { PriceLine } from '../../domain/billing/pricing.ts';
import type { CustomerTransition, reserveRefusedTo } from '../../domain/membership/customer.ts';
import type { Transition } from '../../domain/reserves/reserve.ts';
import type { EditDecision } from '../../domain/reserves/reserve-edit.ts';
import type { ReserveRefusal } from '../../domain/reserves/reserve-request.ts';
import {
  callableAnswer,
  callableCode,
  callableCodeOfHttp,
  callableHttpStatus,
  ngResult,
  noInput,
} from '../callable.ts';
import { errorCodesDocument } from '../error-codes-document.ts';
import { type RefusalType, refusals, refuse } from '../errors.ts';
import { alerts, callableErrors, inJapanese } from '../page-errors.ts';
import { screens } from '../screen-errors.ts';
import type { priceLine } from './billing/price-lines.ts';
import { okMessage } from './definition.ts';
import { functions, isFunctionName } from './functions.ts';

/** The names of SPEC §7's table, from the specification itself. */
const specification = readFileSync('docs/spec/SPEC.md', 'utf8');
const table = specification.slice(specification.indexOf('| Function | Payload |')).split('\n\n')[0] ?? '';
const specFunctions = table
  .split('\n')
  .slice(2)
  .flatMap((row) => (row.split('|')[1] ?? '').split(',').map((name) => name.trim()));

/** Called with {}: no payload in SPEC §7, or all of it voluntary. */
const needNothing = [
  'staffBeginLineLink',
  'staffEndLineLink',
  'staffSaveCoverCalls',
  'listCertificates',
  'readBenefitMeter',
  'cancelCustomer',
  'changePaymentMethod',
  'changePaymentMethodSubscription',
  'checkIdentity',
  'compareTickets',
  'createSetupIntent',
  'createStripeCustomer',
  'exportCustomerData',
  'headquartersCheckServices',
  'headquartersChecklist',
  'headquartersContentFigures',
  'listWaitlistEntries',
  'headquartersListContentImages',
  'headquartersListMappings',
  'staffListMonths',
  'headquartersOverview',
  'headquartersTestMail',
  'headquartersPlanFigures',
  'listSessions',
  'mypageCustomer',
  'resendEmailVerification',
  'staffBeginPasskey',
  'staffBeginTotp',
  'staffEndOtherSessions',
  'staffReadOwnAccount',
  'staffRemoveTotp',
  'staffRenewRecoveryCodes',
  'readySeat',
  'nearBranches',
  'reserveTodayBranches',
  'unsubscribeCustomer',
  'staffReadOwnPin',
  'staffBeginIdentityPasskey',
  'staffRemovePin',
  'staffReadPhotoKey',
  'staffReadRoll',
  'headquartersReadTabletSettings',
  'headquartersReadPartnerKeys',
  'issueCalendarFeed',
  'renewCalendarFeed',
  'revokeCalendarFeed',
  'freezePickupList',
  'agreeToPickupList',
  'leaveFamily',
  'readUnpaid',
];

describe('functions', () => {
  it('has the 28 of SPEC §7', () => {
    expect(specFunctions).toHaveLength(28);
    expect(specFunctions.filter((name) => !isFunctionName(name))).toEqual([]);
    expect([...named].sort()).toEqual([...specFunctions].sort());
  });
  it('knows no inherited names', () => {
    expect(['toString', 'constructor', '__proto__', ''].some(isFunctionName)).toBe(false);
  });
  it('lets only staff call staff functions, and the other way round', () => {
    for (const [name, definition] of Object.entries(functions)) {
      const named = /^(staff|headquarters)[A-Z]/.test(name) && name !== 'staffRecruitments';
      expect([name, isStaffRight(definition.caller)]).toEqual([name, named]);
    }
  });
  describe.each(Object.entries(functions))('%s', (name, { input }) => {
    const nothing = [null, undefined];
    const objects = [{ __proto__: null }, { email: { $ne: 1 } }, { data: {} }];
    const accepted = (payloads: readonly unknown[]) => payloads.filter((payload) => input.safeParse(payload).success);
    it('refuses what is no payload', () => {
      expect(accepted([0, 1, '', 'x', [], [[]], [{}], Number.NaN, true, () => ({})])).toEqual([]);
    });
    it('refuses to be called without what it needs', () => {
      if (!needNothing.includes(name)) expect(accepted([...nothing, ...objects])).toEqual([]);
      else expect(accepted(objects)).toHaveLength(objects.length);
    });
  });
  it('drops what a client must not decide', () => {
    const parsed = functions.createReserve.input.parse({
      reserve_date: '20261116',
      start_hour: 9,
      start_min: 0,
      end_hour: 10,
      end_min: 0,
      branch_id: 1,
      child_ids: [3],
      quoted_amount: 1100,
      idempotency_key: '0b5fd39a-93f1-4b6c-8e6b-3d2f5c1e7a90',
      current_day_flag: 0,
      holiday_flag: 0,
      customer_id: 9,
      approval_status: 3,
      reserve_amount: 1,
    });
    expect(Object.keys(parsed)).not.toEqual(expect.arrayContaining(['customer_id']));
    expect(parsed).not.toHaveProperty('approval_status');
    expect(parsed).not.toHaveProperty('reserve_amount');
  });
  it('refuses the same child twice and a quote without children', () => {
    const base = { reserve_date: '20261116', start_hour: 9, start_min: 0, end_hour: 10, end_min: 0, branch_id: 1 };
    const create = { ...base, quoted_amount: 1, idempotency_key: '0b5fd39a-93f1-4b6c-8e6b-3d2f5c1e7a90' };
    expect(functions.createReserve.input.safeParse({ ...create, child_ids: [3, '3'] }).success).toBe(false);
    expect(functions.quoteReserve.input.safeParse(base).success).toBe(false);
    expect(functions.quoteReserve.input.safeParse({ ...base, ages: ['0', 3] }).success).toBe(true);
  });
  it('takes null, {} and nothing where there is no payload', () => {
    expect([null, {}, undefined].map((payload) => noInput.parse(payload))).toEqual([null, null, null]);
  });
});

describe('callable protocol', () => {
  it.each([
    [400, 'invalid-argument'],
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
    [404, 'not-found'],
    [409, 'aborted'],
    [429, 'resource-exhausted'],
    [499, 'cancelled'],
    [500, 'internal'],
    [501, 'unimplemented'],
    [503, 'unavailable'],
    [504, 'deadline-exceeded'],
    [418, 'unknown'],
    [302, 'unknown'],
    [200, 'ok'],
  ])('HTTP %i is %s (SPEC §8)', (http, code) => expect(callableCodeOfHttp(http)).toBe(code));
  it('answers each SPEC code with its HTTP status', () => {
    expect(callableHttpStatus.ABORTED).toBe(409);
    expect(callableHttpStatus.DEADLINE_EXCEEDED).toBe(504);
    expect(callableCode('RESOURCE_EXHAUSTED')).toBe('resource-exhausted');
  });
  it('reads results and errors', () => {
    expect(callableAnswer.safeParse({ error: { status: 'NOT_FOUND', message: 'x' } }).success).toBe(true);
    expect(callableAnswer.safeParse({ error: { status: 'NONE', message: 'x' } }).success).toBe(false);
    expect(ngResult.parse({ status: 'NG', type: 'reserve_full', msg: refusals.reserve_full }).type).toBe(
      'reserve_full',
    );
  });
});

describe('error catalogue', () => {
  const texts = [refusals, callableErrors, alerts, screens].flatMap((group) => Object.entries(group));
  it.each(texts)('%s is a polite Japanese sentence', (_, text) => {
    expect(text).toMatch(/。$/);
    expect(text).not.toMatch(/[!！]/);
    expect(text).not.toContain('子供');
  });
  it('has words for every refusal of the domain', () => {
    type Reason<Decision> = Extract<Decision, { ok: false }> extends { reason: infer R } ? R : never;
    type FromDomain =
      | ReserveRefusal
      | Reason<EditDecision>
      | Reason<Transition>
      | Reason<CustomerTransition>
      | NonNullable<ReturnType<typeof reserveRefusedTo>>;
    expectTypeOf<FromDomain>().toExtend<RefusalType>();
    expectTypeOf<PriceLine>().toExtend<z.output<typeof priceLine>>();
  });
  it('makes refusals', () => {
    expect(refuse('reserve_full')).toEqual({ status: 'NG', type: 'reserve_full', msg: refusals.reserve_full });
    expect(refuse('reserve_full', { msg: 'x', fields: ['start_hour'], details: [] })).toEqual({
      status: 'NG',
      type: 'reserve_full',
      msg: 'x',
      fields: ['start_hour'],
      details: [],
    });
  });
  it('is documented', async () => {
    await expect(errorCodesDocument()).toMatchFileSnapshot('../../../docs/generated/error-codes.md');
  });
});

/** Every value of a kind that no field of ours takes, in the place of every field. */
const oddities: readonly unknown[] = [undefined, null, '', 'x', -1.5, 1e99, true, [], [{}], {}, { a: { b: 1 } }];

function* oddInputs(input: z.ZodType): Generator<unknown> {
  yield* oddities;
  const shape = input instanceof z.ZodObject ? input.shape : {};
  const names = Object.keys(shape);
  for (const odd of oddities) yield Object.fromEntries(names.map((name) => [name, odd]));
  for (const name of names) for (const odd of oddities) yield { [name]: odd };
}

describe('refusals of input', () => {
  it.each(Object.entries(functions))('%s says what is wrong in Japanese', (_, { input }) => {
    const said = new Set<string>();
    for (const odd of oddInputs(input)) {
      const parsed = input.safeParse(odd, inJapanese);
      for (const { message } of parsed.error?.issues ?? []) said.add(message);
    }
    expect(
      [...said].filter((message) => !/[ぁ-ん].*。$/s.test(message) || /Invalid|expected|received/i.test(message)),
    ).toEqual([]);
  });
});

describe('OK messages', () => {
  const said = Object.entries(functions).map(([name, definition]) => ({ name, definition }));
  it.each(said)('$name says what was done in a polite Japanese sentence', ({ definition }) => {
    expect(okMessage(definition, {})).toMatch(/^[^!！]+(ました|です|します)。$/);
  });

  const claims = /(変更|保存|登録|削除|統合|完了|追加|発行|送信)しました/;
  it.each(said.filter(({ name }) => /^(staff|headquarters)?(Read|List|Find|Preview|Quote)/i.test(name)))(
    '$name changes nothing and does not say that it did',
    ({ definition }) => expect(okMessage(definition, {})).not.toMatch(claims),
  );

  /** By the contract: an answer that says whether something was changed may say that nothing was. */
  const showFirst = said.flatMap(({ name, definition }) =>
    Object.entries(definition.output.shape).flatMap(([field, schema]) => {
      const saysWhether = schema instanceof z.ZodBoolean && /^(changed|merged|moved|saved|applied|done)$/.test(field);
      return saysWhether ? [{ name, definition, field }] : [];
    }),
  );
  it('some functions show first', () => expect(showFirst.length).toBeGreaterThan(2));
  it.each(showFirst)('$name that only showed something does not say that it changed it', ({ definition, field }) => {
    expect(okMessage(definition, { [field]: false })).not.toMatch(claims);
    expect(okMessage(definition, { [field]: true })).toMatch(claims);
  });
});
