import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** A paper handed out: its words, and by what it is found again. */
export interface IssuedDocument<Content> {
  id: number;
  kind: number;
  number: string;
  /** 1 is the original, later ones are marked 再発行. */
  copy: number;
  customer_id: number;
  content: Content;
  issued_at: Date;
  /** Handed out moments ago: a second click is no new issue. */
  recent: boolean;
}

const columns = 'd.id, d.kind, d.number, d.copy, d.customer_id, d.content, d.issued_at';

/** One person at a time gets papers of this family: numbers and copies count on. */
export async function lockPapersOf(tx: Transaction, customer_id: number): Promise<void> {
  await tx.query('select from customers where id = $1 for no key update', [customer_id]);
}

/** The first copy and the last of the newest paper of a payment, or of a year's statement. */
export async function newestPaper<Content>(
  tx: Transaction,
  of: { payment_id: number } | { customer_id: number; kind: number; period_start: TokyoDate },
  minutes: number,
): Promise<{ first: IssuedDocument<Content>; last: IssuedDocument<Content>; versions: number } | null> {
  const [where, values] =
    'payment_id' in of
      ? ['d.payment_id = $2', [of.payment_id]]
      : ['d.customer_id = $2 and d.kind = $3 and d.period_start = $4', [of.customer_id, of.kind, of.period_start]];
  const { rows } = await tx.query<IssuedDocument<Content>>(
    `select ${columns}, d.issued_at > app.now() - make_interval(mins => $1) as recent
     from issued_documents d where ${where} order by d.id`,
    [minutes, ...values],
  );
  const last = rows.at(-1);
  if (last === undefined) return null;
  const first = rows.find(({ number }) => number === last.number) ?? last;
  return { first, last, versions: new Set(rows.map(({ number }) => number)).size };
}

interface PaperToIssue {
  kind: number;
  number: string;
  copy: number;
  customer_id: number;
  payment_id: number | null;
  branch_id: number | null;
  period_start: TokyoDate | null;
  period_end: TokyoDate | null;
  document_date: TokyoDate;
  amount: number;
  addressee: string;
  content: unknown;
  replaces_id: number | null;
  /** The day whose year begins the legal period. */
  since: TokyoDate;
}

export async function insertPaper(tx: Transaction, paper: PaperToIssue): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into issued_documents (kind, number, copy, customer_id, payment_id, branch_id, period_start, period_end,
       document_date, amount, addressee, content, replaces_id, keep_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, app.receipt_kept_until($14)) returning id`,
    [
      paper.kind,
      paper.number,
      paper.copy,
      paper.customer_id,
      paper.payment_id,
      paper.branch_id,
      paper.period_start,
      paper.period_end,
      paper.document_date,
      paper.amount,
      paper.addressee,
      JSON.stringify(paper.content),
      paper.replaces_id,
      paper.since,
    ],
  );
  return rows[0]?.id ?? 0;
}

export async function paperById(db: Queryable, id: number): Promise<IssuedDocument<unknown> | null> {
  const { rows } = await db.query<IssuedDocument<unknown>>(
    `select ${columns}, false as recent from issued_documents d where d.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

interface PaperSearch {
  kind: number | null;
  start_date: TokyoDate | null;
  end_date: TokyoDate | null;
  min_amount: number | null;
  max_amount: number | null;
  /** A name as it was on the paper or is now, a receipt's number, or the customer's number. */
  text: string;
}

interface FoundPaper {
  id: number;
  kind: number;
  number: string;
  copy: number;
  customer_id: number;
  customer_name: string;
  addressee: string;
  document_date: TokyoDate;
  amount: number;
  issued_at: Date;
  replaces_number: string | null;
  keep_until: TokyoDate;
}

const likeAny = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Newest first; with `before_id` what follows that paper, so that a whole result can be read part by part. */
export async function findPapers(
  db: Queryable,
  input: PaperSearch,
  part: { limit: number; offset: number; before_id: number | null },
): Promise<{ documents: FoundPaper[]; total: number }> {
  const text = input.text.trim();
  const number = /^\d{1,9}$/.test(text) ? Number(text) : null;
  const values = [
    input.kind,
    input.start_date,
    input.end_date,
    input.min_amount,
    input.max_amount,
    likeAny(text),
    number,
  ];
  const where = `($1::integer is null or d.kind = $1) and ($2::date is null or d.document_date >= $2)
    and ($3::date is null or d.document_date <= $3) and ($4::integer is null or d.amount >= $4)
    and ($5::integer is null or d.amount <= $5)
    and ($6 = '%%' or d.customer_id = $7 or d.addressee ilike $6 or d.content ->> 'customer_name' ilike $6
      or c.name ilike $6 or c.name_kana ilike $6 or d.number ilike $6)`;
  const from = 'from issued_documents d join customers c on c.id = d.customer_id';
  const counted = await db.query<{ total: number }>(`select count(*)::integer as total ${from} where ${where}`, values);
  const { rows } = await db.query<FoundPaper>(
    `select d.id, d.kind, d.number, d.copy, d.customer_id, coalesce(d.content ->> 'customer_name', c.name) as customer_name,
       d.addressee, d.document_date, d.amount, d.issued_at, o.number as replaces_number, d.keep_until
     ${from} left join issued_documents o on o.id = d.replaces_id
     where ${where} and ($10::integer is null or d.id < $10) order by d.id desc limit $8 offset $9`,
    [...values, part.limit, part.offset, part.before_id],
  );
  return { documents: rows, total: counted.rows[0]?.total ?? 0 };
}
