import { expect, it } from 'vitest';
import type { SelectMypageReserveData, SelectMypageTopData } from '../../contract/operations/generated.ts';
import { instantOf } from '../../domain/time.ts';
import { testApp } from '../testing/app.ts';

// 高橋: two stays today at みなと広場園, the first of which has begun. The demo's day is Monday 2026-11-16.
const app = await testApp();
const today = '2026-11-16';
app.clock.freeze(instantOf(today, 10 * 60));
const reserveOf = async (uid: string, reserve_id: number) =>
  (await app.query<SelectMypageReserveData>('SelectMypageReserve', { reserve_id }, await app.tokenOf(uid))).reserves;
const { info1, today: stays } = await app.query<SelectMypageTopData>(
  'SelectMypageTop',
  {},
  await app.tokenOf('demo-takahashi'),
);
const later = info1[0]?.id ?? 0;

it('tells the parent everything about one reserve', async () => {
  const [reserve] = await reserveOf('demo-takahashi', later);
  expect(reserve).toMatchObject({
    id: later,
    cancel_flag: false,
    branch: { tel: '0355501201' },
    cancellation_fee: { percent: expect.any(Number) },
  });
  expect(reserve?.reserve_details[0]?.date_of_birth).toMatch(/^\d{4}-/);
});

it('is nothing to another family, whatever the number', async () => {
  expect(await reserveOf('demo-sato', later)).toEqual([]);
  expect(await reserveOf('demo-sato', 999_999)).toEqual([]);
});

it('is a first visit until a child has been at that branch', async () => {
  // The stay of this morning has begun: the later one is not the first any more.
  const [here] = await reserveOf('demo-takahashi', later);
  expect(here?.first_visit_flag).toBe(false);
  await app.pool.query(
    'update reserves set childcare_status = 1 where customer_id = (select customer_id from reserves where id = $1) and childcare_status in (2, 3)',
    [later],
  );
  const [first] = await reserveOf('demo-takahashi', later);
  expect(first?.first_visit_flag).toBe(true);
  expect(stays.length).toBeGreaterThan(0);
});

it('stays readable after it was cancelled, with who did it and the fee', async () => {
  const { cancellation_fee } = (await reserveOf('demo-takahashi', later))[0] ?? {};
  const input = { reserve_id: later, quoted_fee: cancellation_fee?.cancel_amount ?? 0, cancel_remarks: '' };
  const answer = await app.call('cancelReserve', input, await app.tokenOf('demo-takahashi'));
  expect(answer).toMatchObject({ status: 'OK' });
  const [reserve] = await reserveOf('demo-takahashi', later);
  expect(reserve).toMatchObject({
    cancel_flag: true,
    live: false,
    reserve_cancellations: [{ cancel_type: 1, cancel_amount: cancellation_fee?.cancel_amount }],
  });
});
