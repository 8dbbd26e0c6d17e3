import { instantOf } from '../../src/domain/time.ts';
import type { ResaleData } from '../../src/server/billing/texts/resale-texts.ts';

const visit = { branch_name: 'みなと広場園', date: instantOf('2026-11-16', 9 * 60) };
const whole = { ...visit, fee_amount: 1760, amount: 1760, seat_minutes: 120, resold_minutes: 120 };
const half = { ...visit, fee_amount: 1760, amount: 880, seat_minutes: 120, resold_minutes: 60 };

type ResaleExamples = { [Kind in keyof ResaleData]: readonly { when: string; data: ResaleData[Kind] }[] };

export const resaleExamples: ResaleExamples = {
  cancellation_fee_given_back: [
    { when: 'カードへ、全額', data: { ...whole, way: 'card' } },
    { when: '園で、一部', data: { ...half, way: 'cash' } },
    { when: '請求の前、一部', data: { ...half, way: 'taken_off' } },
    { when: '請求の前、全額', data: { ...whole, way: 'taken_off' } },
  ],
};
