import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { announcementAudience, announcementKind, consentWay } from '../../src/domain/messages/announcement-codes.ts';
import { addMinutes } from '../../src/domain/time.ts';
import { minatoHiroba, musashinoMidori } from './branch-list.ts';
import { insertRows } from './insert.ts';

const WEEK = 7 * 24 * 60;

/** A week ago two branches told their families something; one family wants to hear of offers; an end was thought of and dropped. */
export async function seedAnnouncements(client: pg.Client, now: Date): Promise<void> {
  const told = addMinutes(now, -WEEK);
  const word = {
    ...{ kind: announcementKind.code.news, audience: announcementAudience.code.branch, content_hash: '' },
    ...{ send_at: told, begun_at: told, sent_at: told, created_at: told },
  };
  await insertRows(client, 'announcements', [
    {
      ...{ id: 1, ...word, branch_id: minatoHiroba, account_id: 2, idempotency_key: randomUUID() },
      ...{ title: '園庭のすべり台が新しくなりました', content: '今週から、新しいすべり台で遊べます。' },
    },
    {
      ...{ id: 2, ...word, branch_id: musashinoMidori, account_id: 4, idempotency_key: randomUUID() },
      ...{ title: '玄関の工事のお知らせ', content: '工事の間は、東側の入口をお使いください。' },
    },
  ]);
  await client.query(
    `insert into announcement_families (announcement_id, customer_id, told_at)
     select a.id, c.id, a.sent_at from announcements a join customers c on c.default_branch_id = a.branch_id and c.status = 1`,
  );
  await client.query(
    `insert into advertising_consents (family_member_id, agreed_flag, way, words, created_at)
     select m.id, true, $1::smallint, 'キャンペーンなどのご案内を受け取ります。', $2::timestamptz from family_members m
     where m.customer_id = 3 order by m.id limit 1`,
    [consentWay.code.settings, told],
  );
  await client.query(
    `insert into branch_ends (branch_id, last_date, answer_until, reason, account_id, created_at, withdrawn_at, withdrawn_account_id)
     select b.id, $1::date + 90, $1::date + 60, '建物の契約が終わるため。', 1, $1::timestamptz, $1::timestamptz, 1
     from branches b where b.id in ($2, $3)`,
    [told, minatoHiroba, musashinoMidori],
  );
}
