import type pg from 'pg';
import { type ClaimFacts, claimEntriesOf, freeBillLinesOf } from '../../../src/domain/books/claim-ledger.ts';
import { type EntryFacts, linesOfEntry, type NewEntry } from '../../../src/domain/books/entry-lines.ts';
import { type TicketFacts, ticketEntriesOf } from '../../../src/domain/books/ticket-ledger.ts';

type Client = Pick<pg.ClientBase, 'query'>;
type WrittenLines = { reserve_id: number | null; ticket_id: number | null };

/** Rows put straight into tables (the demo world, tests) get the meaning that the domain gives them, as the server would write it. */
export async function writeLines(client: Client): Promise<WrittenLines[]> {
  const { rows: entries } = await client.query<WrittenLines & { id: number }>(
    `select p.id, coalesce(u.reserve_id, p.reserve_id) as reserve_id, p.ticket_id
     from payments p left join childcares u on u.id = p.childcare_id where p.amount <> 0 and not exists (select from app.payment_lines l where l.payment_id = p.id)
     order by p.id`,
  );
  for (const { id } of entries) {
    const { rows } = await client.query<NewEntry & { facts: EntryFacts }>(
      'select p.amount, p.payment_type, p.reverses_payment_id, app.entry_facts(p) as facts from payments p where p.id = $1',
      [id],
    );
    for (const entry of rows)
      await client.query(
        `insert into app.payment_lines (payment_id, branch_id, date, line, tax, covered_flag, child_id, amount)
         select p.id, p.branch_id, p.payment_date, l.* from payments p, jsonb_to_recordset($2) as l (line smallint,
           tax smallint, covered_flag boolean, child_id integer, amount integer) where p.id = $1`,
        [id, JSON.stringify(linesOfEntry(entry, entry.facts))],
      );
  }
  return entries;
}

/** What the ledgers of these reserves and bundles of tickets lack; of all where none are named. */
export async function writeLedgers(
  client: Client,
  only?: { reserve_ids: readonly number[]; ticket_ids: readonly number[] },
): Promise<void> {
  const claims = await client.query<{ facts: ClaimFacts }>(
    `select app.claim_facts(r.id) as facts from reserves r
     where case when $1::integer[] is null then exists (select from childcares u where u.reserve_id = r.id)
       or exists (select from reserve_cancellations x where x.reserve_id = r.id)
       or exists (select from payments p where p.reserve_id = r.id) else r.id = any ($1) end order by r.id`,
    [only?.reserve_ids ?? null],
  );
  for (const { facts } of claims.rows) await writeClaims(client, facts);
  const tickets = await client.query<{ facts: TicketFacts }>(
    `select app.ticket_facts(t.id) as facts from tickets t where $1::integer[] is null or t.id = any ($1) order by t.id`,
    [only?.ticket_ids ?? null],
  );
  for (const { facts } of tickets.rows)
    await client.query(
      `insert into app.ticket_entries (ticket_id, movement, date, number, amount, branch_id, childcare_id)
       select $1, e.* from jsonb_to_recordset($2) as e (movement smallint, date date, number integer, amount integer,
         branch_id integer, childcare_id integer)`,
      [facts.ticket_id, JSON.stringify(ticketEntriesOf(facts))],
    );
}

async function writeClaims(client: Client, facts: ClaimFacts): Promise<void> {
  const free = freeBillLinesOf(facts);
  await client.query(
    `insert into app.claim_entries (branch_id, reserve_id, childcare_correction_id, kind, movement, date, amount, payment_id, write_off_id)
     select $1, $2, e.* from jsonb_to_recordset($3) as e (childcare_correction_id integer, kind smallint, movement smallint,
       date date, amount integer, payment_id integer, write_off_id integer)`,
    [facts.branch_id, facts.reserve_id, JSON.stringify(claimEntriesOf(facts))],
  );
  if (free !== null)
    await client.query(
      `insert into app.free_bill_lines (childcare_id, branch_id, date, line, tax, covered_flag, amount)
       select $1, $2, $3, l.* from jsonb_to_recordset($4) as l (line smallint, tax smallint, covered_flag boolean, amount integer)`,
      [facts.stay?.id, facts.branch_id, free.date, JSON.stringify(free.lines)],
    );
}
