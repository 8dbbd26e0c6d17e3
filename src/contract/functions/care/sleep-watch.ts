import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const branch_id = field.id('園');
const nap_key = z.uuid({ error: '画面を更新してから、もう一度お試しください。' });
/** The screen's own name, made there. */
export const device_key = z.uuid({ error: '画面を更新してから、もう一度お試しください。' });
const endpoint = z.url().max(1000);

/** Who watches the sleepers at which screen, and what may be mended of a nap. Looks are written one by one (child-logs.ts). */
export const sleepWatchFunctions = {
  /** This screen is awake, and whether it can be heard. `again_seconds`: until it says so again; `others_awake`: screens beside it. */
  staffWatchSleep: define(
    'staff',
    z.object({ branch_id, device_key, sound_flag: z.boolean() }),
    okResult({ again_seconds: z.number(), others_awake: z.number() }),
    { ok: okRead, audit: null },
  ),
  /** From whoever had it, by name: the round stays in the log of rounds. */
  staffTakeSleepRound: define(
    'staff',
    z.object({ branch_id, branch_room_id: field.optional(field.id('部屋')), device_key }),
    okResult({}),
    { ok: okDone, audit: null },
  ),
  /** A wrong 起きた; the minutes between count as unlooked. */
  staffUndoWake: define('staff', z.object({ nap_key }), okResult({}), {
    ok: okDone,
    audit: '「起きた」の取り消し',
  }),
  /** A nap nobody wrote down: begin and end, never looks. */
  staffAddNap: define(
    'manager',
    z.object({
      reserve_id: field.id('予約'),
      child_id: field.id('お子さま'),
      fell_asleep_at: field.moment(),
      woke_at: field.moment(),
      reason: field.requiredText('理由', field.limits.staff_text),
      idempotency_key: field.idempotency_key,
    }),
    okResult({}),
    { ok: okDone, audit: '睡眠の記録の追加' },
  ),
  /** The way to a month of sleep for the inspector, as a paper and as lines; who asked is in the audit log. */
  staffIssueSleepMonth: define(
    'manager',
    z.object({ branch_id, month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, '月を選んでください。') }),
    okResult({ pdf_url: z.string(), csv_url: z.string() }),
    { ok: okDone, audit: '午睡チェックの月の記録の作成' },
  ),
  /** The phone a manager is called on by push when a look is overdue. */
  staffSavePhone: define(
    'manager',
    z.object({
      endpoint,
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      auth: z.string().regex(/^[\w-]{22}(==)?$/),
    }),
    okResult({}),
    { ok: okDone, audit: null },
  ),
  staffRemovePhone: define('manager', z.object({ endpoint }), okResult({}), { ok: okDone, audit: null }),
};
