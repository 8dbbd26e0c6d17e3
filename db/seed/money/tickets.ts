import type pg from 'pg';
import { addDays, instantOf, type TokyoDate } from '../../../src/domain/time.ts';
import { insertRows } from '../insert.ts';

/** Tickets that headquarters gave to 森 千夏, soon to expire: what a grant and its reminder look like. */
export async function seedFreeTickets(client: pg.Client, today: TokyoDate): Promise<void> {
  const purchase_date = addDays(today, -15);
  await insertRows(client, 'tickets', [
    {
      id: 4,
      customer_id: 13,
      number: 3,
      remaining: 3,
      purchase_date,
      expiry_date: addDays(today, 20),
      paid_datetime: instantOf(purchase_date, 10 * 60),
      grant_reason: 'お迎えの時間に園の入口が混み合い、お待たせしたため',
      granted_account_id: 1,
    },
  ]);
}
