import type { DocumentKind } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** The versions members and newcomers agree to now; null where there is no text yet. */
export async function consentVersionsInForce(
  db: Queryable,
): Promise<{ terms: TokyoDate | null; privacy: TokyoDate | null }> {
  const { rows } = await db.query<{ terms: TokyoDate | null; privacy: TokyoDate | null }>(
    `select (select d.adaptation_date from app.company_documents_on('terms', app.tokyo_today()) d) as terms,
       (select d.adaptation_date from app.company_documents_on('privacy', app.tokyo_today()) d) as privacy`,
  );
  return rows[0] ?? { terms: null, privacy: null };
}

export type DueConsent = { kind: 'terms' | 'privacy'; adaptation_date: TokyoDate };

/** What this customer has yet to agree to. */
export async function dueConsents(db: Queryable, customer_id: number): Promise<DueConsent[]> {
  const { rows } = await db.query<DueConsent>(
    'select kind, adaptation_date from view_due_consents where customer_id = $1 order by kind desc',
    [customer_id],
  );
  return rows;
}

/** For the checklist of an opening company: which texts are in force. */
export async function documentsInForce(db: Queryable): Promise<DocumentKind[]> {
  const { rows } = await db.query<{ kind: DocumentKind }>(
    'select distinct kind from company_documents where app.has_begun(adaptation_date)',
  );
  return rows.map(({ kind }) => kind);
}

/** Terms, privacy policy and tradelaw items are all there; house rules are asked for by the opening checklist alone. */
export async function documentsComplete(db: Queryable): Promise<boolean> {
  const kinds = await documentsInForce(db);
  return (['terms', 'privacy', 'tradelaw'] as const).every((kind) => kinds.includes(kind));
}

type DocumentWrite = {
  kind: DocumentKind;
  adaptation_date: TokyoDate;
  lead: string;
  body: string;
  change_summary: string;
  material_flag: boolean;
  announced_flag: boolean;
};

export async function insertDocument(tx: Transaction, row: DocumentWrite): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into company_documents (kind, adaptation_date, lead, body, change_summary, material_flag, announced_flag)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [row.kind, row.adaptation_date, row.lead, row.body, row.change_summary, row.material_flag, row.announced_flag],
  );
  return rows[0]?.id ?? 0;
}

export async function updateDocument(tx: Transaction, id: number, row: DocumentWrite): Promise<void> {
  await tx.query(
    `update company_documents set adaptation_date = $3, lead = $4, body = $5, change_summary = $6, material_flag = $7,
       announced_flag = $8 where id = $1 and kind = $2`,
    [id, row.kind, row.adaptation_date, row.lead, row.body, row.change_summary, row.material_flag, row.announced_flag],
  );
}
