import { expect, it } from 'vitest';
import { emptyReserveFields } from '../reserve-fields.ts';
import { carriedCare, emptyCare } from './carried-care.ts';

const full = {
  ...emptyReserveFields,
  reserve_date: '2026-11-24',
  start_hour: 9,
  lunch_support_flag: 1 as const,
  supper_support_flag: 1 as const,
  pickup_flag: 1 as const,
  pickup_name: '佐藤 和子',
  pickup_tel: '08055520101',
  remarks: 'お昼寝は短めに',
};

it('names what costs money and who fetches the child', () => {
  expect(carriedCare(full)).toEqual(['食事(昼食・夕食)', 'お迎え(佐藤 和子さん)', '園に伝えたいこと']);
  expect(carriedCare(emptyReserveFields)).toEqual([]);
});

it('is cleared as a whole; day and time stay', () => {
  const cleared = { ...full, ...emptyCare };
  expect(carriedCare(cleared)).toEqual([]);
  expect(cleared).toMatchObject({ reserve_date: '2026-11-24', start_hour: 9, pickup_name: '', pickup_tel: '' });
});
