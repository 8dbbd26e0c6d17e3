import type { TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';

/** A Tokyo day in Stripe's balance: what came, went back, was disputed, what Stripe took and paid out. */
export interface StripeDay {
  date: TokyoDate;
  charge_amount: number;
  refund_amount: number;
  dispute_amount: number;
  fee_amount: number;
  payout_amount: number;
}

/** The last look counts: a day may still be going on. */
export async function saveStripeDay(tx: Transaction, day: StripeDay, difference_count: number): Promise<void> {
  await tx.query(
    `insert into app.stripe_days (date, charge_amount, refund_amount, dispute_amount, fee_amount, payout_amount,
       difference_count, checked_at)
     values ($1, $2, $3, $4, $5, $6, $7, app.now())
     on conflict (date) do update set charge_amount = excluded.charge_amount, refund_amount = excluded.refund_amount,
       dispute_amount = excluded.dispute_amount, fee_amount = excluded.fee_amount,
       payout_amount = excluded.payout_amount, difference_count = excluded.difference_count,
       checked_at = excluded.checked_at`,
    [
      day.date,
      day.charge_amount,
      day.refund_amount,
      day.dispute_amount,
      day.fee_amount,
      day.payout_amount,
      difference_count,
    ],
  );
}
