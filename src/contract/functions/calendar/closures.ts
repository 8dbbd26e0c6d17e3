import { z } from 'zod';
import { closureChoice } from '../../../domain/staff-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';
import { outpricedReserve } from '../settings/repriced.ts';
import { dayStaffingShape, peopleElsewhereShape, staffingNowShape } from '../staffing/day-staffing.ts';
import { dayChange } from './day-change.ts';

const int = z.number().int();
const branch_ids = z
  .array(field.id('園'), { error: '園を選択してください。' })
  .min(1, '園を選択してください。')
  .max(200, '一度に選べる園は200までです。')
  .refine((ids) => new Set(ids).size === ids.length, { error: '同じ園が2回選択されています。' });

const nearby = z.object({ branch_id: int, branch_name: z.string() });
/** A stay that cannot take place, as staff see it before they decide. */
const touched = z.object({
  reserve_id: int,
  customer_id: int,
  customer_name: z.string(),
  tel: z.string(),
  child_names: z.array(z.string()),
  start_datetime: z.string(),
  end_datetime: z.string(),
  /** Branches that have seats for the same children at the same time, the nearest first. */
  nearby: z.array(nearby),
});

const closure_notice_id = field.id('お知らせ');
const reserve_id = field.id('ご予約');
const offer = z.object({
  ...nearby.shape,
  branch_address: z.string(),
  branch_tel: z.string(),
  /** The same stay there. Yen. */
  reserve_amount: int,
});

export const closureFunctions = {
  /** Whom a change would touch, branch by branch; nothing is written. */
  staffPreviewClosure: define(
    'manager',
    z.object({ branch_ids, change: dayChange }),
    okResult({
      branches: z.array(
        z.object({
          branch_id: int,
          branch_name: z.string(),
          /** Children in care who have to be fetched whatever is decided. */
          present: int,
          reserves: z.array(touched),
          repriced: z.array(outpricedReserve),
        }),
      ),
    }),
    { ok: '影響するご予約をお知らせします。', audit: null },
  ),
  /** Closes, and cancels free of charge or proposes a move, with one message to each family. Each branch separately. */
  staffCloseBranches: define(
    'manager',
    z.object({
      branch_ids,
      change: dayChange,
      choice: field.code(closureChoice, 'ご予約の扱い'),
      /** The reserves that were named on the screen: if there are others by now, they are shown first. */
      seen_reserve_ids: z.array(reserve_id).max(5000),
      /** Those of them the choice is about. */
      reserve_ids: z.array(reserve_id).max(5000),
      title: field.requiredText('お知らせの件名', 100),
      content: field.requiredText('お知らせの本文', field.limits.long_text),
      idempotency_key: field.idempotency_key,
    }),
    okResult({
      branches: z.array(
        z.object({
          branch_id: int,
          /** Null where it did not work; `problem` says why. */
          closure_id: int.nullable(),
          families: int,
          problem: z.string().nullable(),
        }),
      ),
    }),
    { ok: '受付を止め、ご家庭にお知らせしました。', audit: '休園とご家庭へのお知らせ' },
  ),
  /** The days as they were before; what was cancelled stays cancelled. Reserves that it touches are named first. */
  staffReopenClosure: define(
    'manager',
    z.object({ closure_id: field.id('休園'), confirmed_flag: field.flag }),
    okResult({ closure_id: int }),
    { ok: '受付を再開しました。', audit: '休園の取りやめ' },
  ),
  /** 電話で伝えた, or taken back. */
  staffMarkClosureCall: define(
    'staff',
    z.object({
      closure_notice_id,
      called_flag: field.flag,
      note: field.optionalText('メモ', field.limits.staff_text),
    }),
    okResult({ closure_notice_id: int }),
    { ok: '電話の記録を保存しました。', audit: '休園の電話連絡' },
  ),
  /** The load of a branch-day as staff need it: children above the capacity are counted, not cut off. */
  staffDayLoad: define(
    'staff',
    z.object({ branch_id: field.id('園'), date: field.tokyoDate('日') }),
    okResult({
      slots: z.array(z.object({ start_time: z.string(), capacity: int, taken: int })),
      staffing: dayStaffingShape,
      now: staffingNowShape,
      elsewhere: peopleElsewhereShape,
    }),
    { ok: '混み具合をお知らせします。', audit: null },
  ),
  /** The family's own page about a closure. Reading it is what "reached" means: only the family can. */
  readClosureNotice: define(
    'guardian',
    z.object({ closure_notice_id }),
    okResult({
      branch_name: z.string(),
      branch_tel: z.string(),
      choice: int,
      title: z.string(),
      content: z.string(),
      confirmed_flag: z.boolean(),
      reserves: z.array(
        z.object({
          reserve_id: int,
          start_datetime: z.string(),
          end_datetime: z.string(),
          /** Still held at the branch that closes; the family has not answered. */
          live: z.boolean(),
          /** Where it moved to. */
          moved: z.object({ reserve_id: int, branch_name: z.string() }).nullable(),
          offers: z.array(offer),
        }),
      ),
    }),
    { ok: '園からのお知らせです。', audit: null },
  ),
  confirmClosureNotice: define('guardian', z.object({ closure_notice_id }), okResult({ closure_notice_id: int }), {
    ok: 'お知らせを確認されたことを、園に伝えました。',
    audit: null,
  }),
  /** The family's consent: the seat is taken at this press, the other one given back free of charge. */
  moveClosureReserve: define(
    'guardian',
    z.object({
      closure_notice_id,
      reserve_id,
      branch_id: field.id('園'),
      quoted_amount: field.yen('金額'),
    }),
    okResult({ reserve_id: int, branch_id: int }),
    { ok: '別の園でのご予約が確定しました。', audit: null },
  ),
  /** The family would rather not move: cancelled free of charge. */
  declineClosureMove: define('guardian', z.object({ closure_notice_id, reserve_id }), okResult({ reserve_id: int }), {
    ok: 'ご予約を、キャンセル料なしでキャンセルしました。',
    audit: null,
  }),
};
