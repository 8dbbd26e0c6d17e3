import pg from 'pg';

/** A reserve made some minutes earlier than it was: the five minutes in which it is taken back free are over. */
export async function madeEarlier(reserve_id: number): Promise<void> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  await client.query(`update reserves set created_at = created_at - interval '6 minutes' where id = $1`, [reserve_id]);
  await client.end();
}
