import { Refusal } from '../../contract/refusal.ts';
import { reserveRefusedTo } from '../../domain/membership/customer.ts';
import { type WaitlistMode, waitlistMode } from '../../domain/waitlist/seat-codes.ts';
import type { Transaction } from '../postgres/database.ts';
import { refuseOtherContent } from '../same-content.ts';
import { insertWaitlistEntry, lockFamily, openWaitlistCount, waitlistEntryOfKey } from './store/entries.ts';
import { quoteWaitlistRequest, type WaitlistRequest } from './waitlist-quote.ts';

type NewEntryInput = WaitlistRequest & {
  now: Date;
  customer_id: number;
  mode: WaitlistMode;
  /** As quoted and agreed. */
  price_ceiling: number;
  notice_minutes: number;
  idempotency_key: string;
  content_hash: string;
};

/** A waitlist entry that could come true, of a family that may reserve; the engine looks for its seat after the commit. */
export async function addToWaitlist(tx: Transaction, entry: NewEntryInput): Promise<number> {
  const { now, customer_id, date, idempotency_key, content_hash } = entry;
  await lockFamily(tx, customer_id);
  const repeated = await waitlistEntryOfKey(tx, customer_id, idempotency_key);
  if (repeated) {
    refuseOtherContent(repeated.content_hash, content_hash);
    return repeated.id;
  }
  const { price_ceiling, quote, rules, facts } = await quoteWaitlistRequest(tx, now, customer_id, entry);
  const { customer } = facts;
  if (customer === null) throw new Refusal('not_registered');
  const closed = reserveRefusedTo(customer, date);
  if (closed) throw new Refusal(closed);
  if (!customer.has_card) throw new Refusal('card_missing');
  if ((await openWaitlistCount(tx, customer_id)) >= rules.settings.open_wishes) {
    const msg = `空き待ちは、同時に${rules.settings.open_wishes}件まで申し込めます。先に、いまの空き待ちを取り消してください。`;
    throw new Refusal('wish_limit', { msg });
  }
  const atOnce = entry.mode === waitlistMode.code.reserve;
  if (atOnce && entry.price_ceiling !== price_ceiling) {
    throw new Refusal('quote_changed', { details: { quote, price_ceiling } });
  }
  const { automatic_cancel_minutes } = rules.settings;
  const { cancel_schedule, lines } = quote;
  return insertWaitlistEntry(tx, {
    ...entry,
    price_ceiling,
    notice_minutes: atOnce ? entry.notice_minutes : 0,
    agreed_terms: atOnce ? { price_ceiling, lines, cancel_schedule, automatic_cancel_minutes } : {},
    children: facts.children.map(({ id }) => ({ id, ...entry.meals(id) })),
  });
}
