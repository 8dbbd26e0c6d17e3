import { describe, expect, it } from 'vitest';
import type { CustomerStatus } from '../codes.ts';
import { type CustomerAction, type CustomerFacts, reserveRefusedTo, transitionCustomer } from './customer.ts';
import { nextRegistrationPage } from './registration.ts';

const customer = (status: CustomerStatus, change: Partial<CustomerFacts> = {}): CustomerFacts => ({
  status,
  cancellable_flag: true,
  expiry_date: '2026-11-30',
  last_reserve_date: null,
  ...change,
});

describe('customer status', () => {
  /** Rows: action; columns: from 1, 2, 3, 4. 0 is refused. */
  it.each<[CustomerAction, number[]]>([
    ['payment_failed', [2, 2, 0, 0]],
    ['payment_recovered', [1, 1, 0, 0]],
    ['unsubscribe', [3, 3, 0, 0]],
    ['cancel', [4, 4, 4, 0]],
    ['resubscribe', [0, 0, 1, 0]],
  ])('%s', (action, expected) => {
    const reached = ([1, 2, 3, 4] as const).map((status) => {
      const result = transitionCustomer(customer(status), action);
      return result.ok ? result.to : 0;
    });
    expect(reached).toEqual(expected);
  });
  it('deletes an account only when nothing is open', () => {
    expect(transitionCustomer(customer(1, { cancellable_flag: false }), 'cancel')).toEqual({
      ok: false,
      reason: 'not_cancellable',
    });
  });
  it('leaves only without reserves after the paid period', () => {
    const on = (last_reserve_date: string) => transitionCustomer(customer(1, { last_reserve_date }), 'unsubscribe');
    expect(on('2026-11-30')).toEqual({ ok: true, to: 3 });
    expect(on('2026-12-01')).toEqual({ ok: false, reason: 'has_upcoming_reserves' });
  });
  it('reserves as its status allows', () => {
    const refused = (status: CustomerStatus, day: string, { leaving_flag = false, stopped_flag = false } = {}) =>
      reserveRefusedTo({ ...customer(status), leaving_flag, stopped_flag }, day);
    expect(refused(1, '2026-11-20', { leaving_flag: true })).toBe('stale_status');
    expect(refused(1, '2026-11-20', { stopped_flag: true })).toBe('customer_stopped');
    expect(refused(3, '2026-11-30', { stopped_flag: true })).toBe('customer_stopped');
    expect(refused(4, '2026-11-20', { stopped_flag: true })).toBe('account_deleted');
    expect(refused(1, '2027-01-01')).toBeNull();
    expect(
      reserveRefusedTo({ ...customer(1), leaving_flag: false, stopped_flag: false, paused_flag: true }, '2026-11-20'),
    ).toBe('reserves_paused');
    expect(refused(2, '2026-11-20')).toBe('customer_disabled');
    expect(refused(3, '2026-11-30')).toBeNull();
    expect(refused(3, '2026-12-01')).toBe('customer_withdrawn');
    expect(refused(4, '2026-11-20')).toBe('account_deleted');
  });
});

describe('registration', () => {
  it('leads to the step that is missing', () => {
    const page = (registration_status: 0 | 1 | 2 | null, plan_type_id: number | null, has_card: boolean) =>
      nextRegistrationPage({ registration_status, plan_type_id, has_card });
    expect(page(null, null, false)).toBe('/registration/customers/add');
    expect(page(2, null, true)).toBe('/registration_reserves/payment_methods/add');
    expect(page(2, 1, false)).toBe('/registration_reserves/payment_methods/add');
    expect(page(2, 1, true)).toBe('/registration_reserves/customer_details/add');
    expect(page(1, 1, true)).toBeNull();
  });
});
