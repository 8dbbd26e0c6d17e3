import type pg from 'pg';

/** A fee that the manager lowered before it was charged, with the words the family reads. */
export async function seedGoodwill(client: pg.Client): Promise<void> {
  await client.query(
    `insert into fee_goodwills (reserve_cancellation_id, branch_id, account_id, before_amount, lowered_amount, reason,
       idempotency_key, content_hash, created_at)
     select x.id, r.branch_id, m.id, x.cancel_amount + 300, 300, '大雪で電車が遅れたと伺いましたので、少なくいたしました。',
       gen_random_uuid(), '', x.cancel_datetime
     from reserve_cancellations x join reserves r on r.id = x.reserve_id
       join accounts m on m.branch_id = r.branch_id and m.role = 2 and not m.disable
     where x.cancel_amount > 0 order by x.id limit 1`,
  );
  await client.query(
    `update reserve_cancellations x set fee_reason = p.late_reason from cancellation_policies p where x.cancel_amount > 0`,
  );
}
