import type pg from 'pg';

/** 佐藤 subscribed once; the hash belongs to no address anybody knows. */
export async function seedCalendarFeeds(client: pg.Client): Promise<void> {
  await client.query(
    `insert into calendar_feeds (customer_id, family_member_id, token_hash, created_at)
     select customer_id, id, sha256(gen_random_uuid()::text::bytea), app.now() - interval '3 days'
     from family_members where uid = 'demo-sato'`,
  );
}
