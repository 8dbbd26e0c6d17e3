import { z } from 'zod';
import { ruleFields, ruleTables } from '../../../domain/settings/catalogue.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';
import { knownRow, pricePreview, ruleRow } from './rule-rows.ts';
import { ruleShape } from './rule-shape.ts';

const rowId = { id: field.id('行'), version: field.version };
const draftDay = field.tokyoDate('始まる日');
const saved = okResult({ id: z.number().int() });

export const priceFunctions = {
  /** Everything a change would do, before it is saved. */
  headquartersPreviewPriceRow: define('headquarters', ruleRow, okResult({ preview: pricePreview }), {
    ok: okRead,
    audit: null,
  }),
  headquartersSavePriceRow: define('headquarters', ruleRow, saved, { ok: okDone, audit: '料金と決まりの保存' }),
  /** The same into the draft of a day: in force for nobody until the draft is published. `id` and `version` are the draft's. */
  headquartersSaveDraftRow: define('headquarters', ruleRow, saved, { ok: okDone, audit: '決まりの下書きの保存' }),
  headquartersRemoveDraftRow: define('headquarters', z.object(rowId), okResult({}), {
    ok: okDone,
    audit: '決まりの下書きの取り消し',
  }),
  /** Everything the draft of a day would do together. */
  headquartersPreviewDraft: define(
    'headquarters',
    z.object({ adaptation_date: draftDay }),
    okResult({ preview: pricePreview }),
    { ok: okRead, audit: null },
  ),
  /** All of it at once, as it was looked at. */
  headquartersPublishDraft: define(
    'headquarters',
    z.object({ adaptation_date: draftDay, known: z.array(z.object(rowId)).min(1).max(50) }),
    okResult({}),
    { ok: okDone, audit: '決まりの下書きの公開' },
  ),
  headquartersRemovePriceRow: define(
    'headquarters',
    z.object({
      table: z.enum(ruleTables),
      ...rowId,
      /** The reserves it touches have been seen. */
      confirmed_flag: field.flag,
    }),
    okResult({}),
    { ok: okDone, audit: '料金と決まりの取り消し' },
  ),
  /** From that day on not for sale; null takes it back. Who has it keeps it. */
  headquartersWithdrawOffer: define(
    'headquarters',
    z.object({
      table: z.enum(['plan_types', 'ticket_prices']),
      ...rowId,
      withdrawn_date: field.optional(field.tokyoDate('販売を終える日')),
    }),
    okResult({}),
    { ok: okDone, audit: '販売終了日の変更' },
  ),
  /** Words and place of a plan that is already on sale; its amounts stay. */
  headquartersSavePlanTexts: define(
    'headquarters',
    z.object({
      ...rowId,
      sequence: ruleShape(ruleFields.plan_types).sequence,
      summaries: z.array(field.requiredText('説明', 100)).max(6, '説明は6行までです。'),
    }),
    saved,
    { ok: okDone, audit: 'プランの説明の変更' },
  ),
  /** How many families have each plan, and whether Stripe has its price. */
  headquartersPlanFigures: define(
    'headquarters',
    z.object({}),
    okResult({
      plans: z.array(
        z.object({ plan_type_id: z.number().int(), members: z.number().int(), price_waiting: z.boolean() }),
      ),
      first_day: z.string(),
      /** Rows that begin on this day or later can be changed: tomorrow, in a company without families today. */
      open_from: z.string(),
    }),
    { ok: okRead, audit: null },
  ),
  headquartersSetTicketRanking: define(
    'headquarters',
    z.object({
      ticket_price_ids: z.array(field.id('回数券')).max(50),
      /** The order the form was opened with, to refuse the second of two concurrent saves. */
      known_ids: z.array(field.id('回数券')).max(50),
    }),
    okResult({}),
    { ok: okDone, audit: '回数券の並び順の変更' },
  ),
  headquartersSaveHoliday: define(
    'headquarters',
    z.object({
      ...knownRow,
      date: field.tokyoDate('日付'),
      name: field.requiredText('名前', 30),
      confirmed_flag: field.flag,
    }),
    saved,
    { ok: okDone, audit: '祝日の保存' },
  ),
  headquartersRemoveHoliday: define('headquarters', z.object({ ...rowId, confirmed_flag: field.flag }), okResult({}), {
    ok: okDone,
    audit: '祝日の削除',
  }),
  headquartersSaveBatchExclusion: define(
    'headquarters',
    z.object({ ...knownRow, customer_id: field.id('お客様'), reason: field.requiredText('理由', 200) }),
    saved,
    { ok: okDone, audit: '照合の対象外の保存' },
  ),
  headquartersRemoveBatchExclusion: define('headquarters', z.object(rowId), okResult({}), {
    ok: okDone,
    audit: '照合の対象外の解除',
  }),
};
