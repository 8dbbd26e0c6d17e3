import type pg from 'pg';

/** 佐藤 subscribed once; the hash belongs to no address anybody knows. */
export async function seedCalendarFeeds(client: pg.Client): Promise<void> {
  await client.query(
    `insert into calendar_feeds (customer_id, token_hash, created_at)
     select id, sha256(gen_random_uuid()::text::bytea), app.now() - interval '3 days' from customers where uid = 'demo-sato'`,
  );
}
