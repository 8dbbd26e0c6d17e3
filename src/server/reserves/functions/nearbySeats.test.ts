import { describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { testApp } from '../../testing/app.ts';
import { formTimes } from '../../waitlist/testing/create-payload.ts';
import { makeFamilies } from '../testing/families.ts';

const app = await testApp();
const today = '2026-11-16';
const shinagawa = { latitude: 35.628471, longitude: 139.738764 };
const MINATO = 2;

async function nearby(input: Partial<FunctionPayload<'nearbySeats'>> = {}, token?: string) {
  const answer = await app.call('nearbySeats', { position: shinagawa, ages: [2], minutes: 120, ...input }, token);
  if (answer.status !== 'OK') throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer;
}
const at = <Branch extends { branch_id: number }>(branches: readonly Branch[], branch_id = MINATO) => {
  const found = branches.find((branch) => branch.branch_id === branch_id);
  if (!found) throw new Error(`branch ${branch_id} is not there`);
  return found;
};

describe('what is near', () => {
  it('comes by distance, with the walk from a position of 100 m', async () => {
    const { place, branches } = await nearby();
    expect(place).toEqual({ kind: 'position', label: '現在地', latitude: 35.628, longitude: 139.739 });
    expect(branches.length).toBeGreaterThan(10);
    expect(branches[0]).toMatchObject({ branch_id: MINATO, branch_name: 'みなと広場園', path_name: 'minato-hiroba' });
    const distances = branches.map(({ distance_meters }) => distance_meters);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(branches[0]?.distance_meters).toBeLessThan(500);
    expect(branches[0]?.walk_minutes).toBeLessThan(9);
  });

  it('has the start, the seats and the price that reserveSlots and quoteReserve know', async () => {
    for (const ages of [[2], [0, 4]]) {
      const { branches } = await nearby({ ages });
      for (const branch of branches.filter(({ start_time }) => start_time !== null).slice(0, 5)) {
        const { start_time, end_time, branch_id } = branch;
        const quoted = await app.call('quoteReserve', {
          ...formTimes({ date: today, from: start_time ?? '', to: end_time ?? '' }),
          branch_id,
          ages,
        });
        expect(quoted).toMatchObject({ quote: { reserve_amount: branch.reserve_amount, current_day_flag: true } });
        const slots = await app.call('reserveSlots', { branch_id, date: today, children: ages.length });
        if (slots.status !== 'OK') throw new Error('refused');
        const during = slots.slots.filter(
          (slot) => (start_time ?? '') <= slot.start_time && slot.start_time < (end_time ?? ''),
        );
        expect(branch.seats_left).toBe(Math.min(...during.map(({ remaining }) => remaining)));
        expect(slots.slots.find(({ startable }) => startable)?.start_time).toBe(start_time);
      }
    }
  });

  it('begins when it is wanted, and lasts whole steps of at least the shortest stay', async () => {
    expect(at((await nearby({ from: '15:00' })).branches)).toMatchObject({ start_time: '15:00', end_time: '17:00' });
    expect(at((await nearby({ from: '06:00' })).branches)).toMatchObject({ start_time: '11:00' });
    expect(await nearby({ minutes: 5 })).toMatchObject({ minutes: 60 });
    expect(await nearby({ minutes: 100 })).toMatchObject({ minutes: 105 });
  });

  it('says why a branch has nothing', async () => {
    await app.pool.query(
      `insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values (3, $1, '00:00', '24:00', 0)`,
      [today],
    );
    await app.pool.query(
      `insert into reservable_managements (branch_id, date, status) values (4, $1, '×'), (5, $1, '△')
       on conflict (branch_id, date) do update set status = excluded.status`,
      [today],
    );
    const { branches } = await nearby();
    const nothing = { start_time: null, seats_left: null, reserve_amount: null, reservable_status: '×' };
    expect(at(branches, 3)).toMatchObject({ reason: 'full', ...nothing });
    expect(at(branches, 4)).toMatchObject({ reason: 'closed', ...nothing });
    expect(at(branches, 5)).toMatchObject({ reason: null, reservable_status: '△', start_time: '11:00' });
    const { branches: grown } = await nearby({ ages: [17] });
    expect(new Set(grown.map(({ reason }) => reason))).toEqual(new Set(['age']));
  });

  it('asks who is there where the roster decides', async () => {
    await app.pool.query('update branches set staffing_mode = 2 where id = 6');
    const slots = await app.call('reserveSlots', { branch_id: 6, date: today, birth_dates: ['2024-05-16'] });
    const first = 'slots' in slots ? (slots.slots.find(({ startable }) => startable)?.start_time ?? null) : 'refused';
    const { branches } = await nearby({ minutes: 60 });
    expect(at(branches, 6).start_time).toBe(first);
  });

  it('has nothing left at night', async () => {
    app.clock.advance(10 * 3600);
    const { branches } = await nearby();
    app.clock.advance(-10 * 3600);
    expect(branches.filter(({ start_time }) => start_time !== null)).toEqual([]);
  });

  it('has the price of a member’s own plan', async () => {
    const [family] = await makeFamilies(app, 1, 1);
    const own = at((await nearby({}, family?.token)).branches).reserve_amount;
    const anybody = at((await nearby()).branches).reserve_amount;
    const times = formTimes({ date: today, from: '11:00', to: '13:00' });
    const quoted = await app.call('quoteReserve', { ...times, branch_id: MINATO, ages: [2] }, family?.token);
    expect(quoted).toMatchObject({ quote: { reserve_amount: own } });
    expect(own).toBeLessThanOrEqual(anybody ?? 0);
  });
});

describe('a typed place', () => {
  const from = (place: string) => nearby({ position: null, place });
  it('is a station, from which branches are as far as they are, with stations to know one’s way', async () => {
    const { place, branches, stations } = await from('しながわ');
    expect(place).toMatchObject({ kind: 'station', label: '品川駅' });
    expect(branches[0]).toMatchObject({ branch_id: MINATO, at_place_flag: false, walk_minutes: null });
    expect(branches[0]?.distance_meters).toBeLessThan(1000);
    expect(stations).toContainEqual(expect.objectContaining({ name: '品川駅' }));
  });
  it('of which there are several is the one nearest to a branch; the others are offered', async () => {
    expect(await from('府中')).toMatchObject({
      place: { label: '東京都府中駅' },
      others: ['徳島県府中駅', '広島県府中駅'],
    });
  });
  it.each([
    ['108-0075', 'postal_code', '〒108-0075'],
    ['108-0074', 'postal_code', '〒108-0074(東京都港区)'],
    ['192-0081', 'postal_code', '〒192-0081(東京都八王子市)'],
    ['東京駅', 'station', '東京駅'],
    ['しんじゅく', 'station', '新宿駅'],
    ['世田谷区', 'city', '東京都世田谷区'],
    ['東京都八王子市', 'city', '東京都八王子市'],
    ['東京都', 'prefecture', '東京都'],
  ])('%s: %s', async (typed, kind, label) => {
    expect((await from(typed)).place).toMatchObject({ kind, label });
  });
  it('that is unknown finds nothing, and nothing typed is asked for', async () => {
    expect(await from('どこか遠く')).toMatchObject({ place: null, branches: [] });
    expect(await app.call('nearbySeats', { place: ' ', ages: [2], minutes: 60 })).toMatchObject({
      status: 'NG',
      type: 'input_error',
      fields: ['place'],
    });
  });
});

it('is limited by the caller’s network', async () => {
  const few = await testApp({ environment: { RATE_LIMIT_NEARBY: '2/60' } });
  const ask = async () =>
    (await few.request('nearbySeats', { position: shinagawa, ages: [2], minutes: 60 })).statusCode;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
});
