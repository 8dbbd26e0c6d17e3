import { z } from 'zod';
import { noInput, okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { ticketChoice } from '../../forms.ts';
import { define } from '../definition.ts';

const count = z.number().int();

/** Tickets as the paying member decides about them. */
export const ticketFunctions = {
  /** What tickets would have cost for the family's own last months, by what is sold now; null without a price in force. */
  compareTickets: define(
    'customer',
    noInput,
    okResult({
      comparison: z
        .object({
          months: count,
          plan_name: z.string().nullable(),
          /** One hour of childcare with the plan of today. */
          hour: count,
          stays: count,
          /** Whole hours of a child that tickets could have paid. */
          hours: count,
          plan_amount: count,
          bundles: z.array(z.object({ ticket_price_id: count, tickets_amount: count, saved: count, left: count })),
        })
        .nullable(),
    }),
    { ok: '回数券とプランの料金を比べました。', audit: null },
  ),
  /** The family's usual preference, for reserves made from now on. */
  saveTicketWish: define('customer', z.object({ use_tickets: ticketChoice }), okResult({}), {
    ok: '回数券の使い方を保存しました。',
    audit: null,
  }),
  /** Gives unused tickets back by the terms they were bought with; the amount is the one that was shown. */
  returnTickets: define(
    'customer',
    z.object({
      ticket_id: field.id('回数券'),
      quoted_amount: field.yen('返金額'),
      idempotency_key: field.idempotency_key,
    }),
    okResult({ amount: count, number: count }),
    { ok: '回数券の返金を受け付けました。', audit: null },
  ),
};
