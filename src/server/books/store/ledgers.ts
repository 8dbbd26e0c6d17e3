import { type ClaimFacts, claimEntriesOf, freeBillLinesOf } from '../../../domain/books/claim-ledger.ts';
import { type TicketFacts, ticketEntriesOf, ticketMovement } from '../../../domain/books/ticket-ledger.ts';
import type { Transaction } from '../../postgres/database.ts';

/**
 * The ledgers beside the books: what families owe (app.claim_entries), what bills with nothing left to pay were for
 * (app.free_bill_lines) and tickets as a liability (app.ticket_entries). They are only added to. Anyone who changes a claim or a
 * bundle names it here; what its ledger lacks is worked out by the domain once, before the commit, so that the order inside a
 * transaction does not matter.
 */
export type Touched =
  | { readonly reserve_id: number }
  | { readonly childcare_id: number }
  | { readonly reserve_cancellation_id: number }
  | { readonly childcare_correction_id: number }
  | { readonly ticket_id: number }
  /** The tickets that a stay uses, or did. */
  | { readonly tickets_of: number };

const { expired } = ticketMovement.code;
const touchedIn = new WeakMap<Transaction, Map<string, Touched>>();

export function touchLedgers(tx: Transaction, ...rows: readonly Touched[]): void {
  let known = touchedIn.get(tx);
  if (known === undefined) {
    const touched = new Map<string, Touched>();
    touchedIn.set(tx, touched);
    tx.beforeCommit(() => writeLedgers(tx, [...touched.values()]));
    known = touched;
  }
  for (const row of rows) known.set(JSON.stringify(row), row);
}

/** Claims by reserve; tickets by their own id and by the stays. */
const factsOf = `with claimed as (
    select unnest($1::integer[]) as reserve_id
    union select reserve_id from childcares where id = any ($2)
    union select reserve_id from reserve_cancellations where id = any ($3)
    union select u.reserve_id from childcare_corrections k join childcares u on u.id = k.childcare_id where k.id = any ($4)
  ), bundle as (
    select unnest($5::integer[]) as ticket_id
    union select ticket_id from ticket_uses where childcare_id = any ($6)
    union select ticket_id from app.ticket_entries where childcare_id = any ($6)
      group by ticket_id, childcare_id having sum(number) <> 0
  )
  select array(select app.claim_facts(reserve_id) from claimed order by reserve_id) as claims,
    array(select app.ticket_facts(ticket_id) from bundle order by ticket_id) as tickets`;

async function writeLedgers(tx: Transaction, touched: readonly Touched[]): Promise<void> {
  const { rows } = await tx.query<{ claims: (ClaimFacts | null)[]; tickets: (TicketFacts | null)[] }>(factsOf, [
    touched.flatMap((row) => ('reserve_id' in row ? row.reserve_id : [])),
    touched.flatMap((row) => ('childcare_id' in row ? row.childcare_id : [])),
    touched.flatMap((row) => ('reserve_cancellation_id' in row ? row.reserve_cancellation_id : [])),
    touched.flatMap((row) => ('childcare_correction_id' in row ? row.childcare_correction_id : [])),
    touched.flatMap((row) => ('ticket_id' in row ? row.ticket_id : [])),
    touched.flatMap((row) => ('tickets_of' in row ? row.tickets_of : [])),
  ]);
  for (const facts of rows[0]?.claims ?? []) if (facts !== null) writeClaims(tx, facts);
  for (const facts of rows[0]?.tickets ?? []) if (facts !== null) writeTickets(tx, facts);
}

function writeClaims(tx: Transaction, facts: ClaimFacts): void {
  const entries = claimEntriesOf(facts);
  if (entries.length > 0)
    tx.write(
      `insert into app.claim_entries (branch_id, reserve_id, childcare_correction_id, kind, movement, date, amount, payment_id, write_off_id)
       select $1, $2, e.* from jsonb_to_recordset($3) as e (childcare_correction_id integer, kind smallint, movement smallint,
         date date, amount integer, payment_id integer, write_off_id integer)`,
      [facts.branch_id, facts.reserve_id, JSON.stringify(entries)],
    );
  const free = freeBillLinesOf(facts);
  if (free !== null)
    tx.write(
      `insert into app.free_bill_lines (childcare_id, branch_id, date, line, tax, covered_flag, amount)
       select $1, $2, $3, l.* from jsonb_to_recordset($4) as l (line smallint, tax smallint, covered_flag boolean, amount integer)`,
      [facts.stay?.id, facts.branch_id, free.date, JSON.stringify(free.lines)],
    );
}

function writeTickets(tx: Transaction, facts: TicketFacts): void {
  const entries = ticketEntriesOf(facts);
  if (entries.length > 0)
    tx.write(
      `insert into app.ticket_entries (ticket_id, movement, date, number, amount, branch_id, childcare_id)
       select $1, e.* from jsonb_to_recordset($2) as e (movement smallint, date date, number integer, amount integer,
         branch_id integer, childcare_id integer)`,
      [facts.ticket_id, JSON.stringify(entries)],
    );
}

/** Tickets whose time ran out since the last look, noted at once: nothing else touches their rows. */
export async function noteExpiredTickets(tx: Transaction): Promise<void> {
  const { rows } = await tx.query<{ ticket_id: number }>(
    `select t.id as ticket_id from tickets t
     where t.expiry_date < app.tokyo_today() and t.remaining > 0
       and t.remaining <> coalesce((select sum(e.number) from app.ticket_entries e
         where e.ticket_id = t.id and e.movement = ${expired}), 0)
     order by t.id`,
  );
  if (rows.length > 0) await writeLedgers(tx, rows);
}
