import type pg from 'pg';
import { serviceName } from '../../src/domain/codes.ts';
import { headquarters } from './branch-list.ts';
import { insertRows } from './insert.ts';

/** The company opened when its first branch did, and all third parties answer. */
export async function seedOpening(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    `update site_states set open_flag = true, mail_tested_at = opening.at, mail_seen_at = opening.at, opened_at = opening.at, opened_account_id = a.id
     from (select open_date::timestamp at time zone 'Asia/Tokyo' as at from branches where id = $1) opening,
       (select min(id) as id from accounts where branch_id = $1) a`,
    [headquarters],
  );
  await client.query(
    `insert into app.webhook_events (source, event_id, event_type, payload, received_at, processed_at)
     values ('stripe', 'evt_opening', 'payment_intent.canceled', '{}', $1, $1), ('line', 'evt_opening', 'follow', '{}', $1, $1)`,
    [now],
  );
  const service_checks = serviceName.keys.map((service) => ({ service, ok_flag: true, checked_at: now.toISOString() }));
  await insertRows(client, 'service_checks', service_checks);
}
