import type { BenefitCaps } from '../../../../domain/books/certificates/benefit.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import type { Queryable, Transaction } from '../../../postgres/database.ts';

export interface ChildBenefit {
  kind: number;
  certificate_number: string;
  prefecture_id: number;
  municipality: string;
  start_date: TokyoDate;
  end_date: TokyoDate | null;
}

/** The 認定 of a child in a month: of several the latest. */
export async function benefitInMonth(db: Queryable, child_id: number, month: TokyoDate): Promise<ChildBenefit | null> {
  const { rows } = await db.query<ChildBenefit>(
    `select kind, certificate_number, prefecture_id, municipality, start_date, end_date from child_benefits
     where child_id = $1 and start_date < $2::date + interval '1 month' and (end_date is null or end_date >= $2)
     order by start_date desc limit 1`,
    [child_id, month],
  );
  return rows[0] ?? null;
}

/** Its owner and version; null: there is no such row. */
export async function lockBenefit(tx: Transaction, id: number) {
  const { rows } = await tx.query<{ child_id: number; customer_id: number; version: number }>(
    `select b.child_id, c.customer_id, b.version from child_benefits b join children c on c.id = b.child_id
     where b.id = $1 for update of b`,
    [id],
  );
  return rows[0] ?? null;
}

/** Another 認定 of the child holds on one of these days. */
export async function benefitOverlaps(
  tx: Transaction,
  child_id: number,
  { start_date, end_date }: ChildBenefit,
  id: number | null,
): Promise<boolean> {
  const { rows } = await tx.query(
    `select from child_benefits where child_id = $1 and id is distinct from $4
       and daterange(start_date, end_date, '[]') && daterange($2, $3, '[]')`,
    [child_id, start_date, end_date, id],
  );
  return rows.length > 0;
}

const values = (benefit: ChildBenefit) => [
  benefit.kind,
  benefit.certificate_number,
  benefit.prefecture_id,
  benefit.municipality,
  benefit.start_date,
  benefit.end_date,
];

export async function insertBenefit(tx: Transaction, child_id: number, benefit: ChildBenefit): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into child_benefits (child_id, kind, certificate_number, prefecture_id, municipality, start_date, end_date)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [child_id, ...values(benefit)],
  );
  return (rows[0] as { id: number }).id;
}

export async function updateBenefit(tx: Transaction, id: number, benefit: ChildBenefit): Promise<void> {
  await tx.query(
    `update child_benefits set kind = $2, certificate_number = $3, prefecture_id = $4, municipality = $5,
       start_date = $6, end_date = $7 where id = $1`,
    [id, ...values(benefit)],
  );
}

export async function deleteBenefit(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from child_benefits where id = $1', [id]);
}

/** Locked, so that two papers or two 認定 of one child follow each other. Null: no child of this family. */
export async function lockOwnChild(tx: Transaction, child_id: number, customer_ids: readonly number[]) {
  const { rows } = await tx.query<{ id: number; name: string; date_of_birth: TokyoDate }>(
    'select id, name, date_of_birth from children where id = $1 and customer_id = any ($2) for update',
    [child_id, customer_ids],
  );
  return rows[0] ?? null;
}

export async function prefectureExists(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.query('select from prefectures where id = $1', [id])).rows.length > 0;
}

export async function saveOtherAmount(
  tx: Transaction,
  { child_id, month, amount }: { child_id: number; month: TokyoDate; amount: number },
): Promise<void> {
  await tx.query(
    `insert into other_facility_amounts (child_id, month, amount) values ($1, $2, $3)
     on conflict (child_id, month) do update set amount = excluded.amount, updated_at = app.now()`,
    [child_id, month, amount],
  );
}

interface MeteredChild {
  child_id: number;
  name: string;
  date_of_birth: TokyoDate;
  /** Null: no 認定 is known in this month. */
  kind: number | null;
  other: number;
}

export async function meteredChildren(db: Queryable, customer_id: number, month: TokyoDate): Promise<MeteredChild[]> {
  const { rows } = await db.query<MeteredChild>(
    `select c.id as child_id, c.name, c.date_of_birth,
       (select b.kind from child_benefits b where b.child_id = c.id and b.start_date < $2::date + interval '1 month'
         and (b.end_date is null or b.end_date >= $2) order by b.start_date desc limit 1) as kind,
       coalesce((select o.amount from other_facility_amounts o where o.child_id = c.id and o.month = $2), 0) as other
     from children c where c.customer_id = $1 and not c.disable order by c.id`,
    [customer_id, month],
  );
  return rows;
}

/** The caps in force on a day. */
export async function benefitCaps(db: Queryable, day: TokyoDate): Promise<BenefitCaps | null> {
  const { rows } = await db.query<BenefitCaps>(
    'select benefit_cap_preschool, benefit_cap_infant from app.tax_settings_on($1)',
    [day],
  );
  return rows[0] ?? null;
}

/** What is known of a merged child is carried over to the surviving one, where that has nothing of its own. */
export async function copyBenefits(tx: Transaction, fromChild: number, intoChild: number): Promise<void> {
  await tx.query(
    `insert into child_benefits (child_id, kind, certificate_number, prefecture_id, municipality, start_date, end_date)
     select $2, b.kind, b.certificate_number, b.prefecture_id, b.municipality, b.start_date, b.end_date
     from child_benefits b where b.child_id = $1 and not exists (select from child_benefits o
       where o.child_id = $2 and daterange(o.start_date, o.end_date, '[]') && daterange(b.start_date, b.end_date, '[]'))`,
    [fromChild, intoChild],
  );
  await tx.query(
    `insert into other_facility_amounts (child_id, month, amount)
     select $2, a.month, a.amount from other_facility_amounts a where a.child_id = $1 on conflict do nothing`,
    [fromChild, intoChild],
  );
}
