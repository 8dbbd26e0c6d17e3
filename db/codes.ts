import { lineKind } from '../src/domain/billing/bill/line-kinds.ts';
import { documentKind } from '../src/domain/billing/papers/paper-codes.ts';
import { feeRefundWay } from '../src/domain/billing/resale/resale-codes.ts';
import { claimMovement } from '../src/domain/books/claim-ledger.ts';
import { salesTax } from '../src/domain/books/figures/figure-list.ts';
import { claimKind, journalKind } from '../src/domain/books/journal-codes.ts';
import { ticketMovement } from '../src/domain/books/ticket-ledger.ts';
import { documentPaper } from '../src/domain/care/health-codes.ts';
import { doseStatus, incidentKind, medicineKind } from '../src/domain/care/incident-codes.ts';
import { childLogKind, napEnd, napGap, sleepPosition } from '../src/domain/care/log-codes.ts';
import type { CodeList } from '../src/domain/code-list.ts';
import {
  accountRole,
  approvalStatus,
  branchStatus,
  cancelCause,
  cancelSettlementStatus,
  certificateKind,
  childAttendance,
  childcareSettlement,
  childcareStatus,
  closureKind,
  customerStatus,
  inboxKind,
  inboxStatus,
  patternWeekday,
  paymentMethod,
  paymentType,
  planCustomerType,
  registrationStatus,
  staffQualification,
} from '../src/domain/codes.ts';
import { coverStatus } from '../src/domain/cover/cover-codes.ts';
import { familyRole, familyStanding } from '../src/domain/family/family-codes.ts';
import { messageSender } from '../src/domain/messages/message-codes.ts';
import { noticeGroup } from '../src/domain/messages/notice-codes.ts';
import { correctionSettlement, handedHow, waiverStatus } from '../src/domain/staff-codes.ts';
import { staffingMode } from '../src/domain/staffing/staffing-codes.ts';
import { lateCancelUse, limitPeriod, subsidyGiver } from '../src/domain/subsidies/subsidy-codes.ts';
import { holdKind, offerStatus, waitlistStatus } from '../src/domain/waitlist/seat-codes.ts';

/** Lists whose codes SQL says by name (decision 84): app.code('paymentType.refund'). A list joins when SQL needs it. */
const lists: Readonly<Record<string, CodeList<Record<string, readonly [number, string]>>>> = {
  accountRole,
  approvalStatus,
  branchStatus,
  cancelCause,
  cancelSettlementStatus,
  certificateKind,
  childAttendance,
  childLogKind,
  childcareSettlement,
  childcareStatus,
  claimKind,
  claimMovement,
  closureKind,
  correctionSettlement,
  coverStatus,
  customerStatus,
  documentKind,
  documentPaper,
  doseStatus,
  familyRole,
  familyStanding,
  giveBackWay: feeRefundWay,
  handedHow,
  holdKind,
  inboxKind,
  inboxStatus,
  incidentKind,
  journalKind,
  lateCancelUse,
  limitPeriod,
  lineKind,
  medicineKind,
  messageSender,
  napEnd,
  napGap,
  noticeGroup,
  offerStatus,
  patternWeekday,
  paymentMethod,
  paymentType,
  planCustomerType,
  registrationStatus,
  salesTax,
  sleepPosition,
  staffQualification,
  staffingMode,
  subsidyGiver,
  ticketMovement,
  waiverStatus,
  wishStatus: waitlistStatus,
};

/** Every name SQL may say, with its code. */
export const sqlCodes: readonly (readonly [name: string, code: number])[] = Object.entries(lists).flatMap(
  ([list, { code }]) => Object.entries(code).map(([name, key]) => [`${list}.${name}`, key] as const),
);

const codeOf: ReadonlyMap<string, number> = new Map(sqlCodes);

/**
 * SQL with the number in place of each `app.code('list.name')`, as `migrate` runs it: constraints, index predicates and policies hold the
 * number itself, and no query pays for its name. Text that is run by hand may say the name too; app.code answers it.
 */
export const withCodes = (sql: string): string =>
  sql.replaceAll(/app\.code\('([^']*)'\)/g, (_, name: string) => {
    const code = codeOf.get(name);
    if (code === undefined) throw new Error(`app.code('${name}'): no list of db/codes.ts has it`);
    return String(code);
  });

/** db/schema/01_base/functions-codes.sql. Immutable and without settings of its own, so the planner puts the number in its place. */
export const codeFunction =
  (): string => `-- Codes by their names of src/domain, written from the lists of db/codes.ts (vitest -u writes it anew).
create or replace function app.code(name text) returns smallint language sql immutable parallel safe as $$
  select (case name
${sqlCodes.map(([name, code]) => `    when '${name}' then ${code}`).join('\n')}
  end)::smallint
$$;
`;
