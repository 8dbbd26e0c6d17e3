import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

const app = await testApp();

const MINATO = 2;
/** 中村さん: of another branch, and never at this one. */
const stranger = { customer_id: 8, child_ids: [10] };
/** 鈴木さん: this branch's own. */
const known = { customer_id: 2, child_ids: [3] };

let number = 0;
const payload = (family: typeof stranger) => {
  number += 1;
  return {
    ...family,
    branch_id: MINATO,
    reserve_date: '2026-12-08',
    start_hour: 9,
    start_min: 0,
    end_hour: 11,
    end_min: 0,
    breakfast_support_flag: 0 as const,
    lunch_support_flag: 0 as const,
    supper_support_flag: 0 as const,
    pickup_flag: 0 as const,
    pickup_name: null,
    pickup_tel: null,
    remarks: '',
    override_reason: '',
    idempotency_key: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  };
};
const token = (key: string) => app.tokenOf(`demo-${key}`, 'staff');

describe('staffCreateReserve for a family the branch does not know', () => {
  // A reserve would open the family's address and the child's health remarks to the branch, and charge their card.
  it.each(['minato-staff', 'minato-manager'])('is refused to %s, as if there were no such family', async (key) => {
    expect(await app.call('staffCreateReserve', payload(stranger), await token(key))).toMatchObject({
      type: 'not_found',
    });
    const nobody = await app.call(
      'staffCreateReserve',
      payload({ customer_id: 99_999, child_ids: [1] }),
      await token(key),
    );
    expect(nobody).toMatchObject({ type: 'not_found' });
    const { customers } = await app.query<{ customers: unknown }>(
      'SelectStaffCustomer',
      { customer_id: stranger.customer_id },
      await token(key),
    );
    expect(customers ?? []).toEqual([]);
  });

  it('is open to headquarters; a known family is open to the branch', async () => {
    expect(await app.call('staffCreateReserve', payload(known), await token('minato-staff'))).toMatchObject({
      status: 'OK',
    });
    expect(await app.call('staffCreateReserve', payload(stranger), await token('honbu'))).toMatchObject({
      status: 'OK',
    });
  });
});
