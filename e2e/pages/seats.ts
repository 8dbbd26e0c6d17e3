import pg from 'pg';

async function query(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  await client.query(text, values);
  await client.end();
}

/** So many seats a branch has on a day, whatever it usually has. */
export const setSeats = (branch_id: number, date: string, capacity: number): Promise<void> =>
  query(
    `insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values ($1, $2, '00:00', '23:45', $3)
     on conflict do nothing`,
    [branch_id, date, capacity],
  );

/** As if everybody had had the confirm page open for too long: what was held that day is free. */
export const letHoldsRunOut = (branch_id: number, date: string): Promise<void> =>
  query('update seat_holds set released_at = app.now() where branch_id = $1 and date = $2 and released_at is null', [
    branch_id,
    date,
  ]);
