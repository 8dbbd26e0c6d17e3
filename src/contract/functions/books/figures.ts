import { z } from 'zod';
import { periodFigures, summedFigures } from '../../../domain/books/figures/figure-list.ts';
import { periodUnits } from '../../../domain/books/figures/periods.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const date = z.string();
const minutes = z.array(z.number());
export const morningMailHours = [5, 6, 7, 8, 9, 10, 11] as const;

/** What happened, in figures (docs/figures.md). */
export const figureFunctions = {
  /** One branch, or all (`branch_id` null: headquarters alone), up to and with a month, and never beyond today. */
  staffReadFigures: define(
    'figures',
    z.object({
      branch_id: field.id('園').nullable(),
      unit: z.enum(periodUnits, { error: '単位を選択してください。' }),
      month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月を選択してください。'),
    }),
    okResult({
      /** Null: all branches. */
      branch_name: z.string().nullable(),
      periods: z.array(
        z.object({
          start: date,
          end: date,
          /** A day in it is not closed yet: its usage may change. */
          open_flag: z.boolean(),
          figures: z.record(z.enum(periodFigures), z.number()),
        }),
      ),
      /** On the last day; null for one branch: tickets belong to none. */
      tickets: z.object({ left: z.number(), liability: z.number() }).nullable(),
      weekdays: z.array(z.object({ weekday: z.number().int(), child_minutes: minutes, seat_minutes: minutes })),
      branches: z.array(
        z.object({
          branch_id: z.number().int(),
          name: z.string(),
          open_flag: z.boolean(),
          figures: z.record(z.enum(summedFigures), z.number()),
        }),
      ),
      unclosed_days: z.number().int(),
    }),
    { ok: okRead, audit: null },
  ),
  /** When the own morning mail comes; null: not at all. */
  staffSaveMorningMail: define(
    'manager',
    z.object({
      morning_mail_hour: z.literal(morningMailHours, { error: '時刻を選択してください。' }).nullable(),
      version: field.version,
    }),
    okResult({ version: z.number().int() }),
    { ok: okDone, audit: '朝のメールの設定' },
  ),
};
