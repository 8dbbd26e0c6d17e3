import type pg from 'pg';
import { minatoHiroba } from '../branch-list.ts';

/** Yesterday one of the two came and went; today both are there, unless it is still night. */
export async function seedClockings(client: pg.Client): Promise<void> {
  await client.query(
    `insert into staff_clockings (branch_id, account_id, date, clock_in_at, clock_out_at)
     select $1, 3, day, (day + time '07:28') at time zone 'Asia/Tokyo', (day + time '19:34') at time zone 'Asia/Tokyo'
     from (select app.tokyo_today() - 1 as day) yesterday`,
    [minatoHiroba],
  );
  await client.query(
    `insert into staff_clockings (branch_id, account_id, date, clock_in_at)
     select $1, account_id, app.tokyo_today(), came.at
     from (values (2, time '07:21'), (3, time '07:26')) pressed (account_id, clock)
     cross join lateral (select (app.tokyo_today() + clock) at time zone 'Asia/Tokyo' as at) came
     where came.at < app.now()`,
    [minatoHiroba],
  );
}
