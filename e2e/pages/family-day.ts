import pg from 'pg';

async function ask<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A stay of today that has begun by the server's clock. */
export function stayUnderway(now: Date, branch_id: number, child_ids: readonly number[]): Promise<number> {
  const minute = Math.floor(now.getTime() / 60_000) * 60_000;
  return stayBetween(new Date(minute - 60 * 60_000), new Date(minute + 120 * 60_000), branch_id, child_ids);
}

/** A confirmed reserve of one family; the seats of the branch are not asked. */
export async function stayBetween(
  from: Date,
  to: Date,
  branch_id: number,
  child_ids: readonly number[],
): Promise<number> {
  const [made] = await ask<{ id: number }>(
    `with stay as (
       insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
         current_day_flag, holiday_flag, reserve_amount, amount_lines)
       select $1, customer_id, $2, $3, 1, 1, false, false, 0, '[]' from children where id = ($4::integer[])[1] returning id)
     insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag, during, live)
     select stay.id, k.id, k.date_of_birth, false, false, tstzrange($2, $3), true
     from stay, children k where k.id = any ($4) order by k.id returning reserve_id as id`,
    [branch_id, from, to, child_ids],
  );
  return made?.id ?? 0;
}

/** What the family of a child has said about pictures. */
export const allowPhotos = (child_id: number, own: boolean) =>
  ask(
    `insert into child_essentials (child_id, own_photos_flag, shared_photos_flag) values ($1, $2, false)
     on conflict (child_id) do update set own_photos_flag = excluded.own_photos_flag`,
    [child_id, own],
  );

/** As if the minutes to take a tap back were over: the family hears of coming and leaving. */
export async function sendNow(reserve_id: number): Promise<void> {
  await ask(`update reserve_details set attendance_tell_at = '2000-01-01' where reserve_id = $1`, [reserve_id]);
  await ask(`select app.enqueue('tellAttendance', '{}')`, []);
}
