import { type CodeOf, codeList } from '../code-list.ts';
import type { TokyoDate } from '../time.ts';
import { sum, type Yen } from '../yen.ts';
import { bookedDay } from './booked-day.ts';

/** app.ticket_entries.movement: in by a sale or a gift, out by use, refund or the end of their time. */
export const ticketMovement = codeList({
  sold: [1, '販売・進呈'],
  used: [2, '利用'],
  refunded: [3, '払い戻し'],
  expired: [4, '期限切れ'],
});
type TicketMovement = CodeOf<typeof ticketMovement>;

/** The current state of a bundle of tickets, beside what the books have recorded of it (app.ticket_facts). */
export type TicketFacts = {
  readonly ticket_id: number;
  readonly number: number;
  readonly remaining: number;
  readonly refunded_number: number;
  readonly purchase_date: TokyoDate;
  readonly expiry_date: TokyoDate;
  /** Null while it is not paid. */
  readonly paid_day: TokyoDate | null;
  readonly today: TokyoDate;
  readonly paid_amount: Yen;
  /** Of the company's own books. */
  readonly closed_months: readonly TokyoDate[];
  readonly uses: readonly {
    readonly childcare_id: number;
    readonly number: number;
    readonly branch_id: number;
    readonly day: TokyoDate;
    /** The branch has closed that month. */
    readonly closed: boolean;
  }[];
  readonly entries: readonly {
    readonly movement: number;
    readonly number: number;
    readonly amount: Yen;
    readonly childcare_id: number | null;
    readonly branch_id: number | null;
  }[];
};

/** A row to be added to app.ticket_entries. */
type TicketEntry = {
  readonly movement: TicketMovement;
  readonly date: TokyoDate;
  readonly number: number;
  readonly amount: Yen;
  readonly branch_id: number | null;
  readonly childcare_id: number | null;
};

type Step = Omit<TicketEntry, 'amount' | 'date'> & { readonly day: TokyoDate; readonly closed?: boolean };
const { sold, used, refunded, expired } = ticketMovement.code;

/**
 * What a bundle's ledger lacks, in tickets and in what was paid for them. The yen go in proportion, rounded down on the whole,
 * so that nothing is left when the bundle is empty; a movement that is noted already is set right on the day it changes.
 */
export function ticketEntriesOf(facts: TicketFacts): TicketEntry[] {
  const { paid_day, today, closed_months, entries } = facts;
  if (paid_day === null) return [];
  const sales = entries.filter(({ movement }) => movement === sold);
  const bought = {
    number: facts.number - sum(sales.map(({ number }) => number)),
    amount: facts.paid_amount - sum(sales.map(({ amount }) => amount)),
  };
  const date = sales.length === 0 ? bookedDay(paid_day, closed_months, today) : today;
  const isNew = bought.number !== 0 || bought.amount !== 0;
  const gone = entries.filter(({ movement }) => movement !== sold);
  let number = sum(gone.map((each) => each.number));
  let value = sum(gone.map((each) => each.amount));
  const steps = missingSteps(facts).map(({ day, closed, ...step }): TicketEntry => {
    number += step.number;
    const until = Math.floor((facts.paid_amount * number) / facts.number);
    const amount = until - value;
    value = until;
    return { ...step, amount, date: closed ? today : bookedDay(day, closed_months, today) };
  });
  return [...(isNew ? [{ movement: sold, date, ...bought, branch_id: null, childcare_id: null }] : []), ...steps];
}

/** What went out, as the rows say it. */
function stepsOf(facts: TicketFacts): Step[] {
  const { number, remaining, refunded_number, expiry_date, purchase_date, today, uses } = facts;
  const nobody = { branch_id: null, childcare_id: null } as const;
  const named = sum(uses.map((each) => each.number));
  return [
    ...uses.map((use): Step => ({ movement: used, ...use })),
    // Used in a way no stay is named for (an import).
    { movement: used, ...nobody, number: number - remaining - refunded_number - named, day: purchase_date },
    { movement: refunded, ...nobody, number: refunded_number, day: today },
    { movement: expired, ...nobody, number: expiry_date < today ? remaining : 0, day: expiry_date },
  ];
}

/** What comes back first, then by movement and stay. */
function missingSteps(facts: TicketFacts): Step[] {
  const keyOf = (each: { readonly movement: number; readonly childcare_id: number | null }) =>
    `${each.movement} ${each.childcare_id}`;
  const noted = new Map<string, Step>();
  for (const { movement, number, childcare_id, branch_id } of facts.entries) {
    if (movement === sold) continue;
    const key = keyOf({ movement, childcare_id });
    const before = noted.get(key);
    noted.set(key, {
      movement: movement as TicketMovement,
      childcare_id,
      branch_id: before?.branch_id ?? branch_id,
      number: (before?.number ?? 0) + number,
      day: facts.today,
    });
  }
  const wanted = stepsOf(facts);
  const keys = new Set(wanted.map(keyOf));
  const changed = wanted.map((step): Step => {
    const known = noted.get(keyOf(step));
    return known === undefined
      ? step
      : { ...step, number: step.number - known.number, day: facts.today, closed: false };
  });
  const vanished = [...noted]
    .filter(([key]) => !keys.has(key))
    .map(([, known]): Step => ({ ...known, number: -known.number }));
  const last = Number.MAX_SAFE_INTEGER;
  return [...changed, ...vanished]
    .filter(({ number }) => number !== 0)
    .sort(
      (a, b) => a.number - b.number || a.movement - b.movement || (a.childcare_id ?? last) - (b.childcare_id ?? last),
    );
}
