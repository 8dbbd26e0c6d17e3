import { Refusal } from '../../contract/refusal.ts';
import { reserveRefusedTo } from '../../domain/membership/customer.ts';
import { type WishMode, wishMode } from '../../domain/waitlist/seat-codes.ts';
import type { Transaction } from '../postgres/database.ts';
import { refuseOtherContent } from '../same-content.ts';
import { insertWish, lockFamily, openWishCount, wishOfKey } from './store/wishes.ts';
import { type AskedWish, quoteWish } from './wish-quote.ts';

type Wishing = AskedWish & {
  now: Date;
  customer_id: number;
  mode: WishMode;
  /** As quoted and agreed. */
  price_ceiling: number;
  notice_minutes: number;
  idempotency_key: string;
  content_hash: string;
};

/** A wish that could come true, of a family that may reserve; the engine looks for its seat after the commit. */
export async function createWish(tx: Transaction, wish: Wishing): Promise<number> {
  const { now, customer_id, date, idempotency_key, content_hash } = wish;
  await lockFamily(tx, customer_id);
  const repeated = await wishOfKey(tx, customer_id, idempotency_key);
  if (repeated) {
    refuseOtherContent(repeated.content_hash, content_hash);
    return repeated.id;
  }
  const { price_ceiling, quote, rules, facts } = await quoteWish(tx, now, customer_id, wish);
  const { customer } = facts;
  if (customer === null) throw new Refusal('not_registered');
  const closed = reserveRefusedTo(customer, date);
  if (closed) throw new Refusal(closed);
  if (!customer.has_card) throw new Refusal('card_missing');
  if ((await openWishCount(tx, customer_id)) >= rules.settings.open_wishes) {
    const msg = `空き待ちは、同時に${rules.settings.open_wishes}件まで申し込めます。先に、いまの空き待ちを取り消してください。`;
    throw new Refusal('wish_limit', { msg });
  }
  const atOnce = wish.mode === wishMode.code.reserve;
  if (atOnce && wish.price_ceiling !== price_ceiling) {
    throw new Refusal('quote_changed', { details: { quote, price_ceiling } });
  }
  const { automatic_cancel_minutes } = rules.settings;
  const { cancel_schedule, lines } = quote;
  return insertWish(tx, {
    ...wish,
    price_ceiling,
    notice_minutes: atOnce ? wish.notice_minutes : 0,
    agreed_terms: atOnce ? { price_ceiling, lines, cancel_schedule, automatic_cancel_minutes } : {},
    children: facts.children.map(({ id }) => ({ id, ...wish.meals(id) })),
  });
}
