import { expect, it } from 'vitest';
import { correctionRow, feeRow, stayRow } from './money-row.ts';

const at = (time: string) => `2026-11-16T${time}:00+09:00`;
const stay = (more: object) =>
  stayRow({
    id: 5,
    reserve_id: 7,
    start_datetime: at('09:05'),
    end_datetime: at('12:20'),
    total_amount: 3300,
    part_paid_amount: 0,
    status: 1,
    settle_due_datetime: at('12:35'),
    customer: { id: 1, name: '佐藤 美咲', tel: '09011112222' },
    reserve: {
      start_datetime: at('09:00'),
      end_datetime: at('12:00'),
      reserve_details: [{ child: { name: '佐藤 はる' } }, { child: { name: '佐藤 みお' } }],
    },
    payments: [],
    childcare_corrections: [],
    payment_intents: [],
    ...more,
  } as unknown as Parameters<typeof stayRow>[0]);
const attempt = { attempt: 2, status: 'failed', method: 'card', failure_code: 'expired_card' };

it('a stay to settle: planned beside actual, what is owed and when it goes by itself', () => {
  expect(stay({})).toMatchObject({
    key: 'childcare 5',
    who: '佐藤 はる、佐藤 みお',
    planned: '9:00〜12:00',
    actual: '9:05〜12:20',
    amount: 3300,
    rest: 3300,
    failed: false,
    slip: false,
    due: '12:35',
    state: { label: '精算前', note: '' },
  });
});

it.each([
  ['while the child is there nothing is owed', { end_datetime: null }, { amount: null, rest: 0, actual: '9:05〜' }],
  [
    'a failed charge says why, less what was paid in part',
    { status: 3, part_paid_amount: 1000, payment_intents: [attempt], settle_due_datetime: null },
    {
      rest: 2300,
      failed: true,
      failure: 'カードの有効期限が切れています(2回目)',
      state: { note: '一部入金 1,000円・残り 2,300円' },
    },
  ],
  [
    'a slip for a convenience store is out',
    { status: 3, payment_intents: [{ ...attempt, status: 'created', method: 'konbini' }] },
    { slip: true },
  ],
  [
    'settled, and given back in part',
    { status: 2, settle_due_datetime: null, payments: [{ amount: -500, payment_type: 5 }] },
    { rest: 0, state: { label: '精算済み', note: 'うち返金 500円' } },
  ],
])('%s', (_, more, row) => expect(stay(more)).toMatchObject(row));

it('a fee is its family’s, a difference that could not be given back is not owed', () => {
  const fee = {
    id: 3,
    reserve_id: 7,
    cancel_amount: 2200,
    part_paid_amount: 0,
    cancel_settlement_status: 3,
    cancel_datetime: at('08:00'),
    settle_due_datetime: null,
    payment_intents: [attempt],
    reserve: {
      start_datetime: at('09:00'),
      end_datetime: at('12:00'),
      childcare_status: 4,
      customer: { name: '佐藤 美咲' },
      payments: [],
    },
  };
  expect(feeRow(fee as unknown as Parameters<typeof feeRow>[0])).toMatchObject({
    key: 'cancellation 3',
    who: '佐藤 美咲様',
    what: '来園なし',
    rest: 2200,
    failed: true,
  });
  const correction = {
    id: 4,
    status: 7,
    difference: -800,
    part_paid_amount: 0,
    payment_intents: [],
    childcare: null,
    created_at: at('08:00'),
  };
  expect(correctionRow(correction as unknown as Parameters<typeof correctionRow>[0])).toMatchObject({
    amount: 800,
    rest: 0,
    failed: true,
  });
});
