import { approvalStatus, childcareStatus } from '../../../domain/codes.ts';
import type { PackSection } from '../../../domain/family/first-visit.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { approved, notUsed } = approvalStatus.code;
const { upcoming } = childcareStatus.code;

export interface PackRow {
  id: number;
  customer_id: number;
  branch_id: number;
  branch_name: string;
  paper: PackSection[] | null;
  paper_hash: string | null;
  signed_name: string;
  signed_at: Date | null;
}

const columns = `p.id, p.customer_id, p.branch_id, b.name as branch_name, p.paper, p.paper_hash, p.signed_name, p.signed_at
  from first_visit_packs p join branches b on b.id = p.branch_id`;

export async function packOf(db: Queryable, customer_id: number, branch_id: number): Promise<PackRow | null> {
  const { rows } = await db.query<PackRow>(`select ${columns} where p.customer_id = $1 and p.branch_id = $2`, [
    customer_id,
    branch_id,
  ]);
  return rows[0] ?? null;
}

export async function packById(db: Queryable, id: number): Promise<PackRow | null> {
  const { rows } = await db.query<PackRow>(`select ${columns} where p.id = $1`, [id]);
  return rows[0] ?? null;
}

/** False if it was signed meanwhile. */
export async function writeSignature(
  tx: Transaction,
  id: number,
  sign: { paper: readonly PackSection[]; paper_hash: string; signed_name: string; family_member_id: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update first_visit_packs set paper = $2, paper_hash = $3, signed_name = $4, signed_member_id = $5,
       medicine_rule_flag = true, emergency_care_flag = true, signed_at = app.now()
     where id = $1 and signed_at is null`,
    [id, JSON.stringify(sign.paper), sign.paper_hash, sign.signed_name, sign.family_member_id],
  );
  return rowCount === 1;
}

/** Families with a confirmed stay ahead at a branch whose papers they have not been sent: the row is the sending. */
export async function sendPacks(
  tx: Transaction,
): Promise<{ customer_id: number; branch_id: number; branch_name: string }[]> {
  const { rows } = await tx.query<{ customer_id: number; branch_id: number; branch_name: string }>(
    `with sent as (
       insert into first_visit_packs (customer_id, branch_id)
       select distinct r.customer_id, r.branch_id from reserves r
       where r.start_datetime > app.now() and not r.cancel_flag and r.answer_held_until is null
         and r.approval_status in (${notUsed}, ${approved}) and r.childcare_status = ${upcoming}
         and not exists (select from first_visit_packs p where p.customer_id = r.customer_id and p.branch_id = r.branch_id)
       limit 200
       on conflict (customer_id, branch_id) do nothing returning customer_id, branch_id
     )
     select sent.customer_id, sent.branch_id, b.name as branch_name from sent join branches b on b.id = sent.branch_id`,
  );
  return rows;
}

/** Where the signed paper goes: to the signer, at their own address. */
export async function signerOf(db: Queryable, id: number): Promise<{ email: string; name: string } | null> {
  const { rows } = await db.query<{ email: string; name: string }>(
    `select coalesce(k.email, case when m.uid = c.uid then c.email end) as email, p.signed_name as name
     from first_visit_packs p join family_members m on m.id = p.signed_member_id
       join customers c on c.id = p.customer_id left join family_member_contacts k on k.family_member_id = m.id
     where p.id = $1 and p.signed_at is not null
       and coalesce(k.email, case when m.uid = c.uid then c.email end) is not null`,
    [id],
  );
  return rows[0] ?? null;
}

/** What the contract paper of a branch says today. */
export interface PackFacts {
  branch_name: string;
  address: string;
  tel: string;
  hours: string;
  capacity: number;
  company_name: string;
  company_address: string;
  representative: string;
  company_tel: string;
  owner_name: string;
  manager_name: string;
  services: string;
  insurance: string;
  hospital: string;
  emergency_procedure: string;
  inside_consultation: string;
  outside_consultation: string;
  business_start_date: string | null;
  prices: Record<'childcare' | 'zero_year_old' | 'after_business' | 'holiday' | 'current_day' | 'meal_support', number>;
  policy: Record<
    | 'free_until_days_before'
    | 'take_back_minutes'
    | 'late_percent'
    | 'last_minutes'
    | 'last_percent'
    | 'no_show_percent'
    | 'illness_percent',
    number
  > & {
    free_until_time: string;
  };
  house_rules: { adaptation_date: string; lead: string; body: string } | null;
}

export async function packFacts(db: Queryable, branch_id: number): Promise<PackFacts | null> {
  const inForce = (table: 'unit_prices' | 'cancellation_policies' | 'company_facts') =>
    `(select to_jsonb(t) from app.${table}_on(app.tokyo_today()) t)`;
  const { rows } = await db.query<PackFacts>(
    `select b.name as branch_name, f.name || b.address1 || ' ' || b.address2 as address, b.tel, b.capacity,
       to_char(b.extended_open_time, 'FMHH24:MI') || '〜' || to_char(b.extended_close_time, 'FMHH24:MI') as hours,
       c.company ->> 'name' as company_name, c.company ->> 'address' as company_address,
       c.company ->> 'representative' as representative, c.company ->> 'tel' as company_tel,
       coalesce(p.owner_name, '') as owner_name, coalesce(p.manager_name, '') as manager_name,
       coalesce(p.services, '') as services, coalesce(p.insurance, '') as insurance, coalesce(p.hospital, '') as hospital,
       coalesce(p.emergency_procedure, '') as emergency_procedure,
       coalesce(p.inside_consultation, '') as inside_consultation,
       coalesce(p.outside_consultation, '') as outside_consultation, p.business_start_date::text as business_start_date,
       ${inForce('unit_prices')} as prices, ${inForce('cancellation_policies')} as policy,
       (select jsonb_build_object('adaptation_date', d.adaptation_date, 'lead', d.lead, 'body', d.body)
        from app.company_documents_on('house_rules', app.tokyo_today()) d) as house_rules
     from branches b join prefectures f on f.id = b.prefecture_id left join branch_postings p on p.branch_id = b.id
       cross join lateral (select ${inForce('company_facts')} as company) c
     where b.id = $1`,
    [branch_id],
  );
  return rows[0] ?? null;
}
