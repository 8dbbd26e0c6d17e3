import type { CodeList } from '../src/domain/code-list.ts';
import {
  cancelSettlementStatus,
  certificateKind,
  childcareSettlement,
  paymentMethod,
  paymentType,
} from '../src/domain/codes.ts';
import { claimMovement } from '../src/domain/money/books/claim-ledger.ts';
import { journalKind } from '../src/domain/money/books/journal-codes.ts';
import { lineKind } from '../src/domain/money/books/line-kinds.ts';
import { ticketMovement } from '../src/domain/money/books/ticket-ledger.ts';
import { salesTax } from '../src/domain/money/figures/figure-list.ts';
import { correctionSettlement } from '../src/domain/reserves/staff-codes.ts';

/** Lists whose codes SQL says by name (decision 84): app.code('paymentType.refund'). A list joins when SQL needs it. */
const lists: Readonly<Record<string, CodeList<Record<string, readonly [number, string]>>>> = {
  cancelSettlementStatus,
  certificateKind,
  childcareSettlement,
  claimMovement,
  correctionSettlement,
  journalKind,
  lineKind,
  paymentMethod,
  paymentType,
  salesTax,
  ticketMovement,
};

/** Every name SQL may say, with its code. */
export const sqlCodes: readonly (readonly [name: string, code: number])[] = Object.entries(lists).flatMap(
  ([list, { code }]) => Object.entries(code).map(([name, key]) => [`${list}.${name}`, key] as const),
);

/** db/schema/01_base/functions-codes.sql. Immutable and without settings of its own, so the planner puts the number in its place. */
export const codeFunction =
  (): string => `-- Codes by their names of src/domain, written from the lists of db/codes.ts (vitest -u writes it anew).
create or replace function app.code(name text) returns smallint language sql immutable parallel safe as $$
  select (case name
${sqlCodes.map(([name, code]) => `    when '${name}' then ${code}`).join('\n')}
  end)::smallint
$$;
`;
