import { z } from 'zod';
import { slotStates } from '../../../domain/calendar/slot-states.ts';
import { reservableStatuses } from '../../../domain/codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import {
  consentsShape,
  emergencyContactAgrees,
  registrationReservesCustomerShape,
  reserveFieldsAgree,
  reserveShape,
  reserveTimesAgree,
  ticketChoice,
} from '../../forms.ts';
import { quote } from '../billing/price-lines.ts';
import { define } from '../definition.ts';
import { listedNear, ticketOutlooks } from './reserve-answers.ts';

const maxChildren = 10;
const yenInt = z.number().int().nonnegative();

export const child_ids = z
  .array(field.id('お子さま'), { error: 'お子さまを選択してください。' })
  .min(1, 'お子さまを選択してください。')
  .max(maxChildren, 'お子さまの人数をご確認ください。')
  .refine((ids) => new Set(ids).size === ids.length, { error: '同じお子さまが2回選択されています。' });

const optionalChildIds = z.array(field.id('お子さま')).max(maxChildren).default([]);
/** Of children who are not the caller's own registered ones: typed in a form, or seen by staff. Ages decide where staff is short. */
const optionalBirthDates = z.array(field.date_of_birth).max(maxChildren).default([]);

/** The amount shown at the confirm; if it changed meanwhile the answer is `quote_changed` with the new quote. */
const quoted = { quoted_amount: field.yen('金額') };
const key = { idempotency_key: field.idempotency_key };

export const reserved = {
  reserve_id: z.number().int(),
  /** 1: confirmed at once → done. 2: asked → request_done/{branch_id}. */
  approval_status: z.number().int(),
  branch_id: z.number().int(),
  reserve_amount: z.number().int(),
};

const {
  remarks: _remarks,
  pickup_flag: _flag,
  pickup_name: _name,
  pickup_tel: _tel,
  use_tickets: _tickets,
  ...timesAndMeals
} = reserveShape;

export const reserveFunctions = {
  createReserve: define(
    'guardian',
    z
      .object({ ...reserveShape, branch_id: field.id('園'), child_ids, ...quoted, ...key })
      .superRefine(reserveFieldsAgree),
    okResult(reserved),
    { ok: 'ご予約のお申し込みを受け付けました。', audit: null },
  ),
  updateReserve: define(
    'guardian',
    z
      .object({
        ...reserveShape,
        reserve_id: field.id('ご予約'),
        child_ids: child_ids.optional(),
        ...quoted,
        /** What cancelling at once after the change costs, as shown; another fee answers `quote_changed` too. */
        quoted_fee: field.optional(field.yen('キャンセル料')),
      })
      .superRefine(reserveFieldsAgree),
    okResult(reserved),
    { ok: 'ご予約の変更を受け付けました。', audit: null },
  ),
  cancelReserve: define(
    'guardian',
    z.object({
      reserve_id: field.id('ご予約'),
      /** The fee shown is the fee charged: a changed tier answers `fee_changed` with the new fee. */
      quoted_fee: field.yen('キャンセル料'),
      cancel_remarks: field.optionalText('キャンセルの理由', field.limits.long_text),
    }),
    okResult({ cancel_amount: z.number().int() }),
    { ok: 'ご予約をキャンセルしました。', audit: null },
  ),
  /** Two merged objects (SPEC §7): the customer with children, and the reserve for all of these children. */
  createReservesCustomer: define(
    'signed_in',
    z
      .object({
        ...registrationReservesCustomerShape,
        ...consentsShape,
        ...reserveShape,
        branch_id: field.id('園'),
        ...quoted,
        ...key,
      })
      .superRefine(reserveFieldsAgree)
      .superRefine(emergencyContactAgrees),
    okResult({ ...reserved, customer_id: z.number().int(), card_due_datetime: z.string().nullable() }),
    { ok: 'ご登録とご予約のお申し込みを受け付けました。', audit: null },
  ),
  /** Ours: the estimate line by line. Children by id (one's own), by birth date, or by age for the fee simulator. */
  quoteReserve: define(
    'anyone',
    z
      .object({
        ...timesAndMeals,
        branch_id: field.id('園'),
        child_ids: z.array(field.id('お子さま')).max(maxChildren).default([]),
        birth_dates: z.array(field.date_of_birth).max(maxChildren).default([]),
        ages: z
          .array(field.count('年齢', 0, 18))
          .max(maxChildren)
          .default([]),
        /** Simulates another plan; absent, the caller's own plan on that day. */
        plan_type_id: field.optional(field.id('プラン')),
        /** Quotes an edit of one's own reserve, or of one of the branch for its staff. */
        reserve_id: field.optional(field.id('ご予約')),
        /** Staff's edit: the branch asked for it. */
        asked_by_branch_flag: field.flag,
      })
      .superRefine((input, context) => {
        reserveTimesAgree(input, context);
        if (input.child_ids.length + input.birth_dates.length + input.ages.length === 0) {
          context.addIssue({ code: 'custom', path: ['child_ids'], message: 'お子さまを選択してください。', input });
        }
      }) /** `tickets`: the caller's own that are valid on the day, null without any; `usual` is what a new reserve begins with. */,
    okResult({
      quote,
      /** `benefit_flag` says that `later_refund` is known; the API published it. */
      tickets: ticketOutlooks.extend({ usual: ticketChoice, benefit_flag: z.boolean() }).nullable(),
      /** What 無償化 may give back when the parent claims it, by the choice of tickets; null without a 認定. */
      later_refund: z.object({ none: yenInt, by_itself: yenInt, all: yenInt }).nullable(),
    }),
    { ok: '料金を計算しました。', audit: null },
  ),
  /** Ours: whether tickets are used for one's own reserve, until check-out. */
  updateReserveTickets: define(
    'guardian',
    z.object({ reserve_id: field.id('ご予約'), use_tickets: ticketChoice }),
    okResult({ reserve_id: z.number().int() }),
    { ok: '回数券の使い方を変更しました。', audit: null },
  ),
  /** Ours: the marks of every day of the window, evaluated for a number of children by the rules of a save. */
  reserveCalendar: define(
    'anyone',
    z.object({
      branch_id: field.id('園'),
      children: field.count('お子さまの人数', 1, maxChildren).default(1),
      /** One's own: the days on which they already have a reserve are returned. */
      child_ids: optionalChildIds,
      birth_dates: optionalBirthDates,
    }),
    okResult({
      days: z.array(
        z.object({
          date: z.string(),
          reservable_status: z.enum(reservableStatuses),
          reserve_remarks: z.string(),
          holiday_name: z.string().nullable(),
          /** Not open that day: there is nothing to wait for. */
          closed_flag: z.boolean(),
        }),
      ),
      /** The days on which one of `child_ids` is in a live reserve, at whatever branch. */
      own_dates: z.array(z.string()),
      /** Staffing decides at this branch and the children's ages were not given: the days hold for the oldest. */
      oldest_only_flag: z.boolean(),
    }),
    { ok: '空き状況をお知らせします。', audit: null },
  ),
  /** Ours: a short-lived address of the reserve's calendar file; a real file, because iOS ignores anything else. */
  reserveCalendarFile: define(
    'guardian',
    z.object({ reserve_id: field.id('ご予約') }),
    okResult({ path: z.string() }),
    { ok: 'カレンダーのファイルを用意しました。', audit: null },
  ),
  /** Ours: the day of a branch in steps, evaluated for a number of children. */
  reserveSlots: define(
    'anyone',
    z.object({
      branch_id: field.id('園'),
      date: field.tokyoDate('ご利用日'),
      children: field.count('お子さまの人数', 1, maxChildren).default(1),
      /** One's own, instead of their number: the times of their other reserves are marked and not free. */
      child_ids: optionalChildIds,
      birth_dates: optionalBirthDates,
      /** Editing: the reserve's own seats count as free. */
      reserve_id: field.optional(field.id('ご予約')),
    }),
    okResult({
      date: z.string(),
      reservable_status: z.enum(reservableStatuses),
      reserve_remarks: z.string(),
      holiday_name: z.string().nullable(),
      /** 'HH:mm' each. */
      open_time: z.string(),
      close_time: z.string(),
      extended_open_time: z.string(),
      extended_close_time: z.string(),
      step_minutes: z.number().int(),
      minimum_minutes: z.number().int(),
      /** When meals are served that day ('HH:mm' each), how long a child must be there then, and what each costs. */
      meal_hours: z.object({
        breakfast_start_time: z.string(),
        breakfast_end_time: z.string(),
        lunch_start_time: z.string(),
        lunch_end_time: z.string(),
        supper_start_time: z.string(),
        supper_end_time: z.string(),
        minimum_overlap_minutes: z.number().int(),
      }),
      meal_price: z.number().int(),
      slots: z.array(
        z.object({
          start_time: z.string(),
          capacity: z.number().int(),
          remaining: z.number().int(),
          /** Free for all the children, or why it is not. */
          state: z.enum(slotStates),
          /** A stay of the minimum length may start here with all the children. */
          startable: z.boolean(),
        }),
      ),
      /** The other live reserves of `child_ids` on that day, at whatever branch. */
      own_reserves: z.array(
        z.object({
          reserve_id: z.number().int(),
          branch_name: z.string(),
          start_time: z.string(),
          end_time: z.string(),
          child_ids: z.array(z.number().int()),
        }),
      ),
      /** Editing: the reserve's own time if it is on that day and holds all of `child_ids`. Cannot be refused. */
      held: z.object({ start_time: z.string(), end_time: z.string() }).nullable(),
      /** As of reserveCalendar. */
      oldest_only_flag: z.boolean(),
    }),
    { ok: '空いている時間をお知らせします。', audit: null },
  ),
  /** Ours: the branches nearest to one of them, itself first; without one, to the caller's registered one. */
  nearBranches: define(
    'anyone',
    z.object({ branch_id: field.optional(field.id('園')) }),
    okResult({ branches: z.array(listedNear) }),
    { ok: 'お近くの園をお知らせします。', audit: null },
  ),
  /** Ours: what can still be had today at the branches nearest to one of them, itself first. */
  reserveTodayBranches: define(
    'anyone',
    z.object({
      children: field.count('お子さまの人数', 1, maxChildren).default(1),
      /** One's own: by their ages. */
      child_ids: optionalChildIds,
      /** Absent: the caller's registered one. */
      near_branch_id: field.optional(field.id('園')),
    }),
    okResult({
      today: z.string(),
      branches: z.array(
        listedNear.extend({
          reservable_status: z.enum(reservableStatuses),
          reserve_remarks: z.string(),
          /** 'HH:mm' of the next start, and until when it stays free from there; null when nothing is left. */
          next_start: z.string().nullable(),
          free_until: z.string().nullable(),
        }),
      ),
    }),
    { ok: '今日の空き状況をお知らせします。', audit: null },
  ),
};
