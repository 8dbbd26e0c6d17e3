import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { as, checkViolated } from './actors.ts';
import { insertReserve } from './rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});
const uniqueViolated = '23505';

/** Tries a line for the child of a reserve; answers the constraint it breaks, or null. */
async function broken(client: pg.PoolClient, reserve_id: number, set: string): Promise<string | null> {
  await client.query('savepoint line');
  try {
    await client.query(`update reserve_details set ${set} where reserve_id = $1`, [reserve_id]);
    return null;
  } catch (error) {
    await client.query('rollback to savepoint line');
    const { code, constraint } = error as pg.DatabaseError;
    expect([checkViolated, uniqueViolated]).toContain(code);
    return constraint ?? '';
  }
}

it('a child’s line holds the times its state needs, and nobody is in two places on a day', async () => {
  await as(database.pool, 'database owner', async (client) => {
    const at = (date: string, from: string, to: string) => ({
      start: `${date}T${from}:00+09:00`,
      end: `${date}T${to}:00+09:00`,
    });
    const morning = await insertReserve(client, at('2026-12-01', '09:00', '10:00'));
    const noon = await insertReserve(client, { ...at('2026-12-01', '12:00', '13:00'), branch_id: 3 });
    const nextDay = await insertReserve(client, at('2026-12-02', '09:00', '10:00'));
    const came = "attendance_status = 2, arrived_datetime = '2026-12-01T09:00:00+09:00'";
    expect(await broken(client, morning, 'attendance_status = 2')).toBe('times_follow_attendance');
    expect(await broken(client, morning, "arrived_datetime = '2026-12-01T09:00:00+09:00'")).toBe(
      'times_follow_attendance',
    );
    expect(await broken(client, morning, 'attendance_status = 4')).toBe('absence_has_a_cause');
    const backwards = "arrived_datetime = '2026-12-01T09:00:00+09:00', left_datetime = '2026-12-01T08:00:00+09:00'";
    expect(await broken(client, morning, `attendance_status = 3, ${backwards}`)).toBe('left_after_arriving');
    expect(await broken(client, morning, 'temperature = 73.2')).toBe('reserve_details_temperature_check');
    expect(await broken(client, morning, came)).toBeNull();
    expect(await broken(client, noon, came)).toBe('child_present_once');
    // A leaving that was forgotten the day before keeps nobody out.
    expect(
      await broken(client, nextDay, "attendance_status = 2, arrived_datetime = '2026-12-02T09:00:00+09:00'"),
    ).toBeNull();
  });
});
