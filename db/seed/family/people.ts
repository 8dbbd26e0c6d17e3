import type pg from 'pg';
import { uidOf } from '../demo-customer.ts';

/** An open invitation and a freeze that is over, of 木村's family. */
export async function seedFamilyPeople(client: pg.Client): Promise<void> {
  await client.query(
    `insert into family_invitations (customer_id, role, name, relation, token_hash, inviting_member_id, expires_at)
     select m.customer_id, 3, '木村 健', '祖父', sha256('demo invitation'), m.id, app.now() + interval '72 hours'
     from family_members m where m.uid = $1`,
    [uidOf('kimura')],
  );
  await client.query(
    `with f as (
       insert into pickup_freezes (customer_id, frozen_at, lifted_at)
       select customer_id, app.now() - interval '20 days', app.now() - interval '19 days' from family_members where uid = $1
       returning id, customer_id
     )
     insert into pickup_freeze_members (pickup_freeze_id, family_member_id, froze_flag, agreed_at)
     select f.id, m.id, m.role = 2, app.now() - interval '19 days'
     from f join family_members m on m.customer_id = f.customer_id and m.role in (1, 2)`,
    [uidOf('kimura')],
  );
}
