import { z } from 'zod';
import { ageClasses } from '../../../domain/staffing/ratio.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';
import { shiftHours, shownShiftHours } from '../staffing/shifts.ts';

const int = z.number().int();
const branch_id = field.id('園');
const cover_call_id = field.id('応援のお願い');
const date = field.tokyoDate('日');
const shownTimes = { start_time: z.string(), end_time: z.string() };
const instead_of_account_id = field.id('来られない職員').nullable();

/** Who may be asked. Who is not in the list is not in it, and why is said to nobody. */
const candidate = z.object({
  account_id: int,
  name: z.string(),
  /** Of a near branch; null: of this one. */
  branch_name: z.string().nullable(),
  registered: z.boolean(),
  /** Has said: can work then. */
  offers: z.boolean(),
  /** Little time since or until the shift beside it: the manager decides. */
  rest_asked: z.boolean(),
  /** Already comes at another time of the day. */
  comes_anyway: z.boolean(),
});

const shownCall = z.object({
  cover_call_id: int,
  version: int,
  date: z.string(),
  hours: shownShiftHours,
  pay_note: z.string(),
  status: int,
  asked: int,
  instead_of: z.string().nullable(),
  taken_by: z.string().nullable(),
  rest_asked: z.boolean(),
  held_until: z.string().nullable(),
});

/** A shift nobody has yet: asking colleagues, the first yes, the manager's yes. */
export const coverCallFunctions = {
  /** Before anybody is asked: what the shift would open, and whom to ask. */
  staffPreviewCover: define(
    'manager',
    z.object({ branch_id, date, hours: shiftHours, instead_of_account_id }),
    okResult({
      candidates: z.array(candidate),
      /** When they are written to: later than now in the quiet hours. */
      written_from: z.string(),
      agreement_needed: z.boolean(),
    }),
    { ok: '応援をお願いできる職員をお知らせします。', audit: null },
  ),
  /** One tap. With `instead_of_account_id` that person's shift of the day is off in the same moment; nothing of families is cancelled. */
  staffAskCover: define(
    'manager',
    z.object({
      branch_id,
      date,
      hours: shiftHours,
      instead_of_account_id,
      account_ids: z.array(field.id('職員')).min(1).max(200),
      pay_note: field.optionalText('手当など', field.limits.staff_text),
      idempotency_key: field.idempotency_key,
    }),
    okResult({ cover_call_id: int, asked: int, written_from: z.string() }),
    { ok: '応援のお願いを送りました。', audit: '応援のお願い' },
  ),
  /** What is open at a branch, and swaps that wait for the manager. */
  staffListCover: define(
    'manager',
    z.object({ branch_id }),
    okResult({
      now: z.string(),
      calls: z.array(shownCall),
      swaps: z.array(
        z.object({
          shift_swap_id: int,
          version: int,
          date: z.string(),
          name: z.string(),
          hours: shownShiftHours.nullable(),
          with_name: z.string(),
          with_date: z.string().nullable(),
          with_hours: shownShiftHours.nullable(),
        }),
      ),
    }),
    { ok: '応援のお願いをお知らせします。', audit: null },
  ),
  /** The manager's yes opens the seats; a no gives the call back to the others. */
  staffSettleCover: define(
    'manager',
    z.object({ branch_id, cover_call_id, version: field.version, agree_flag: field.flag }),
    okResult({}),
    { ok: '応援の返事を確認しました。', audit: '応援の確認' },
  ),
  staffTakeBackCover: define('manager', z.object({ branch_id, cover_call_id, version: field.version }), okResult({}), {
    ok: '応援のお願いを取り下げました。',
    audit: '応援のお願いの取り下げ',
  }),
  /** For whoever was asked, signed in as themselves. Reading it changes nothing. */
  staffReadCoverCall: define(
    'staff',
    z.object({ cover_call_id }),
    okResult({
      branch_name: z.string(),
      branch_address: z.string(),
      branch_tel: z.string(),
      elsewhere: z.boolean(),
      date: z.string(),
      hours: shownShiftHours,
      pay_note: z.string(),
      /** Of the asker: asked, they have it (and the manager says yes or has), somebody else has it, it is over. */
      state: z.enum(['asked', 'held', 'settled', 'taken', 'over']),
      agreement_needed: z.boolean(),
    }),
    { ok: '応援のお願いの内容です。', audit: null },
  ),
  /** The first yes takes it. A no is kept nowhere. */
  staffAnswerCover: define(
    'staff',
    z.object({ cover_call_id, yes_flag: field.flag }),
    okResult({ state: z.enum(['held', 'settled', 'declined']) }),
    { ok: 'お返事をお預かりしました。', audit: '応援の引き受け' },
  ),
  /** Who took it cannot come after all. The branch's manager is told; no family's reserve is touched. */
  staffLeaveCover: define('staff', z.object({ cover_call_id }), okResult({}), {
    ok: '園長に知らせました。',
    audit: '応援に来られない',
  }),
  /** Somebody cannot come: which hours fall below the ratio, whom to ask, which families to tell. */
  staffReadAbsence: define(
    'manager',
    z.object({
      branch_id,
      date,
      account_id: field.id('職員').nullable(),
      /** One of the answer's `spans`; another, or none: the first of them. */
      span: z.object({ start_time: field.clockTime('始まり'), end_time: field.clockTime('終わり') }).nullable(),
    }),
    okResult({
      /** Who is planned that day, or was and is off. */
      people: z.array(z.object({ account_id: int, name: z.string(), hours: shownShiftHours.nullable() })),
      absence: z
        .object({
          account_id: int,
          name: z.string(),
          hours: shownShiftHours.nullable(),
          /** Off already. */
          off_flag: z.boolean(),
          version: int.nullable(),
          gaps: z.array(
            z.object({
              ...shownTimes,
              needed: int,
              there: int,
              /** How many were missing before this person called. */
              short_before: int,
              children: int,
              /** How many children fewer would do. */
              too_many: int,
            }),
          ),
          /** The stretches somebody can be asked for. */
          spans: z.array(z.object(shownTimes)),
          /** The chosen one, with its break; null: nothing is missing. */
          cover: shownShiftHours.nullable(),
          candidates: z.array(candidate),
          families: z.array(
            z.object({
              reserve_id: int,
              customer_id: int,
              customer_name: z.string(),
              tel: z.string(),
              ...shownTimes,
              /** How long they are there while somebody is missing. */
              minutes: int,
              children: z.array(z.object({ age: z.enum(ageClasses), count: int })),
            }),
          ),
        })
        .nullable(),
      calls: z.array(shownCall),
      written_from: z.string(),
    }),
    { ok: 'この日の職員と、影響のあるご予約をお知らせします。', audit: null },
  ),
};
