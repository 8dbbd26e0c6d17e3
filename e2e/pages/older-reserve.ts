import pg from 'pg';

/** A reserve as if it had been made the day before: the minutes in which it is taken back free are over. */
export async function madeEarlier(reserve_id: number): Promise<void> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  await client.query(`update reserves set created_at = start_datetime - interval '1 day' where id = $1`, [reserve_id]);
  await client.end();
}
