import type pg from 'pg';
import { uidOf } from '../demo-customer.ts';

/** 木村 and the partner have chosen differently. */
export async function seedNotices(client: pg.Client): Promise<void> {
  await client.query(
    `insert into notification_settings (family_member_id, kind_group, line_flag, mail_flag)
     select m.id, chosen.kind_group, chosen.line_flag, chosen.mail_flag
     from family_members m join (values ($1, 3, true, false), ($2, 4, false, true), ($2, 3, false, false))
       as chosen (uid, kind_group, line_flag, mail_flag) on chosen.uid = m.uid
     order by m.id, chosen.kind_group`,
    [uidOf('kimura'), uidOf('kimura-partner')],
  );
  // No push service's address: the demo writes to nobody.
  await client.query(
    `insert into push_subscriptions (family_member_id, endpoint, p256dh, auth)
     select id, 'https://push.imahoiku.example/' || uid, $2, $3 from family_members where uid = $1`,
    [uidOf('kimura-partner'), `B${'A'.repeat(86)}`, 'A'.repeat(22)],
  );
  await client.query(
    `insert into line_quotas (month, limit_number, used_number, asked_at)
     values (date_trunc('month', app.tokyo_today() - interval '1 month'), 5000, 3120, app.now() - interval '1 month')`,
  );
}
