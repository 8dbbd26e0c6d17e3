import { announcementAudience } from '../../../domain/messages/announcement-codes.ts';
import { headquartersId } from '../../branches/store/branches.ts';
import { implement, Refusal } from '../../callable/context.ts';
import type { Transaction } from '../../postgres/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { writeAudit } from '../../store/audit.ts';
import { requireMayAnnounce, sendingTime, tellingOf } from '../announce.ts';
import { countAudience } from '../store/announcement-audience.ts';
import { announcementByKey, insertAnnouncement } from '../store/announcements.ts';
import { quietHours } from '../store/quiet-hours.ts';

const { branch, prefecture, reserved, chosen } = announcementAudience.code;

/** A word to many, once: the same press again is answered with the first one's. It goes out by itself when its time comes. */
export const staffSaveAnnouncement = implement(
  'staffSaveAnnouncement',
  async ({ account, clock, database }, input, acting) => {
    requireMayAnnounce(account, input);
    const now = clock.now();
    const { kind, audience, title, content, idempotency_key } = input;
    const content_hash = contentHash(input);
    return database.transaction(now, async (tx) => {
      const pressed = await savedBefore(tx, idempotency_key, content_hash);
      if (pressed !== null) return pressed;
      const { goes_at } = sendingTime(now, input, await quietHours(tx));
      const whom = {
        audience,
        branch_id: audience === branch || audience === reserved ? input.branch_id : null,
        prefecture_id: audience === prefecture ? input.prefecture_id : null,
        date_from: audience === reserved ? input.date_from : null,
        date_until: audience === reserved ? input.date_until : null,
      };
      const customer_ids = audience === chosen ? input.customer_ids : [];
      const { group, consented, hidden } = tellingOf(kind, audience);
      const toHidden = hidden !== 'nothing';
      const { families, alike } = await countAudience(tx, { ...whom, customer_ids }, { group, consented, toHidden });
      if (alike.length === 0) throw new Refusal('announcement_reaches_nobody');
      const row = {
        ...whom,
        kind,
        title,
        content,
        send_at: goes_at,
        account_id: account.id,
        idempotency_key,
        content_hash,
      };
      const announcement_id = await insertAnnouncement(tx, row, customer_ids);
      if (announcement_id === null) {
        // Of two presses at the same moment the other was first.
        const first = await savedBefore(tx, idempotency_key, content_hash);
        if (first === null) throw new Error('a word neither new nor known');
        return first;
      }
      const branch_id = whom.branch_id ?? (await headquartersId(tx)) ?? account.branch_id;
      const entry = { account: acting, branch_id, table_name: 'announcements' } as const;
      await writeAudit(tx, { ...entry, reason: title }, announcement_id, null, {
        kind,
        ...whom,
        customer_ids,
        families,
        title,
        content,
        send_at: goes_at.toISOString(),
      });
      if (goes_at.getTime() <= now.getTime()) await enqueue(tx, 'sendAnnouncements', {});
      return { status: 'OK' as const, announcement_id, goes_at: goes_at.toISOString() };
    });
  },
);

async function savedBefore(tx: Transaction, idempotency_key: string, content_hash: string) {
  const known = await announcementByKey(tx, idempotency_key);
  if (known === null) return null;
  refuseOtherContent(known.content_hash, content_hash);
  return { status: 'OK' as const, announcement_id: known.id, goes_at: known.send_at.toISOString() };
}
