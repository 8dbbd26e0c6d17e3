import { expect, it } from 'vitest';
import type { SelectMypageTopData } from '../../contract/operations/generated.ts';
import { instantOf } from '../../domain/time.ts';
import { testApp } from '../testing/app.ts';

// 高橋: 9:00–13:00 (checked in at the demo's ten o'clock) and 15:30–18:30 today at みなと広場園.
const app = await testApp();
const today = '2026-11-16';
const top = async () => app.query<SelectMypageTopData>('SelectMypageTop', {}, await app.tokenOf('demo-takahashi'));
const staff = () => app.tokenOf('demo-minato-staff', 'staff');

it('knows the child who is here, since when, until when, and whom to call', async () => {
  app.clock.freeze(instantOf(today, 10 * 60));
  const { today: stays, info1 } = await top();
  expect(stays).toMatchObject([
    {
      childcare_status: 2,
      end_datetime: '2026-11-16T13:00:00+09:00',
      pick_up_name: '高橋 直人',
      branch: { tel: '0355501201' },
      childcares: [{ end_datetime: null }],
    },
    { childcare_status: 1, end_datetime: '2026-11-16T18:30:00+09:00', branch: { tel: '0355501201' }, childcares: [] },
  ]);
  expect(stays[0]?.childcares[0]?.start_datetime).toBeTruthy();
  // The next one is the later stay of the same day, not the one that has begun.
  expect(info1).toMatchObject([{ start_datetime: '2026-11-16T15:30:00+09:00', today_flag: true }]);
});

it('knows when the child has gone home', async () => {
  app.clock.freeze(instantOf(today, 13 * 60 + 5));
  const reserve_id = (await top()).today[0]?.id ?? 0;
  expect(await app.call('staffCheckOut', { reserve_id }, await staff())).toMatchObject({ status: 'OK' });
  expect((await top()).today).toMatchObject([
    { childcare_status: 3, childcares: [{ end_datetime: '2026-11-16T13:05:00+09:00' }] },
    { childcare_status: 1 },
  ]);
});

it('never calls a past reserve the next one, though nobody has closed it', async () => {
  app.clock.freeze(instantOf(today, 18 * 60 + 29));
  expect((await top()).info1).toMatchObject([{ start_datetime: '2026-11-16T15:30:00+09:00' }]);
  app.clock.freeze(instantOf(today, 18 * 60 + 30));
  const after = (await top()).info1;
  expect(after.map(({ start_datetime }) => start_datetime)).not.toContain('2026-11-16T15:30:00+09:00');
  // Yesterday's stay is not shown as now.
  app.clock.freeze(instantOf('2026-11-17', 9 * 60));
  expect((await top()).today).toEqual([]);
});
