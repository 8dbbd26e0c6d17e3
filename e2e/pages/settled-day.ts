import pg from 'pg';
import { type BusyReserve, busyDay } from './many-children.ts';

/** So many children's stays of one morning, all fetched; the first `failed` were refused by the card, the rest waits for its charge. */
export async function settledDay(
  url: string,
  { branch_id, date, count, failed }: { branch_id: number; date: string; count: number; failed: number },
): Promise<BusyReserve[]> {
  const made = await busyDay(url, { branch_id, date, count, start: '08:00' });
  const ids = made.map(({ reserve_id }) => reserve_id);
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("select set_config('app.now', $1, false)", [`${date}T10:00:00+09:00`]);
    await client.query(
      `update reserve_details d set attendance_status = 3, arrived_datetime = r.start_datetime,
         left_datetime = r.start_datetime + interval '90 minutes'
       from reserves r where r.id = d.reserve_id and r.id = any ($1)`,
      [ids],
    );
    await client.query('update reserves set childcare_status = 3 where id = any ($1)', [ids]);
    await client.query(
      `insert into childcares (reserve_id, branch_id, customer_id, start_datetime, end_datetime, childcare_amount, total_amount,
         status, settle_due_datetime)
       select id, branch_id, customer_id, start_datetime, start_datetime + interval '90 minutes', 2200, 2200,
         case when id = any ($2) then 3 else 1 end, case when id = any ($2) then null else $3::timestamptz + interval '1 day' end
       from reserves where id = any ($1)`,
      [ids, ids.slice(0, failed), `${date}T10:00:00+09:00`],
    );
  } finally {
    await client.end();
  }
  return made;
}

/** So many requests of one day, none of them answered. */
export async function askedDay(
  url: string,
  { branch_id, date, count }: { branch_id: number; date: string; count: number },
) {
  const made = await busyDay(url, { branch_id, date, count });
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('update reserves set approval_status = 2 where id = any ($1)', [
      made.map(({ reserve_id }) => reserve_id),
    ]);
  } finally {
    await client.end();
  }
  return made;
}
