import { z } from 'zod';
import { reservableStatuses } from '../../../domain/codes.ts';
import * as field from '../../fields.ts';

const days = { date_from: field.tokyoDate('開始日'), date_to: field.tokyoDate('終了日') };

/** What takes seats back: a mark of the day, a capacity for some hours (0 closes them), or other hours. */
export const dayChange = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('mark'),
      ...days,
      status: z.enum(reservableStatuses),
      remarks: field.optionalText('備考', field.limits.staff_text),
    }),
    z.object({
      kind: z.literal('capacity'),
      ...days,
      start_time: field.clockTime('開始時間'),
      end_time: field.clockTime('終了時間'),
      capacity: field.count('定員', 0, 500).nullable(),
    }),
    z.object({
      kind: z.literal('hours'),
      ...days,
      hours: z
        .object({
          open_time: field.clockTime('開園時間'),
          close_time: field.clockTime('閉園時間'),
          extended_open_time: field.clockTime('延長開始時間'),
          extended_close_time: field.clockTime('延長終了時間'),
        })
        .nullable(),
    }),
  ])
  .refine((change) => change.date_from <= change.date_to, {
    path: ['date_to'],
    error: '終了日は開始日以降にしてください。',
  })
  .refine((change) => change.kind !== 'capacity' || change.start_time < change.end_time, {
    path: ['end_time'],
    error: '終了時間は開始時間より後にしてください。',
  });
export type DayChange = z.output<typeof dayChange>;
export type DayChangePayload = z.input<typeof dayChange>;
