import { z } from 'zod';
import { salesTax } from '../../../domain/books/figures/figure-list.ts';
import { fileLayouts, journalKind } from '../../../domain/books/journal-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月を選択してください。');
/** Null: what belongs to no branch (plans, tickets). */
const place = z.object({ month, branch_id: field.id('園').nullable() });
const date = z.string();
const yen = z.number().int();
const count = z.number().int();

const block = z.object({
  kind: z.enum(['month_running', 'day_unbalanced', 'day_unchecked', 'day_open', 'sheet_fault']),
  dates: z.array(date).readonly(),
  text: z.string(),
});

const ticketStanding = z.object({
  opening_number: count,
  opening_amount: yen,
  sold_number: count,
  sold_amount: yen,
  used_number: count,
  used_amount: yen,
  refunded_number: count,
  refunded_amount: yen,
  expired_number: count,
  expired_amount: yen,
  closing_number: count,
  closing_amount: yen,
});

const monthSheet = z.object({
  lines: z.array(z.object({ line: count, tax: count, covered: z.boolean(), amount: yen })).readonly(),
  card: yen,
  desk: yen,
  total: yen,
  entries: count,
  receivables: z.object({ opening: yen, billed: yen, paid: yen, written_off: yen, closing: yen }),
  claims: z.array(z.object({ reserve_id: count, kind: count, date, amount: yen })).readonly(),
  tickets: ticketStanding.nullable(),
  tickets_here: z.object({ number: count, amount: yen }),
  payouts: z
    .array(
      z.object({
        stripe_payout_id: z.string(),
        arrival_date: date,
        amount: yen,
        fee: yen,
        difference: yen,
        status: z.string(),
      }),
    )
    .readonly(),
  fee: yen,
});

const accountText = (label: string) => field.requiredText(label, 40);
const mappingFields = {
  kind: field.code(journalKind, '項目'),
  tax: field.code(salesTax, '税区分(帳簿)'),
  debit_account: accountText('借方の科目'),
  /** Empty: the same as for a card. */
  desk_account: field.optionalText('借方の科目(窓口で受け取ったとき)', 40),
  credit_account: accountText('貸方の科目'),
  debit_tax: accountText('借方の税区分'),
  credit_tax: accountText('貸方の税区分'),
  memo: field.requiredText('摘要', 100),
};

/** Months of the books: their state, their sheet, their close, and the accounting file. */
export const bookFunctions = {
  /** A manager sees the own branches. */
  staffListMonths: define(
    'figures',
    z.object({}),
    okResult({
      months: z.array(month),
      places: z.array(
        z.object({
          branch_id: z.number().int().nullable(),
          name: z.string(),
          months: z.array(
            z.object({ month, closed_at: z.string().nullable(), total: yen.nullable(), blocks: z.array(block) }),
          ),
        }),
      ),
    }),
    { ok: okRead, audit: null },
  ),
  staffReadMonthSheet: define(
    'month',
    place,
    okResult({
      name: z.string(),
      sheet: monthSheet,
      closed: z.object({ closed_at: z.string(), account_name: z.string() }).nullable(),
      blocks: z.array(block),
      /** Whom to ring about what is left unpaid, as they are called today. */
      families: z.array(z.object({ reserve_id: z.number().int(), name: z.string(), tel: z.string() })),
    }),
    { ok: okRead, audit: null },
  ),
  headquartersCloseMonth: define('accounting', place, okResult({ id: z.number().int() }), {
    ok: okDone,
    audit: '月の締め',
  }),
  /** All that can be closed, as the page listed it; what can no longer be is left. */
  headquartersCloseMonths: define(
    'accounting',
    z.object({ closes: z.array(place).min(1, '締める月を選択してください。').max(500) }),
    okResult({ closed: count, left: z.array(place) }),
    { ok: okDone, audit: '月のまとめての締め' },
  ),
  /** The whole company's month as rows of a file, titles first. */
  headquartersReadJournal: define(
    'accounting',
    z.object({ month, layout: z.enum(fileLayouts, { error: '形式を選択してください。' }) }),
    okResult({ rows: z.array(z.array(z.union([z.string(), z.number()]))), sales: yen }),
    { ok: okRead, audit: null },
  ),
  headquartersListMappings: define(
    'accounting',
    z.object({}),
    okResult({
      mappings: z.array(
        z.object({
          ...mappingFields,
          id: z.number().int(),
          version: z.number().int(),
        }),
      ),
      /** In the last months, without a row here. */
      unmapped: z.array(z.object({ kind: count, tax: count, lines: count, amount: yen })),
    }),
    { ok: okRead, audit: null },
  ),
  headquartersSaveMapping: define(
    'accounting',
    z.object({ id: field.id('行').nullable(), version: field.version.nullable(), ...mappingFields }),
    okResult({ id: z.number().int() }),
    { ok: okDone, audit: '勘定科目の対応の保存' },
  ),
  headquartersRemoveMapping: define(
    'accounting',
    z.object({ id: field.id('行'), version: field.version }),
    okResult({}),
    { ok: okDone, audit: '勘定科目の対応の削除' },
  ),
};
