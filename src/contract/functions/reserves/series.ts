import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { reserveFieldsAgree, reserveShape, reserveTimesAgree } from '../../forms.ts';
import { define, okDone, okRead } from '../definition.ts';
import { child_ids } from './reserves.ts';
import { cancelledDay, leftOutDay, madeDay, seriesDay, seriesMode, seriesScope, updatedDay } from './series-days.ts';

const int = z.number().int();
/** More than any setting allows (reserve_settings.series_dates); the setting decides. */
const mostDates = 60;

const { reserve_date, start_hour, start_min, end_hour, end_min, use_tickets: _tickets, ...care } = reserveShape;
const { pickup_flag: _flag, pickup_name: _name, pickup_tel: _tel, remarks: _remarks, ...meals } = care;
const times = { start_hour, start_min, end_hour, end_min };

/** One of the days, each with its own time and branch if an alternative was chosen. */
const stay = { reserve_date, branch_id: field.id('園'), ...times };
type Dated = { reserve_date: string };
const someStays = <Stay extends z.ZodType<Dated>>(each: Stay) =>
  z
    .array(each, { error: '日にちを選択してください。' })
    .min(1, '日にちを選択してください。')
    .max(mostDates, '日にちが多すぎます。減らしてください。')
    .refine((stays) => new Set(stays.map((one) => one.reserve_date)).size === stays.length, {
      error: '同じ日が2回選択されています。',
    });

const ofReserve = { reserve_id: field.id('ご予約') };
const [mode, scope] = [seriesMode, seriesScope];

export const seriesFunctions = {
  /** Every day checked and priced at once, by the rules of a save. Promises nothing about seats. */
  quoteSeries: define(
    'guardian',
    z.object({ ...meals, child_ids, stays: someStays(z.object(stay).superRefine(reserveTimesAgree)) }),
    okResult({
      days: z.array(seriesDay),
      /** Of the days that can be had. */
      total: int,
      /** So many days at most. */
      series_dates: int,
    }),
    { ok: okRead, audit: null },
  ),
  createSeries: define(
    'guardian',
    z
      .object({
        ...care,
        child_ids,
        stays: someStays(z.object({ ...stay, quoted_amount: field.yen('金額') }).superRefine(reserveTimesAgree)),
        mode,
        idempotency_key: field.idempotency_key,
      })
      // The times are in `stays`; who fetches the children is given once for all.
      .superRefine((input, context) =>
        reserveFieldsAgree({ ...input, start_hour: 0, start_min: 0, end_hour: 1, end_min: 0 }, context),
      ),
    okResult({ reserve_series_id: int, days: z.array(madeDay), left_out: z.array(leftOutDay), total: int }),
    { ok: okDone, audit: null },
  ),
  /** The days of the series that can still be cancelled, each with its own fee of now. */
  quoteSeriesCancel: define('guardian', z.object(ofReserve), okResult({ days: z.array(cancelledDay) }), {
    ok: okRead,
    audit: null,
  }),
  /** The fees shown are the fees charged: others, or other days than shown, answer `fee_changed`. */
  cancelSeries: define(
    'guardian',
    z.object({
      ...ofReserve,
      scope,
      quoted: z
        .array(z.object({ reserve_id: field.id('ご予約'), quoted_fee: field.yen('キャンセル料') }))
        .min(1)
        .max(mostDates),
      cancel_remarks: field.optionalText('キャンセルの理由', field.limits.long_text),
    }),
    okResult({ cancelled: int, cancel_amount: int }),
    { ok: okDone, audit: null },
  ),
  /** The same times and meals for the other days too: each checked and priced, with the fee it keeps. */
  quoteSeriesUpdate: define(
    'guardian',
    z.object({ ...meals, ...times, ...ofReserve, scope }).superRefine(reserveTimesAgree),
    okResult({ days: z.array(updatedDay), total: int }),
    { ok: okRead, audit: null },
  ),
  updateSeries: define(
    'guardian',
    z
      .object({
        ...meals,
        ...times,
        ...ofReserve,
        scope,
        mode,
        quoted: z
          .array(
            z.object({
              reserve_id: field.id('ご予約'),
              quoted_amount: field.yen('金額'),
              quoted_fee: field.yen('キャンセル料'),
            }),
          )
          .min(1)
          .max(mostDates),
      })
      .superRefine(reserveTimesAgree),
    okResult({ changed: int, left_out: z.array(leftOutDay), total: int }),
    { ok: okDone, audit: null },
  ),
};
