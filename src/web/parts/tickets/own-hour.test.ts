import { expect, it } from 'vitest';
import { dearTicketText, ownHour } from './own-hour.ts';

const ten = { price: 10_500, number: 10 };
const twenty = { price: 20_000, number: 20 };
const of = (name: string, childcare_discount_per_hour: number) =>
  ownHour({
    unit_prices: [{ childcare: 1100 }],
    customers: [{ paying_flag: true, use_tickets: null, plan_type: { name, childcare_discount_per_hour } }],
  });

it.each([
  ['ライト', 0, false, false],
  ['スタンダード', 100, true, false],
  ['プレミアム', 250, true, true],
])('%s: told where a ticket costs more than the hour', (name, discount, tenIsDear, twentyIsDear) => {
  expect(dearTicketText(ten, of(name, discount)) !== null).toBe(tenIsDear);
  expect(dearTicketText(twenty, of(name, discount)) !== null).toBe(twentyIsDear);
});
it('says the hour of the own plan', () => {
  expect(dearTicketText(ten, of('スタンダード', 100))).toContain('いまのプラン(スタンダード)の保育料は1時間1,000円で');
});
