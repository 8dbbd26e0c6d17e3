import { type CodeOf, codeList } from '../code-list.ts';
import { paymentType } from '../codes.ts';
import type { TokyoDate } from '../time.ts';
import { sum, type Yen } from '../yen.ts';
import { bookedDay } from './booked-day.ts';
import { type Bill, type EntryLine, linesOfBill, mergedLines, type StayCover } from './entry-lines.ts';
import { claimKind } from './journal-codes.ts';

/** app.claim_entries.movement: billed (less when lowered), paid, let go. */
export const claimMovement = codeList({ billed: [1, '請求'], paid: [2, '入金'], letGo: [3, '請求しません'] });
type ClaimKind = CodeOf<typeof claimKind>;
type ClaimMovement = CodeOf<typeof claimMovement>;

type Claim = { readonly amount: Yen; readonly open: boolean; readonly day: TokyoDate };

/** The current claims of a reserve, beside what the books have recorded of them (app.claim_facts). */
export type ClaimFacts = {
  readonly reserve_id: number;
  readonly branch_id: number;
  readonly today: TokyoDate;
  readonly closed_months: readonly TokyoDate[];
  readonly stay: (Claim & { readonly id: number; readonly free: FreeBill | null }) | null;
  readonly fee: Claim | null;
  readonly corrections: readonly (Claim & { readonly id: number })[];
  /** Not noted yet. */
  readonly payments: readonly {
    readonly id: number;
    readonly payment_type: number;
    readonly childcare_correction_id: number | null;
    readonly amount: Yen;
    readonly day: TokyoDate;
  }[];
  /** Not noted yet. */
  readonly write_offs: readonly {
    readonly id: number;
    readonly amount: Yen;
    readonly day: TokyoDate;
    readonly childcare_id: number | null;
    readonly reserve_cancellation_id: number | null;
    readonly childcare_correction_id: number | null;
  }[];
  readonly entries: readonly {
    readonly kind: number;
    readonly movement: number;
    readonly childcare_correction_id: number | null;
    readonly amount: Yen;
    readonly date: TokyoDate;
  }[];
};

/** A row to be added to app.claim_entries. */
type ClaimEntry = {
  readonly kind: ClaimKind;
  readonly childcare_correction_id: number | null;
  readonly movement: ClaimMovement;
  readonly date: TokyoDate;
  readonly amount: Yen;
  readonly payment_id: number | null;
  readonly write_off_id: number | null;
};

/**
 * What a reserve's claims still lack in their ledger: payments, what was let go, and what makes the sum what is open. A claim
 * is billed on its own day; what changes it later is noted on the day it changes, so a closed month keeps its sheet.
 */
export function claimEntriesOf(facts: ClaimFacts): ClaimEntry[] {
  const corrections = new Set([
    ...facts.corrections.map(({ id }) => id),
    ...facts.entries.flatMap(({ childcare_correction_id: id }) => id ?? []),
  ]);
  return [
    ...entriesOfClaim(facts, claimKind.code.stay, null, facts.stay),
    ...entriesOfClaim(facts, claimKind.code.cancellationFee, null, facts.fee),
    ...[...corrections].flatMap((id) => {
      const claim = facts.corrections.find((each) => each.id === id) ?? null;
      // What goes back is no claim.
      const owed = claim === null ? null : { ...claim, open: claim.open && claim.amount > 0 };
      return entriesOfClaim(facts, claimKind.code.correction, id, owed);
    }),
  ];
}

function entriesOfClaim(
  facts: ClaimFacts,
  kind: ClaimKind,
  childcare_correction_id: number | null,
  claim: Claim | null,
): ClaimEntry[] {
  const { billed, paid, letGo } = claimMovement.code;
  const booked = (day: TokyoDate) => bookedDay(day, facts.closed_months, facts.today);
  const of = { kind, childcare_correction_id } as const;
  const isOwn = (each: { readonly childcare_correction_id: number | null }) =>
    each.childcare_correction_id === childcare_correction_id;
  const payments = facts.payments
    .filter((each) => claimOfPayment(each.payment_type, each.childcare_correction_id) === kind)
    .filter((each) => kind === claimKind.code.cancellationFee || isOwn(each))
    .map(({ id, amount, day }): ClaimEntry => {
      return { ...of, movement: paid, date: booked(day), amount, payment_id: id, write_off_id: null };
    });
  const writeOffs = facts.write_offs
    .filter((each) => claimOfWriteOff(each) === kind && isOwn(each))
    .map(({ id, amount, day }): ClaimEntry => {
      return { ...of, movement: letGo, date: booked(day), amount, payment_id: null, write_off_id: id };
    });
  const noted = facts.entries.filter((each) => each.kind === kind && isOwn(each));
  const all = [...noted, ...payments, ...writeOffs];
  const sumOf = (movement: ClaimMovement) =>
    sum(all.filter((each) => each.movement === movement).map(({ amount }) => amount));
  const open = claim?.open ? Math.max(0, claim.amount - sumOf(paid)) : 0;
  const amount = open + sumOf(paid) + sumOf(letGo) - sumOf(billed);
  const day = claim?.day ?? all.map(({ date }) => date).sort()[0];
  if (amount === 0 || day === undefined) return [...payments, ...writeOffs];
  const date = sumOf(billed) === 0 ? booked(day) : facts.today;
  return [...payments, ...writeOffs, { ...of, movement: billed, date, amount, payment_id: null, write_off_id: null }];
}

function claimOfPayment(type: number, correction: number | null): ClaimKind | null {
  if (type === paymentType.code.cancellationFee) return claimKind.code.cancellationFee;
  if (type !== paymentType.code.usage) return null;
  return correction === null ? claimKind.code.stay : claimKind.code.correction;
}

function claimOfWriteOff(written: ClaimFacts['write_offs'][number]): ClaimKind {
  if (written.childcare_id !== null) return claimKind.code.stay;
  return written.reserve_cancellation_id === null ? claimKind.code.correction : claimKind.code.cancellationFee;
}

/** A bill on which nothing is left to pay: no entry of the books names its stay, but it was used and its tickets were. */
type FreeBill = {
  readonly settled: boolean;
  readonly ended: boolean;
  /** There are entries: they say what it was for. */
  readonly paid: boolean;
  readonly bill: Bill;
  readonly cover: StayCover;
  readonly written: readonly EntryLine[];
};

/** What the lines of a free bill (app.free_bill_lines) lack, and their day. */
export function freeBillLinesOf({ stay, closed_months, today }: ClaimFacts): {
  readonly date: TokyoDate;
  readonly lines: readonly EntryLine[];
} | null {
  if (stay === null || stay.free === null) return null;
  const { settled, ended, paid, bill, cover, written } = stay.free;
  const isFree = settled && ended && !paid;
  // A bill that was free and is corrected: the entry of its difference says the rest.
  if (!isFree && ended) return null;
  const used = isFree ? linesOfBill(bill, cover) : [];
  const lines = mergedLines([
    ...used.map((each) => ({ ...each, child_id: null })),
    ...written.map((each) => ({ ...each, amount: -each.amount })),
  ]);
  if (lines.length === 0) return null;
  return { date: written.length > 0 ? today : bookedDay(stay.day, closed_months, today), lines };
}
