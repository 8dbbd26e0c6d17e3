import { documentKind } from '../../../../domain/billing/papers/paper-codes.ts';
import { certificateKind } from '../../../../domain/codes.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import type { Queryable, Transaction } from '../../../postgres/database.ts';

/** Every word of a certificate as it was handed out. `basis` is what it says without when and as which copy. */
export interface CertificateContent<Paper = unknown> {
  layout: number;
  papers: Paper[];
  csv: string[][];
  basis: string;
}

export interface IssuedCertificate {
  id: number;
  number: string;
  copy: number;
  customer_id: number;
  content: CertificateContent;
  issued_at: Date;
  /** Handed out so lately that a second press is no new copy. */
  just_now: boolean;
}

const columns = `id, number, copy, customer_id, content, issued_at,
  issued_at > app.now() - make_interval(mins => $1) as just_now`;
const kind = documentKind.code.certificate;

export async function issuedCertificate(db: Queryable, id: number): Promise<IssuedCertificate | null> {
  const { rows } = await db.query<IssuedCertificate>(
    `select ${columns} from issued_documents where id = $2 and kind = ${kind}`,
    [0, id],
  );
  return rows[0] ?? null;
}

type MonthOfChild = { child_id: number; branch_id: number; month: TokyoDate };

/** The newest paper of a child's month, and how many different ones there were. */
export async function newestCertificate(tx: Transaction, of: MonthOfChild, minutes: number) {
  const { rows } = await tx.query<IssuedCertificate & { numbers: number }>(
    `select ${columns}, (select count(distinct o.number)::integer from issued_documents o
       where o.kind = ${kind} and o.child_id = i.child_id and o.branch_id = i.branch_id and o.period_start = i.period_start)
       as numbers
     from issued_documents i where kind = ${kind} and child_id = $2 and branch_id = $3 and period_start = $4
     order by id desc limit 1`,
    [minutes, of.child_id, of.branch_id, of.month],
  );
  return rows[0] ?? null;
}

/** Papers are only added; the retention period is set by law (tax_settings). */
export async function insertCertificate(
  tx: Transaction,
  row: MonthOfChild & {
    number: string;
    copy: number;
    customer_id: number;
    until: TokyoDate;
    amount: number;
    addressee: string;
    content: CertificateContent;
    replaces_id: number | null;
  },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into issued_documents (kind, number, copy, customer_id, child_id, branch_id, period_start, period_end,
       document_date, amount, addressee, content, replaces_id, keep_until)
     select ${kind}, $1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11,
       ($7::date + make_interval(years => (select s.provision_keep_years
         from app.tax_settings_on(app.tokyo_today()) s)))::date
     returning id`,
    [
      row.number,
      row.copy,
      row.customer_id,
      row.child_id,
      row.branch_id,
      row.month,
      row.until,
      row.amount,
      row.addressee,
      JSON.stringify(row.content),
      row.replaces_id,
    ],
  );
  return (rows[0] as { id: number }).id;
}

export interface ConfirmedBranch {
  name: string;
  postal_code: string;
  address: string;
  tel: string;
  /** 確認 of the branch: its number and the municipality that gave it. */
  certificate_number: string;
  certificate_issuer: string;
}

/** The branch with the 確認 that held last in the month. */
export async function confirmedBranch(
  db: Queryable,
  { branch_id, month, until }: { branch_id: number; month: TokyoDate; until: TokyoDate },
): Promise<ConfirmedBranch | null> {
  const { rows } = await db.query<ConfirmedBranch>(
    `select b.name, b.postal_code, p.name || b.address1 || b.address2 as address, b.tel, t.certificate_number,
       t.issuer as certificate_issuer
     from branches b join prefectures p on p.id = b.prefecture_id
     join branch_certificates t on t.branch_id = b.id and t.kind = ${certificateKind.code.freeCare}
       and t.start_date <= $3 and (t.end_date is null or t.end_date >= $2)
     where b.id = $1 order by t.start_date desc limit 1`,
    [branch_id, month, until],
  );
  return rows[0] ?? null;
}

export async function prefectureName(db: Queryable, id: number): Promise<string> {
  const { rows } = await db.query<{ name: string }>('select name from prefectures where id = $1', [id]);
  return rows[0]?.name ?? '';
}

/** How many months back a family can have its papers. */
export async function certificateMonthsBack(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ certificate_months: number }>(
    'select certificate_months from app.reserve_settings_on(app.tokyo_today())',
  );
  return rows[0]?.certificate_months ?? 0;
}
