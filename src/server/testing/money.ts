import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { chargeSettlement } from '../billing/settle.ts';
import type { TestApp } from './app.ts';
import { memberDesk } from './members.ts';
import { deliverStripeEvents } from './stripe-events.ts';

/** Members, their charges and what the books and headquarters know of them. */
export async function moneyDesk(app: TestApp) {
  const desk = await memberDesk(app);
  type Member = Awaited<ReturnType<typeof desk.member>>;
  const rows = async (text: string, ...values: unknown[]) =>
    (await app.pool.query<Record<string, unknown>>(text, values)).rows;
  const deliver = (arrange?: (events: Stripe.Event[]) => Stripe.Event[]) => deliverStripeEvents(app, arrange);
  return {
    ...desk,
    rows,
    deliver,
    /** Known events come again, as if our side had forgotten them. */
    async deliverAgain() {
      await app.pool.query('delete from app.webhook_events');
      await deliver((events) => [...events, ...events].reverse());
    },
    charge: (childcare_id: number) => chargeSettlement(app.services, { kind: 'childcare', id: childcare_id }),
    stayOf: async (id: number) => (await rows('select status from childcares where id = $1', id))[0]?.status,
    /** Every amount of the customer's payments, in their order. */
    booksOf: async ({ id }: Member) =>
      (await rows('select amount from payments where customer_id = $1 order by id', id)).map(({ amount }) => amount),
    newestPayment: async ({ id }: Member) => {
      const [payment] = await rows('select * from payments where customer_id = $1 order by id desc limit 1', id);
      return { id: Number(payment?.id), intent: String(payment?.stripe_payment_intent_id) };
    },
    async refund(uid: string, payment_id: number, amount: number) {
      const order = { payment_id, amount, reason: '空調の故障', idempotency_key: randomUUID() };
      return app.call('staffRefundPayment', order, await app.tokenOf(uid, 'staff'));
    },
    /** What the audit log records without an acting staff member. */
    matters: (action: string) =>
      rows('select branch_id, record_id, reason, account_id from audit_logs where action = $1 order by id', action),
    /** What is in the headquarters' Chatwork room. */
    async roomMessages(word: string) {
      const answer = await fetch(`${app.emulators?.chatwork}/emulator/messages?room_id=318840100`);
      const { messages } = (await answer.json()) as { messages: { body: string }[] };
      return messages.filter(({ body }) => body.includes(word));
    },
  };
}
