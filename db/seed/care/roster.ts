import type pg from 'pg';
import { minatoHiroba } from '../branch-list.ts';

/** Yesterday one of the two came and went; today nobody has pressed yet. */
export async function seedClockings(client: pg.Client): Promise<void> {
  await client.query(
    `insert into staff_clockings (branch_id, account_id, date, clock_in_at, clock_out_at)
     select $1, 3, day, (day + time '07:28') at time zone 'Asia/Tokyo', (day + time '19:34') at time zone 'Asia/Tokyo'
     from (select app.tokyo_today() - 1 as day) yesterday`,
    [minatoHiroba],
  );
}
