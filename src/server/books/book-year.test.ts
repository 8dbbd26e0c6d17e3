import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { bookChecks } from '../testing/books/book-checks.ts';
import { generatedYear, generateYear } from '../testing/books/generated-year.ts';

const app = await testApp();
beforeAll(() => generateYear(app), 120_000);

/** Entries by their place in the year: ids are the database's own. */
const ledgers = {
  lines: `with entry as (select p.id, row_number() over (order by p.id) as number from payments p where p.payment_date between $1 and $2)
    select l.date::text, e.number::integer as entry, p.payment_type as type, p.amount as of, l.branch_id as branch, l.line, l.tax,
      l.covered_flag as covered, l.child_id as child, l.amount
    from entry e join payments p on p.id = e.id join app.payment_lines l on l.payment_id = e.id
    order by e.number, l.line, l.tax, l.covered_flag, l.child_id`,
  free: `select l.date::text, l.childcare_id - first.id as stay, l.branch_id as branch, l.line, l.tax, l.covered_flag as covered, l.amount
    from app.free_bill_lines l, (select min(u.id) as id from childcares u where u.start_datetime between $1 and $2) first
    where l.date between $1 and $2 order by l.childcare_id, l.date, l.line, l.tax, l.covered_flag, l.amount`,
  claims: `select e.date::text, e.reserve_id - first.id as reserve, e.branch_id as branch, e.kind, e.movement, e.amount
    from app.claim_entries e, (select min(r.id) as id from reserves r where r.reserve_date between $1 and $2) first
    where e.date between $1 and $2 order by e.reserve_id, e.kind, e.childcare_correction_id, e.date, e.movement, e.amount`,
  tickets: `select e.date::text, e.ticket_id - first.id as ticket, e.branch_id as branch, e.movement, e.number, e.amount
    from app.ticket_entries e, (select min(t.id) as id from tickets t where t.purchase_date between $1 and $2) first
    where e.date between $1 and $2 order by e.ticket_id, e.date, e.movement, e.childcare_id, e.number`,
} as const;
type Row = { date: string; line?: number; kind?: number; movement?: number; amount: number };

const hash = (rows: readonly Row[]): string =>
  createHash('sha256')
    .update(rows.map((row) => JSON.stringify(row)).join('\n'))
    .digest('hex')
    .slice(0, 16);
function totals(rows: readonly Row[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { line, kind, movement, amount } of rows) {
    const name = line === undefined ? [kind, movement].filter((each) => each !== undefined).join('/') : String(line);
    sums[name] = (sums[name] ?? 0) + amount;
  }
  return sums;
}
/** Corrections over a price change, a certificate that has run out, a closed month before it. */
const tellingMonth = '2025-10';

describe('a generated year of money', () => {
  it('is lines, claims and tickets exactly as they were first written', async () => {
    const golden: string[] = [];
    for (const [name, question] of Object.entries(ledgers)) {
      const { rows } = await app.pool.query<Row>(question, [generatedYear.first, generatedYear.last]);
      const months = [...new Set(rows.map(({ date }) => date.slice(0, 7)))].sort();
      golden.push(`${name}: ${rows.length} rows ${JSON.stringify(totals(rows))}`);
      for (const month of months) {
        const own = rows.filter(({ date }) => date.startsWith(month));
        golden.push(`${month} ${own.length} ${hash(own)}`);
        if (month === tellingMonth && name === 'lines') golden.push(...own.map((row) => JSON.stringify(row)));
      }
    }
    await expect(`${golden.join('\n')}\n`).toMatchFileSnapshot('./book-year.golden.txt');
  });

  it('leaves what is open and paid of every claim, and the steps of who owes, as they were', async () => {
    const { rows } = await app.pool.query(
      `select (select sum(part_paid_amount)::integer from childcares) as stays,
         (select sum(part_paid_amount)::integer from reserve_cancellations) as fees,
         (select sum(part_paid_amount)::integer from childcare_corrections) as corrections,
         (select count(*)::integer from unpaid_steps) as steps,
         (select count(*)::integer from unpaid_steps where ended_at is null) as open_steps`,
    );
    expect(rows[0]).toMatchInlineSnapshot(`
      {
        "corrections": 0,
        "fees": 0,
        "open_steps": 3,
        "stays": 95598,
        "steps": 60,
      }
    `);
  });

  it('adds up', () => bookChecks(app));
});
