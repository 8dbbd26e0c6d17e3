import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../db/testing/database.ts';
import { as } from '../../../../db/tests/actors.ts';
import { insertChildren, insertReserve } from '../../../../db/tests/rows.ts';
import { addDays, timeText } from '../../../domain/time.ts';
import { mergeChangesOfSeats } from '../../waitlist/store/seat-changes.ts';
import { branchDays } from './branch-days.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});

const tenOClock = '2026-11-16T10:00+09:00';
const at = (now: string, work: (client: pg.PoolClient) => Promise<void>) =>
  as(database.pool, 'database owner', work, now);

describe('the seats taken', () => {
  const date = '2026-12-03';

  /** By branch: minutes of the day with the number of children, as app.seats_taken counts them from one index. */
  async function taken(client: pg.PoolClient, branch: number, except: number | null = null) {
    const { rows } = await client.query<{ seats: string }>(
      `select concat(to_char(since at time zone 'Asia/Tokyo', 'HH24:MI'), '-', to_char(until at time zone 'Asia/Tokyo', 'HH24:MI'), ' ',
         children, ' ', cardinality(births)) as seats
       from app.seats_taken($1, $2, $2, $3) order by 1`,
      [branch, date, except],
    );
    return rows.map(({ seats }) => seats);
  }

  it('follow a reserve to another time, day or branch, and end with it', async () => {
    await at(tenOClock, async (client) => {
      const [first = 0, second = 0, third = 0] = await insertChildren(client, 1, 3);
      const times = { start: `${date}T00:00+09:00`, end: `${date}T10:00+09:00` };
      const id = await insertReserve(client, { ...times, child_ids: [first, second] });
      await insertReserve(client, { ...times, child_ids: [third] });
      expect(await taken(client, 2)).toEqual(['00:00-10:00 3 3']);
      expect(await taken(client, 2, id)).toEqual(['00:00-10:00 1 1']);
      const set = (what: string) => client.query(`update reserves set ${what} where id = $1`, [id]);
      await set(`start_datetime = '${date}T22:00+09:00', end_datetime = '2026-12-04T00:00+09:00'`);
      expect(await taken(client, 2)).toEqual(['00:00-10:00 1 1', '22:00-00:00 2 2']);
      await set('branch_id = 3');
      expect([await taken(client, 2), await taken(client, 3)]).toEqual([['00:00-10:00 1 1'], ['22:00-00:00 2 2']]);
      await set('cancel_flag = true');
      expect(await taken(client, 3)).toEqual([]);
      await set('cancel_flag = false');
      await client.query('delete from reserve_details where reserve_id = $1 and child_id = $2', [id, first]);
      expect(await taken(client, 3)).toEqual(['22:00-00:00 1 1']);
      await set(`start_datetime = '2026-12-04T00:00+09:00', end_datetime = '2026-12-04T01:00+09:00'`);
      expect(await taken(client, 3)).toEqual([]);
    });
  });

  /** The same as a calendar over some days reads it: steps up and down, merged or not. */
  async function shown(client: pg.PoolClient, branch: number): Promise<string[]> {
    const dates = [date, addDays(date, 1)];
    const read = async () =>
      (await branchDays(client, branch, dates)).flatMap(({ date: day, day: { held } }) =>
        held.map(({ start, end, children }) => `${day.slice(8)} ${timeText(start)}-${timeText(end)} ${children}`),
      );
    const asAdded = await read();
    await mergeChangesOfSeats(client);
    expect(await read()).toEqual(asAdded);
    const { rows } = await client.query('select from app.seat_changes where not merged_flag');
    expect(rows).toEqual([]);
    return asAdded;
  }

  it('are the same in a calendar, however they change', async () => {
    await at(tenOClock, async (client) => {
      await client.query('update branches set staffing_mode = 1 where id in (2, 3)');
      const [first = 0, second = 0, third = 0] = await insertChildren(client, 1, 3);
      const next = addDays(date, 1);
      const late = { start: `${date}T22:00+09:00`, end: `${next}T00:00+09:00` };
      const id = await insertReserve(client, { ...late, child_ids: [first, second] });
      expect(await shown(client, 2)).toEqual(['03 22:00-24:00 2']);
      // One begins at the midnight at which the others end.
      const other = await insertReserve(client, {
        start: `${next}T00:00+09:00`,
        end: `${next}T09:30+09:00`,
        child_ids: [third],
      });
      expect(await shown(client, 2)).toEqual(['03 22:00-24:00 2', '04 00:00-09:30 1']);
      const set = (reserve: number, what: string) =>
        client.query(`update reserves set ${what} where id = $1`, [reserve]);
      await set(id, `start_datetime = '${next}T09:00+09:00', end_datetime = '${next}T10:15+09:00'`);
      expect(await shown(client, 2)).toEqual(['04 00:00-09:00 1', '04 09:00-09:30 3', '04 09:30-10:15 2']);
      await set(other, 'branch_id = 3');
      expect(await shown(client, 3)).toEqual(['04 00:00-09:30 1']);
      await client.query('delete from reserve_details where reserve_id = $1 and child_id = $2', [id, first]);
      expect(await shown(client, 2)).toEqual(['04 09:00-10:15 1']);
      await set(id, 'cancel_flag = true');
      await client.query('delete from reserve_details where reserve_id = $1', [id]);
      expect(await shown(client, 2)).toEqual([]);
      const { rows } = await client.query('select from app.seat_changes where branch_id = 2 and date = any ($1)', [
        [date, next],
      ]);
      expect(rows).toEqual([]);
    });
  });

  it('are those of the reserves, for every child of the world', async () => {
    await at(tenOClock, async (client) => {
      const { rows } = await client.query(
        `select d.id from reserve_details d join reserves r on r.id = d.reserve_id
         where (d.branch_id, d.live, d.during) is distinct from (r.branch_id, r.live, tstzrange(r.start_datetime, r.end_datetime))`,
      );
      expect(rows).toEqual([]);
    });
  });
});
