import { z } from 'zod';
import { offerStatus, waitlistMode, waitlistStatus } from '../../../domain/waitlist/seat-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { quote } from '../billing/price-lines.ts';
import { define, okDone, okRead } from '../definition.ts';
import { child_ids, reserved } from '../reserves/reserves.ts';

const int = z.number().int();
const waitlist_entry_id = field.id('空き待ち');
const maxWaitlistBranches = 5;

const childrenOfEntry = z.array(
  z.object({
    child_id: field.id('お子さま'),
    breakfast_support_flag: field.flag,
    lunch_support_flag: field.flag,
    supper_support_flag: field.flag,
  }),
);

/** A waitlist entry for a full time: any stay of `minutes` between the two times, at any of the branches, for all the children. */
const entry = {
  branch_ids: z
    .array(field.id('園'), { error: '園を選択してください。' })
    .min(1, '園を選択してください。')
    .max(maxWaitlistBranches, `園は${maxWaitlistBranches}つまで選べます。`)
    .refine((ids) => new Set(ids).size === ids.length, { error: '同じ園が2回選択されています。' }),
  child_ids,
  date: field.tokyoDate('ご利用日'),
  earliest_time: field.clockTime('いちばん早い開始'),
  latest_time: field.clockTime('いちばん遅い終了'),
  minutes: field.count('ご利用の長さ', 1, 1440),
  /** Meals child by child; a child not listed has none. */
  child_meals: childrenOfEntry.max(20, '食事の選択をご確認ください。').default([]),
};

type WaitlistTimes = { earliest_time: string; latest_time: string; minutes: number };
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
function entryFits(input: WaitlistTimes, context: Pick<z.core.$RefinementCtx, 'addIssue'>): void {
  const between = minuteOf(input.latest_time) - minuteOf(input.earliest_time);
  if (between >= input.minutes) return;
  const message = 'いちばん早い開始から、いちばん遅い終了までに、ご利用の長さが入るように選択してください。';
  context.addIssue({ code: 'custom', path: ['latest_time'], message, input });
}

/** As a page shows them; times are ISO moments unless said otherwise. */
const shownOffer = z.object({
  seat_offer_id: int,
  waitlist_entry_id: int,
  status: z.literal(offerStatus.keys),
  branch_id: int,
  branch_name: z.string(),
  start_datetime: z.string(),
  end_datetime: z.string(),
  /** How many; names only to the family itself when signed in, else empty. */
  children: int,
  child_names: z.array(z.string()),
  expires_at: z.string(),
  reserve_id: int.nullable(),
  /** The estimate as of now, with what cancelling costs; null once the offer is no longer open. */
  quote: quote.nullable(),
});
export type ShownOffer = z.output<typeof shownOffer>;

const shownWaitlistEntry = z.object({
  waitlist_entry_id: int,
  status: z.literal(waitlistStatus.keys),
  mode: z.literal(waitlistMode.keys),
  date: z.string(),
  /** 'HH:mm' */
  earliest_time: z.string(),
  latest_time: z.string(),
  minutes: int,
  price_ceiling: int,
  notice_minutes: int,
  branches: z.array(z.object({ branch_id: int, branch_name: z.string() })),
  children: z.array(z.object({ child_id: int, name: z.string() })),
  created_at: z.string(),
  reserve_id: int.nullable(),
  /** Reserved automatically: free to cancel until then. */
  free_cancel_until: z.string().nullable(),
  /** The open one. */
  offer: shownOffer.nullable(),
});
export type ShownWaitlistEntry = z.output<typeof shownWaitlistEntry>;

/**
 * Signed in as the family, or with the single-use token of the message: a GET never answers an offer. The message's link is
 * /offers/{seat_offer_id}#token={token}: the part after # is never sent to a server or in a referrer.
 */
const answering = { seat_offer_id: field.id('空席のご案内'), token: field.optional(z.string().max(200)) };

export const waitlistFunctions = {
  /** The dearest stay the entry could become (with the same-day line), and the fees after each deadline. */
  quoteWaitlistEntry: define(
    'guardian',
    z.object(entry).superRefine(entryFits),
    okResult({
      price_ceiling: int,
      /** Of the dearest; what the agreement shows. */
      quote,
      branches: z.array(z.object({ branch_id: int, branch_name: z.string(), price_ceiling: int })),
      /** Minutes before the start until which a seat can be had at all: the least `notice_minutes`. */
      least_notice_minutes: int,
      automatic_cancel_minutes: int,
    }),
    { ok: okRead, audit: null },
  ),
  createWaitlistEntry: define(
    'guardian',
    z
      .object({
        ...entry,
        mode: field.code(waitlistMode, '空いたときの進め方'),
        /** As quoted and agreed: another one now answers `quote_changed`. */
        price_ceiling: field.yen('金額'),
        notice_minutes: field.count('間に合う時間', 0, 1440).default(0),
        idempotency_key: field.idempotency_key,
      })
      .superRefine(entryFits),
    okResult({ waitlist_entry_id: int }),
    { ok: okDone, audit: null },
  ),
  cancelWaitlistEntry: define('guardian', z.object({ waitlist_entry_id }), okResult({ waitlist_entry_id: int }), {
    ok: okDone,
    audit: null,
  }),
  /** One's own: the open ones, and those that ended within a week. */
  listWaitlistEntries: define(
    'guardian',
    z.object({}),
    okResult({ now: z.string(), wishes: z.array(shownWaitlistEntry) }),
    {
      ok: okRead,
      audit: null,
    },
  ),
  readSeatOffer: define('anyone', z.object(answering), okResult({ now: z.string(), offer: shownOffer }), {
    ok: okRead,
    audit: null,
  }),
  acceptSeatOffer: define(
    'anyone',
    z.object({ ...answering, quoted_amount: field.yen('金額'), idempotency_key: field.idempotency_key }),
    okResult(reserved),
    { ok: okDone, audit: null },
  ),
  declineSeatOffer: define('anyone', z.object(answering), okResult({ seat_offer_id: int }), {
    ok: okDone,
    audit: null,
  }),
  /** Staff: the waitlist entries for one day of the branch, in the order they came, and the demand that was not met, by hour. */
  staffListWishes: define(
    'staff',
    z.object({ branch_id: field.id('園'), date: field.tokyoDate('日付') }),
    okResult({
      now: z.string(),
      /** '△': nothing is offered before staff have agreed. */
      ask_flag: z.boolean(),
      wishes: z.array(
        z.object({
          waitlist_entry_id: int,
          customer_id: int,
          customer_name: z.string(),
          status: z.literal(waitlistStatus.keys),
          mode: z.literal(waitlistMode.keys),
          earliest_time: z.string(),
          latest_time: z.string(),
          minutes: int,
          /** Ages in years on the day. */
          children: z.array(z.object({ child_id: int, name: z.string(), age: int })),
          other_branches: z.array(z.string()),
          created_at: z.string(),
          offer: shownOffer.nullable(),
          /** 'HH:mm' of starts that would fit now: what can be offered by hand. */
          possible_starts: z.array(z.string()),
        }),
      ),
      unmet: z.array(z.object({ hour: int, families: int, children: int })),
    }),
    { ok: okRead, audit: null },
  ),
  /**
   * Staff offer by hand, on a day of requests too; who came before stays before for what comes free later. A waitlist entry that
   * agreed to be reserved at once is (`reserve_id`); any other is offered (`seat_offer_id`).
   */
  staffOfferSeat: define(
    'staff',
    z.object({
      waitlist_entry_id,
      branch_id: field.id('園'),
      start_time: field.clockTime('開始'),
      idempotency_key: field.idempotency_key,
    }),
    okResult({ seat_offer_id: int.nullable(), reserve_id: int.nullable() }),
    { ok: okDone, audit: '空き待ちのご家庭への空席のご案内' },
  ),
};
