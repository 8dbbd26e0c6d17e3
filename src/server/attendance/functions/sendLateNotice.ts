import { lateRefusal, plannedOf } from '../../../domain/attendance/late-notice.ts';
import { lateKind } from '../../../domain/messages/message-codes.ts';
import { instantOf, minuteOf } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { insertBranchMessage } from '../../notifying/store/branch-messages.ts';
import { lockReserve } from '../../reserves/store/reserves.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { openLateStay } from '../late-stay.ts';
import { lateNoticeByKey, replaceLateNotice } from '../store/late-notices.ts';

/** A guardian says that they come later. The board shows it; nothing of the reserve changes. */
export const sendLateNotice = implement('sendLateNotice', async ({ clock, database, customer, person }, input) => {
  const { reserve_id, kind, expected_time, quoted_amount, idempotency_key } = input;
  const now = clock.now();
  const content_hash = contentHash(input);
  const late_notice_id = await database.transaction(now, async (tx) => {
    const reserve = await lockReserve(tx, reserve_id);
    if (reserve === null || reserve.customer_id !== customer.id) throw new Refusal('not_found');
    const known = await lateNoticeByKey(tx, idempotency_key);
    if (known !== null) {
      refuseOtherContent(known.content_hash, content_hash);
      return known.id;
    }
    const { stay, extraAt } = await openLateStay(tx, reserve, kind, now);
    const expected_datetime = instantOf(reserve.reserve_date, minuteOf(expected_time));
    const reason = lateRefusal(stay, expected_datetime, now);
    if (reason !== null) throw new Refusal(reason, { fields: ['expected_time'] });
    const extra_amount = extraAt(expected_datetime);
    if (extra_amount !== quoted_amount) throw new Refusal('quote_changed', { details: { extra_amount } });
    const id = await replaceLateNotice(tx, {
      reserve_id,
      customer_id: customer.id,
      branch_id: reserve.branch_id,
      kind,
      minutes: (expected_datetime.getTime() - plannedOf(stay).getTime()) / 60_000,
      expected_datetime,
      extra_amount,
      family_member_id: person.family_member_id,
      idempotency_key,
      content_hash,
    });
    const body = `[info][title]${lateKind.label(kind)}[/title]ご家族から連絡がありました。スタッフ画面の「今日」でお返事をお願いします。[/info]`;
    await insertBranchMessage(tx, { branch_id: reserve.branch_id, deduplication_key: `late notice ${id}`, body });
    return id;
  });
  return { status: 'OK', late_notice_id };
});
