import { describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../contract/functions/functions.ts';
import { instantOf } from '../../domain/time.ts';
import { freshToken, makeFamilies, overfull } from '../reserves/testing/families.ts';
import { testApp } from '../testing/app.ts';
import { createPayload } from '../waitlist/testing/create-payload.ts';

/** A day given back to the branch's own capacity, hours or mark touches reserves as a new value does. */
const app = await testApp();

/** みなと広場園: 10 seats, extended 7:00–21:00. */
const branch_id = 2;
const seats = 10;
const yenPerHour = 1100;
const manager = () => app.tokenOf('demo-minato-manager', 'staff');

async function reserve(date: string, from: string, to: string, children = 1): Promise<number> {
  const [family] = await makeFamilies(app, 1, children);
  if (family === undefined) throw new Error('no family');
  const payload = { branch_id, child_ids: family.child_ids, quoted_amount: 0 };
  const token = await freshToken(app, family.uid);
  const stay = createPayload({ date, from, to }, payload);
  const quoted = await app.call('quoteReserve', stay, token);
  if (quoted.status !== 'OK') throw new Error(JSON.stringify(quoted));
  const made = await app.call('createReserve', { ...stay, quoted_amount: quoted.quote.reserve_amount }, token);
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  expect(made.reserve_amount).toBeGreaterThanOrEqual(yenPerHour);
  return made.reserve_id;
}

const asksAbout = (touched_reserve_ids: number[]) => ({
  status: 'NG',
  type: 'closure_touches_reserves',
  details: { touched_reserve_ids },
});

describe('given back to the branch’s own', () => {
  it('a capacity asks about those above it, as lowering it by number does', async () => {
    const date = '2026-12-17';
    type Range = Pick<FunctionPayload<'staffSetCapacity'>, 'start_time' | 'end_time'>;
    const whole: Range = { start_time: '07:00', end_time: '21:00' };
    const set = async (capacity: number | null, confirmed_flag: 0 | 1 = 0, range = whole) => {
      const input = { branch_id, date_from: date, date_to: date, ...range, capacity, confirmed_flag };
      return app.call('staffSetCapacity', input, await manager());
    };
    expect(await set(seats + 2)).toMatchObject({ status: 'OK', touched_reserve_ids: [] });
    const made: number[] = [];
    for (let family = 0; family < 4; family += 1) made.push(await reserve(date, '10:00', '12:00', 3));
    expect(await set(seats)).toMatchObject(asksAbout(made));
    expect(await set(null)).toMatchObject(asksAbout(made));
    expect(await overfull(app, branch_id, [date])).toEqual([]);
    // No reserve exceeds it in the afternoon: nothing to ask.
    const afternoon = { start_time: '12:00', end_time: '21:00' };
    expect(await set(null, 0, afternoon)).toMatchObject({ status: 'OK', touched_reserve_ids: [] });
    expect(await set(null, 1)).toMatchObject({ status: 'OK', touched_reserve_ids: made });
    expect(await overfull(app, branch_id, [date])).toMatchObject([
      { since: instantOf(date, 600), until: instantOf(date, 720), taken: 12, capacity: seats },
    ]);
  });

  it('hours ask about those outside them', async () => {
    const date = '2026-12-18';
    const set = async (hours: FunctionPayload<'staffSetHours'>['hours'], confirmed_flag: 0 | 1 = 0) => {
      const input = { branch_id, date_from: date, date_to: date, hours, confirmed_flag };
      return app.call('staffSetHours', input, await manager());
    };
    const usual = {
      open_time: '08:00',
      close_time: '19:00',
      extended_open_time: '07:00',
      extended_close_time: '21:00',
    };
    const longer = { ...usual, extended_open_time: '06:00', extended_close_time: '23:00' };
    expect(await set(longer)).toMatchObject({ status: 'OK', touched_reserve_ids: [] });
    const early = await reserve(date, '06:00', '08:00');
    await reserve(date, '07:00', '21:00');
    const late = await reserve(date, '20:00', '22:00');
    expect(await set(usual)).toMatchObject(asksAbout([early, late]));
    expect(await set(null)).toMatchObject(asksAbout([early, late]));
    expect(await set(null, 1)).toMatchObject({ status: 'OK', touched_reserve_ids: [early, late] });
  });

  it('a mark asks only where it closes', async () => {
    const date = '2026-12-21';
    const reserve_id = await reserve(date, '10:00', '12:00');
    const set = async (status: '○' | '△' | '×', confirmed_flag: 0 | 1 = 0) => {
      const input = { branch_id, date_from: date, date_to: date, status, remarks: '', confirmed_flag };
      return app.call('staffSetReservable', input, await manager());
    };
    expect(await set('△')).toMatchObject({ status: 'OK', touched_reserve_ids: [] });
    expect(await set('×')).toMatchObject(asksAbout([reserve_id]));
    expect(await set('×', 1)).toMatchObject({ status: 'OK', touched_reserve_ids: [reserve_id] });
    expect(await set('○')).toMatchObject({ status: 'OK', touched_reserve_ids: [] });
  });
});
