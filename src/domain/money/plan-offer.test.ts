import { expect, it } from 'vitest';
import { planCustomerType } from '../codes.ts';
import { isOfferedOn } from './plan-offer.ts';

const plan = {
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
  expect(isOfferedOn({ ...plan, ...more }, day)).toBe(offered);
});
