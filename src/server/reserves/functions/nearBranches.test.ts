import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeFamilies } from '../testing/families.ts';

const app = await testApp({ web: true });
const minato = 2;
const branches = async (input: { branch_id?: number } = {}, token?: string) => {
  const answer = await app.call('nearBranches', input, token);
  return 'branches' in answer ? answer.branches : [];
};
const get = async (path: string) =>
  (await app.server.inject({ url: encodeURI(path), headers: { accept: 'text/html' } })).body;

describe('the branches near to one', () => {
  it('begin with it and go by distance; closed ones are not there', async () => {
    const near = await branches({ branch_id: minato });
    expect(near[0]).toMatchObject({ branch_id: minato, distance_meters: 0, prefecture_name: '東京都' });
    const meters = near.map(({ distance_meters }) => distance_meters ?? -1);
    expect(meters).toEqual(meters.toSorted((one, other) => one - other));
    expect(near.map(({ branch_id }) => branch_id)).not.toContain(16);
  });

  it('are those of the caller’s own branch, where no branch is named', async () => {
    const [family] = await makeFamilies(app, 1, 1);
    await app.pool.query('update customers set default_branch_id = 12 where id = $1', [family?.customer_id]);
    expect((await branches({}, family?.token))[0]?.branch_id).toBe(12);
    const today = await app.call('reserveTodayBranches', { children: 1 }, family?.token);
    expect('branches' in today && today.branches[0]?.branch_id).toBe(12);
  });

  it('include one whose position nobody knows', async () => {
    await app.pool.query('update branches set latitude = null, longitude = null where id = 5');
    expect((await branches({ branch_id: 5 }))[0]).toMatchObject({ branch_id: 5, distance_meters: null });
  });
});

describe.each([100, 1000])('with %i branches', (count) => {
  it('lists and pages stay short', async () => {
    await app.pool.query(
      `insert into branches (name, path_name, reading, postal_code, prefecture_id, address1, nearest_station, latitude, longitude,
         tel, email, open_time, close_time, extended_open_time, extended_close_time, open_date, capacity)
       select 'たくさん' || n || '園', 'many-' || n, 'たくさん', '1000001', case when n % 3 = 0 then 14 else 13 end, '千代田区千代田',
         'JR東京駅', 35.3 + (n % 40) * 0.02, 139.3 + (n / 40) * 0.02, '0312345678', 'many@example.jp',
         '8:00', '19:00', '7:00', '21:00', '2024-01-01', 10
       from generate_series((select count(*) from branches), $1::integer) n on conflict do nothing`,
      [count],
    );
    expect(await branches({ branch_id: minato })).toHaveLength(20);
    const today = await app.call('reserveTodayBranches', { children: 1, near_branch_id: minato });
    expect('branches' in today && today.branches).toHaveLength(20);
    const sizes: Record<string, number> = {};
    for (const path of [
      '/',
      '/branches/list',
      '/branches/list?code=13',
      '/branches/list?code=13&page=3',
      '/branches/list?q=たくさん',
    ]) {
      const body = await get(path);
      sizes[path] = body.length;
      const linked = new Set([...body.matchAll(/href="\/branches\/(?!list)([\w-]+)"/g)].map(([, name]) => name));
      expect(linked.size, path).toBeLessThanOrEqual(12);
    }
    // With the style in the page. A list of all would add about 1 kB for each branch.
    expect(Math.max(...Object.values(sizes)), JSON.stringify(sizes)).toBeLessThan(260_000);
  });
});
