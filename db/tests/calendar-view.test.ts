import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/time.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { as } from './actors.ts';
import { insertChildren, insertReserve } from './rows.ts';

/** view_reserve_date_calendars, at みなと広場園 (branch 2), on Monday 2026-11-16, 10:00 in Tokyo unless said otherwise. */
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});

const today = '2026-11-16';
const at = (now: string, work: (client: pg.PoolClient) => Promise<void>) =>
  as(database.pool, 'database owner', work, now);
const tenOClock = `${today}T10:00+09:00`;

async function markOf(client: pg.PoolClient, date: string, branch = 2): Promise<string | undefined> {
  const { rows } = await client.query(
    'select reservable_status from view_reserve_date_calendars where branch_id = $1 and date = $2',
    [branch, date],
  );
  return rows[0]?.reservable_status;
}

/** Takes all seats of branch 2 from `start` to `end` but `left`. */
async function fill(client: pg.PoolClient, date: string, start: string, end: string, left = 0): Promise<void> {
  const { rows } = await client.query('select capacity from branches where id = 2');
  const child_ids = await insertChildren(client, 1, rows[0].capacity - left);
  await insertReserve(client, { start: `${date}T${start}+09:00`, end: `${date}T${end}+09:00`, child_ids });
}

describe('the window', () => {
  it('goes from today to 60 days on, by the Tokyo date', async () => {
    const range = async (now: string) =>
      as(
        database.pool,
        'visitor',
        async (client) => {
          const { rows } = await client.query(
            'select min(date)::text, max(date)::text, count(*)::integer from view_reserve_date_calendars where branch_id = 2',
          );
          return rows[0];
        },
        now,
      );
    expect(await range(tenOClock)).toEqual({ min: today, max: '2027-01-15', count: 61 });
    expect(await range('2026-11-16T14:59:59Z')).toMatchObject({ min: today });
    expect(await range('2026-11-16T15:00:00Z')).toMatchObject({ min: '2026-11-17' });
  });
});

describe('the mark', () => {
  it('is ○ without a word of staff, else theirs with the remarks', async () => {
    await at(tenOClock, async (client) => {
      expect(await markOf(client, '2026-11-17')).toBe('○');
      const { rows } = await client.query(
        `select date::text, reservable_status, reserve_remarks <> '' as remarks from view_reserve_date_calendars
         where branch_id = 2 and date in ('2026-11-20', '2026-11-30') order by date`,
      );
      expect(rows).toEqual([
        { date: '2026-11-20', reservable_status: '△', remarks: true },
        { date: '2026-11-30', reservable_status: '×', remarks: true },
      ]);
    });
  });

  it('is × before the opening date, while preparing, when closed and at the headquarters', async () => {
    await at(tenOClock, async (client) => {
      await client.query("update branches set open_date = '2026-11-19' where id = 2");
      expect(await markOf(client, '2026-11-18')).toBe('×');
      expect(await markOf(client, '2026-11-19')).toBe('○');
      await client.query("update branches set last_date = '2026-11-20' where id = 2");
      expect(await markOf(client, '2026-11-20')).toBe('△');
      expect(await markOf(client, '2026-11-24')).toBe('×');
      expect(await markOf(client, '2027-01-10', 15)).toBe('×');
      expect(await markOf(client, '2026-11-19', 16)).toBe('×');
      expect(await markOf(client, '2026-11-19', 1)).toBe('×');
    });
  });

  it('is lowered to × when no hour has a seat left, and only then', async () => {
    await at(tenOClock, async (client) => {
      await fill(client, '2026-12-08', '07:00', '20:15');
      expect(await markOf(client, '2026-12-08')).toBe('×');
      await fill(client, '2026-12-07', '07:00', '20:00');
      expect(await markOf(client, '2026-12-07')).toBe('○');
      await fill(client, '2026-12-10', '07:00', '21:00', 1);
      expect(await markOf(client, '2026-12-10')).toBe('○');
    });
  });

  it('counts an hour only in one piece', async () => {
    await at(tenOClock, async (client) => {
      await client.query('update branches set capacity = 1 where id = 2');
      await fill(client, '2026-12-08', '07:30', '12:00');
      await fill(client, '2026-12-08', '12:30', '20:15');
      expect(await markOf(client, '2026-12-08')).toBe('×');
    });
  });

  it('counts pending requests as taken, cancelled and rejected ones not', async () => {
    await at(tenOClock, async (client) => {
      await client.query('update branches set capacity = 1 where id = 2');
      const day = { start: '2026-12-08T07:00+09:00', end: '2026-12-08T21:00+09:00' };
      const id = await insertReserve(client, { ...day, approval_status: 2 });
      expect(await markOf(client, '2026-12-08')).toBe('×');
      await client.query('update reserves set approval_status = 4 where id = $1', [id]);
      expect(await markOf(client, '2026-12-08')).toBe('○');
      await client.query('update reserves set approval_status = 1, cancel_flag = true where id = $1', [id]);
      expect(await markOf(client, '2026-12-08')).toBe('○');
    });
  });

  it('stays △ while a seat is left and is × when none is', async () => {
    await at(tenOClock, async (client) => {
      expect(await markOf(client, '2026-11-20')).toBe('△');
      await fill(client, '2026-11-20', '12:00', '21:00');
      expect(await markOf(client, '2026-11-20')).toBe('△');
      await client.query('update branches set capacity = 1 where id = 2');
      await insertReserve(client, { start: '2026-11-20T07:00+09:00', end: '2026-11-20T09:00+09:00' });
      expect(await markOf(client, '2026-11-20')).toBe('×');
    });
  });

  it('follows an override of the capacity, for its hours', async () => {
    await at(tenOClock, async (client) => {
      expect(await markOf(client, '2026-11-27')).toBe('×');
      expect(await markOf(client, '2026-11-28')).toBe('○');
      await fill(client, '2026-11-28', '07:00', '14:00');
      await fill(client, '2026-11-28', '17:00', '21:00');
      expect(await markOf(client, '2026-11-28')).toBe('○');
      await insertReserve(client, {
        start: '2026-11-28T14:15+09:00',
        end: '2026-11-28T17:00+09:00',
        child_ids: [1, 2],
      });
      expect(await markOf(client, '2026-11-28')).toBe('×');
    });
  });

  it('follows the other hours of a day', async () => {
    await at(tenOClock, async (client) => {
      expect(await markOf(client, '2026-12-01')).toBe('○');
      await fill(client, '2026-12-01', '09:00', '14:15');
      expect(await markOf(client, '2026-12-01')).toBe('×');
    });
  });

  it('of today needs an hour of lead and an hour of stay before closing', async () => {
    const todayAt = async (time: string) => {
      let mark: string | undefined;
      await at(`${today}T${time}+09:00`, async (client) => {
        mark = await markOf(client, today);
      });
      return mark;
    };
    expect(await todayAt('06:00')).toBe('○');
    expect(await todayAt('19:00')).toBe('○');
    expect(await todayAt('19:00:01')).toBe('×');
    expect(await todayAt('23:59')).toBe('×');
  });

  it('shows the name of a public holiday', async () => {
    await at(tenOClock, async (client) => {
      const { rows } = await client.query(
        'select date::text, holiday_name from view_reserve_date_calendars where branch_id = 2 and holiday_name is not null',
      );
      expect(rows).toEqual(
        expect.arrayContaining([
          { date: '2026-11-23', holiday_name: '勤労感謝の日' },
          { date: '2027-01-01', holiday_name: '元日' },
        ]),
      );
    });
  });
});

describe('app.branch_day_loads', () => {
  const loadOf = async (client: pg.PoolClient, date: string) => {
    const { rows } = await client.query(
      `select to_char(since at time zone 'Asia/Tokyo', 'HH24:MI') || '-' || to_char(until at time zone 'Asia/Tokyo', 'HH24:MI')
         || ' ' || taken || '/' || capacity as load
       from app.branch_day_loads where branch_id = 2 and date = $1 order by since`,
      [date],
    );
    return rows.map(({ load }) => load);
  };

  it('counts the children of a day, the end exclusive', async () => {
    await at(tenOClock, async (client) => {
      expect(await loadOf(client, addDays(today, 5))).toEqual([
        '00:00-10:00 0/10',
        '10:00-16:00 2/10',
        '16:00-00:00 0/10',
      ]);
    });
  });

  it('counts to the minute, with the capacity of the moment, whatever the step', async () => {
    await at(tenOClock, async (client) => {
      const date = '2026-12-08';
      const stay = (start: string, end: string) => ({ start: `${date}T${start}+09:00`, end: `${date}T${end}+09:00` });
      await client.query(
        `insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values (2, $1, '10:20', '11:00', 3)`,
        [date],
      );
      await insertReserve(client, { ...stay('10:10', '10:40'), child_ids: [1] });
      await insertReserve(client, { ...stay('10:40', '11:10'), child_ids: [1, 2] });
      expect(await loadOf(client, date)).toEqual([
        '00:00-10:10 0/10',
        '10:10-10:20 1/10',
        '10:20-10:40 1/3',
        '10:40-11:00 2/3',
        '11:00-11:10 2/10',
        '11:10-00:00 0/10',
      ]);
    });
  });
});
