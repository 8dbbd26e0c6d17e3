import {
  type CompanyFacts,
  readPromises,
  readSocialLinks,
  unknownCompany,
} from '../../../domain/company/company-facts.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const columns = `name, name_en, representative, established, capital, postal_code, address, tel, email, office_hours, business,
  invoice_registration_number, chat_url, social_links, copyright_year, interview_free_flag, promises, message_signature`;

type StoredFacts = Omit<CompanyFacts, 'social_links' | 'promises'> & { social_links: unknown; promises: unknown };
const factsOf = (row: StoredFacts | undefined): CompanyFacts =>
  row
    ? { ...row, social_links: readSocialLinks(row.social_links), promises: readPromises(row.promises) }
    : unknownCompany;

/** Who the company is now; blank before headquarters described it. The one place that mails and messages ask. */
export async function companyInForce(db: Queryable): Promise<CompanyFacts> {
  const { rows } = await db.query<StoredFacts>(`select ${columns} from app.company_facts_on(app.tokyo_today())`);
  return factsOf(rows[0]);
}

/** Who it was on a day, for a receipt of that day; of a day before anything was known, the first that is. */
export async function companyOn(db: Queryable, day: TokyoDate): Promise<CompanyFacts> {
  const { rows } = await db.query<StoredFacts>(
    `select ${columns} from company_facts where id = coalesce((select f.id from app.company_facts_on($1) f),
       (select f.id from company_facts f order by f.adaptation_date, f.id desc limit 1))`,
    [day],
  );
  return factsOf(rows[0]);
}

/** For the checklist of an opening company: there are facts in force. What a fact needs, its form has asked for. */
export async function companyFactsComplete(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ complete: boolean }>(
    'select exists (select from app.company_facts_on(app.tokyo_today())) as complete',
  );
  return rows[0]?.complete ?? false;
}

type FactsWrite = CompanyFacts & { adaptation_date: TokyoDate };

const written = [
  'adaptation_date',
  'name',
  'name_en',
  'representative',
  'established',
  'capital',
  'postal_code',
  'address',
  'tel',
  'email',
  'office_hours',
  'business',
  'invoice_registration_number',
  'chat_url',
  'social_links',
  'copyright_year',
  'interview_free_flag',
  'promises',
  'message_signature',
] as const satisfies readonly (keyof FactsWrite)[];
const valuesOf = (facts: FactsWrite): unknown[] =>
  written.map((column) =>
    column === 'social_links' || column === 'promises' ? JSON.stringify(facts[column]) : facts[column],
  );

export async function insertCompanyFacts(tx: Transaction, facts: FactsWrite): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into company_facts (${written.join(', ')}) values (${written.map((_, index) => `$${index + 1}`).join(', ')})
     returning id`,
    valuesOf(facts),
  );
  return rows[0]?.id ?? 0;
}

export async function updateCompanyFacts(tx: Transaction, id: number, facts: FactsWrite): Promise<void> {
  await tx.query(
    `update company_facts set ${written.map((column, index) => `${column} = $${index + 2}`).join(', ')} where id = $1`,
    [id, ...valuesOf(facts)],
  );
}
