import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planCustomerType } from '../codes.ts';
import { instantOf } from '../time.ts';
import {
  cancelEffect,
  decidePlanChange,
  decideResubscription,
  type PlanChangeFacts,
  type PlanTerms,
  prorationDate,
  type RunningSubscription,
  unsubscribeEffect,
} from './plan-change.ts';
import { isOfferedOn } from './plan-offer.ts';

const today = '2026-11-16';
const plan = (id: number, monthly_amount: number): PlanTerms => ({
  id,
  name: `plan ${id}`,
  offered_flag: true,
  charge_flag: monthly_amount > 0,
  stripe_price_id: monthly_amount > 0 ? `price_${id}` : null,
  monthly_amount,
});
const [light, standard, premium] = [plan(1, 0), plan(2, 1100), plan(3, 3300)];
const seconds = (date: string) => instantOf(date, 600).getTime() / 1000;
const running: RunningSubscription = {
  id: 'sub',
  status: 'active',
  current_period_start: seconds('2026-11-07'),
  current_period_end: seconds('2026-12-07'),
  period_end: '2026-12-07',
  cancel_at_period_end: false,
};
const facts = (changes: Partial<PlanChangeFacts>): PlanChangeFacts => ({
  today,
  current: light,
  scheduled: null,
  subscription: null,
  has_card: true,
  ...changes,
});
const on = (current: PlanTerms, changes: Partial<PlanChangeFacts> = {}) =>
  facts({ current, subscription: current.charge_flag ? running : null, ...changes });

describe('decidePlanChange', () => {
  it.each([
    ['light → standard', on(light), standard, 'start', today, { kind: 'create', price: 'price_2' }],
    [
      'standard → premium',
      on(standard),
      premium,
      'raise',
      today,
      {
        kind: 'update',
        subscription: 'sub',
        price: 'price_3',
        proration_date: instantOf(today).getTime() / 1000,
        cancel_at_period_end: false,
      },
    ],
    [
      'premium → standard',
      on(premium),
      standard,
      'lower',
      '2026-12-07',
      { kind: 'update', subscription: 'sub', price: 'price_2', cancel_at_period_end: false },
    ],
    [
      'standard → light',
      on(standard),
      light,
      'stop',
      '2026-12-07',
      { kind: 'update', subscription: 'sub', cancel_at_period_end: true },
    ],
    [
      'charged without a subscription → light',
      on(standard, { subscription: null }),
      light,
      'free',
      today,
      { kind: 'none' },
    ],
    [
      'back to the plan in force',
      on(premium, { scheduled: { plan_type_id: 2, start_date: '2026-12-07' } }),
      premium,
      'undo',
      today,
      { kind: 'update', subscription: 'sub', price: 'price_3', cancel_at_period_end: false },
    ],
  ] as const)('%s', (_, given, target, kind, start_date, effect) => {
    expect(decidePlanChange(given, target)).toEqual({ ok: true, change: { kind, start_date, effect } });
  });

  it.each([
    ['the same plan', on(standard), standard, 'plan_unchanged'],
    [
      'the one already agreed',
      on(premium, { scheduled: { plan_type_id: 1, start_date: '2026-12-07' } }),
      light,
      'plan_unchanged',
    ],
    [
      'dearer while another is agreed',
      on(standard, { scheduled: { plan_type_id: 1, start_date: '2026-12-07' } }),
      premium,
      'plan_change_scheduled',
    ],
    [
      'not offered (not in force yet, not on the list)',
      on(light),
      { ...standard, offered_flag: false },
      'plan_unavailable',
    ],
    ['no card', on(light, { has_card: false }), standard, 'card_missing'],
    ['no plan yet', facts({ current: null }), standard, 'not_registered'],
  ] as const)('refuses %s', (_, given, target, reason) => {
    expect(decidePlanChange(given, target)).toEqual({ ok: false, reason });
  });

  it('never charges for less, and never charges before it starts', () => {
    const plans = fc.constantFrom(light, standard, premium);
    fc.assert(
      fc.property(plans, plans, fc.boolean(), (current, target, planned) => {
        const scheduled = planned && current.charge_flag ? { plan_type_id: 1, start_date: '2026-12-07' } : null;
        const decided = decidePlanChange(on(current, { scheduled }), target);
        if (!decided.ok) return;
        const { effect, start_date } = decided.change;
        const charges = effect.kind === 'create' || (effect.kind === 'update' && effect.proration_date !== undefined);
        expect(charges).toBe(start_date === today && target.monthly_amount > current.monthly_amount);
      }),
    );
  });
});

describe('decideResubscription', () => {
  const ending = { ...running, cancel_at_period_end: true };
  it.each([
    ['same plan, paid period still running', on(standard, { subscription: ending }), standard, 'resume', today],
    ['dearer, still running', on(standard, { subscription: ending }), premium, 'raise', today],
    ['cheaper, still running', on(premium, { subscription: ending }), standard, 'lower', '2026-12-07'],
    ['free, still running', on(standard, { subscription: ending }), light, 'stop', '2026-12-07'],
    ['charged, all over', facts({ current: null }), standard, 'start', today],
    ['free, all over', facts({ current: null }), light, 'free', today],
  ] as const)('%s', (_, given, target, kind, start_date) => {
    expect(decideResubscription(given, target)).toMatchObject({ ok: true, change: { kind, start_date } });
  });
  it('wants a card and a plan on offer', () => {
    expect(decideResubscription(facts({ has_card: false }), light)).toEqual({ ok: false, reason: 'card_missing' });
    expect(decideResubscription(facts({}), { ...light, offered_flag: false })).toEqual({
      ok: false,
      reason: 'plan_unavailable',
    });
  });
});

describe('leaving', () => {
  it('ends a paid subscription with its period and an unpaid one at once', () => {
    expect(unsubscribeEffect(1, running, premium)).toEqual({
      kind: 'update',
      subscription: 'sub',
      price: 'price_3',
      cancel_at_period_end: true,
    });
    expect(unsubscribeEffect(2, { ...running, status: 'past_due' }, standard)).toEqual({
      kind: 'end',
      subscription: 'sub',
    });
    expect(unsubscribeEffect(1, null, light)).toEqual({ kind: 'none' });
    expect(cancelEffect(running)).toEqual({ kind: 'end', subscription: 'sub' });
    expect(cancelEffect(null)).toEqual({ kind: 'none' });
  });
});

describe('prorationDate', () => {
  it('is the start of the Tokyo day, but not before the period', () => {
    expect(prorationDate(running, today)).toBe(Date.UTC(2026, 10, 15, 15) / 1000);
    expect(prorationDate(running, '2026-11-07')).toBe(running.current_period_start);
  });
});

const onSale = {
  customer_type: planCustomerType.code.registration,
  adaptation_date: '2026-11-01',
  withdrawn_date: '2026-12-01',
};

it.each([
  ['before its day', {}, '2026-10-31', false],
  ['on its day', {}, '2026-11-01', true],
  ['on the last day', {}, '2026-11-30', true],
  ['withdrawn', {}, '2026-12-01', false],
  ['never withdrawn', { withdrawn_date: null }, '2030-01-01', true],
  ['never withdrawn, before its day', { withdrawn_date: null }, '2026-10-31', false],
  ['of another kind of customer', { customer_type: 99 }, '2026-11-15', false],
])('a plan %s', (_, more, day, offered) => {
  expect(isOfferedOn({ ...onSale, ...more }, day)).toBe(offered);
});
