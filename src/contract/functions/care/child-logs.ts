import { z } from 'zod';
import { feedingWarnings } from '../../../domain/care/kitchen.ts';
import { childLogKind, childMood, mealAmount, sleepPosition, toiletResult } from '../../../domain/care/log-codes.ts';
import { noInput, okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';
import { device_key } from './sleep-watch.ts';

const reserve_id = field.id('予約');
const child_id = field.id('お子さま');
const nap_key = z.uuid({ error: '画面を更新してから、もう一度お試しください。' });
const moment = field.moment();
/** When it was, when it was made, and for what is written late why. */
const timed = {
  /** The moment itself, if one was typed. */
  at: moment.optional(),
  /** The press of the button: counts where the tablet had no connection. */
  made_at: moment.optional(),
  reason: field.optionalText('理由', field.limits.staff_text).optional(),
};
const { temperature, meal, milk, toilet, mood, note, photo } = childLogKind.code;
/** The field that carries the value of each kind. */
const valueOfKind = {
  [temperature]: 'temperature',
  [meal]: 'meal_amount',
  [milk]: 'milk_milliliters',
  [toilet]: 'toilet',
  [mood]: 'mood',
  [note]: 'note',
  [photo]: 'file_key',
} as const;
/** What one press may write for several: looks at sleep, medicine and hand-overs never, nor what is measured on one child. */
const togetherKinds: ReadonlySet<number> = new Set([meal, toilet, note]);
const longestNote = 500;
const mostOnPicture = 20;

const written = z
  .object({
    reserve_id,
    child_id,
    kind: field.code(childLogKind, '種類'),
    temperature: z.number().min(30).max(45).optional(),
    meal_amount: field.code(mealAmount, '食べた量').optional(),
    milk_milliliters: field.count('ミルクの量', 0, 500).optional(),
    toilet: field.code(toiletResult, '排泄').optional(),
    mood: field.code(childMood, 'きげん').optional(),
    note: field.requiredText('メモ', longestNote).optional(),
    file_key: z.uuid({ error: '写真を選んでください。' }).optional(),
    /** Of a note: whether its family reads it; it does unless specified otherwise. */
    family_flag: z.boolean().optional(),
    /** Of a picture: the other children on it. Each has an entry of the own. */
    also_shown: z.array(z.object({ reserve_id, child_id })).max(mostOnPicture).optional(),
    /** Of a meal or milk: what the tablet asked the person about before this press. */
    accepted: z.array(z.enum(feedingWarnings)).max(feedingWarnings.length).optional(),
    /** One press for several children: this child's call says so, because not everything may be written that way. */
    together: z.literal(true).optional(),
    ...timed,
    idempotency_key: field.idempotency_key,
  })
  .superRefine((input, context) => {
    const own = valueOfKind[input.kind];
    for (const name of Object.values(valueOfKind)) {
      if ((input[name] !== undefined) !== (name === own)) {
        context.addIssue({ code: 'custom', path: [name], message: '記録する内容を選んでください。' });
      }
    }
    if (input.family_flag === false && input.kind !== note) {
      context.addIssue({ code: 'custom', path: ['family_flag'], message: '見せるかどうかは、メモのときに選べます。' });
    }
    if (input.together && !togetherKinds.has(input.kind)) {
      context.addIssue({ code: 'custom', path: ['together'], message: 'この記録は、1人ずつ行ってください。' });
    }
    if (input.also_shown !== undefined && input.kind !== photo) {
      context.addIssue({ code: 'custom', path: ['also_shown'], message: '写真を選んでください。' });
    }
  });

/** The child's log during the stay, naps, and the looks at a sleeping child. One child a call, also where one press sends several. */
export const childLogFunctions = {
  staffWriteChildLog: define('staff', written, okResult({}), {
    ok: okDone,
    audit: { title: 'お子さまの記録(時間がたってから)', also: ['staffConfirmMeal'] },
  }),
  /** What pictures are sealed with while they wait on a registered tablet for the connection; of this tablet and day alone. */
  staffReadPhotoKey: define('staff', noInput, okResult({ key: z.string(), until: z.string() }), {
    ok: okRead,
    audit: null,
  }),
  /** `idempotency_key` is the nap's name from then on: looks and its end may be made before the server has answered. */
  staffBeginNap: define(
    'staff',
    z.object({
      reserve_id,
      child_id,
      ...timed,
      /** The screen it was pressed at: it has the round of the room unless another has. */
      device_key: device_key.optional(),
      idempotency_key: field.idempotency_key,
    }),
    okResult({}),
    { ok: okDone, audit: '睡眠の記録(時間がたってから)' },
  ),
  staffEndNap: define('staff', z.object({ nap_key, ...timed }), okResult({}), {
    ok: okDone,
    audit: '起きた時刻の記録(時間がたってから)',
  }),
  staffCheckSleep: define(
    'staff',
    z
      .object({
        nap_key,
        position: field.code(sleepPosition, '体位'),
        breathing_flag: z.boolean(),
        /** Found prone and turned on the back. */
        turned_flag: z.boolean(),
        ...timed,
        idempotency_key: field.idempotency_key,
      })
      .refine(({ position, turned_flag }) => !turned_flag || position === sleepPosition.code.prone, {
        path: ['turned_flag'],
        error: '仰向けに直したのは、うつぶせのときだけ記録できます。',
      }),
    okResult({}),
    { ok: okDone, audit: '午睡チェック(時間がたってから)' },
  ),
  /** What was wrong is struck and stays to be read; the right one is written again. */
  staffStrikeCareRecord: define(
    'staff',
    z.object({
      record: z.enum(['child_logs', 'naps', 'sleep_checks']),
      id: field.id('記録'),
      reason: field.requiredText('理由', field.limits.staff_text),
    }),
    okResult({}),
    { ok: okDone, audit: 'お子さまの記録の取り消し' },
  ),
};
