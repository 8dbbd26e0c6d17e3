import type { TokyoDate } from '../../../../domain/time.ts';
import type { Queryable } from '../../../postgres/database.ts';

export type IncidentPaper = {
  id: number;
  branch_id: number;
  kind: number;
  serious_kind: number | null;
  happened_at: Date;
  place: string;
  what_happened: string;
  others_present: string;
  cause: string;
  measure: string;
  written_by: string;
  signed_by: string | null;
  signed_at: Date | null;
  staff: string[];
};

export async function incidentPaper(db: Queryable, id: number): Promise<IncidentPaper | null> {
  const { rows } = await db.query<IncidentPaper>(
    `select i.id, i.branch_id, i.kind, i.serious_kind, i.happened_at, i.place, i.what_happened, i.others_present, i.cause,
       i.measure, w.name as written_by, s.name as signed_by, i.signed_at,
       array(select a.name from incident_accounts p join accounts a on a.id = p.account_id
         where p.incident_id = i.id order by a.id) as staff
     from incidents i join accounts w on w.id = i.account_id left join accounts s on s.id = i.signed_account_id
     where i.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export type ConcernedOnPaper = {
  child_id: number;
  name: string;
  date_of_birth: TokyoDate;
  gender: number | null;
  first_day: TokyoDate | null;
  arrived_datetime: Date | null;
  state_found: string;
  first_aid: string;
  hospital: string;
  diagnosis: string;
  told_name: string;
  told_at: Date | null;
  told_words: string;
  told_by: string | null;
};

export async function concernedOnPaper(db: Queryable, incident_id: number): Promise<ConcernedOnPaper[]> {
  const { rows } = await db.query<ConcernedOnPaper>(
    `select c.child_id, k.name, k.date_of_birth::text as date_of_birth, k.gender, d.arrived_datetime,
       (select min(f.reserve_date)::text from reserve_details e join reserves f on f.id = e.reserve_id
        where e.child_id = k.id and e.arrived_datetime is not null) as first_day,
       c.state_found, c.first_aid, c.hospital, c.diagnosis,
       c.told_name, c.told_at, c.told_words, a.name as told_by
     from incident_children c join children k on k.id = c.child_id
       left join reserve_details d on d.reserve_id = c.reserve_id and d.child_id = c.child_id
       left join accounts a on a.id = c.told_account_id
     where c.incident_id = $1 order by c.id`,
    [incident_id],
  );
  return rows;
}

export type EntryOnPaper = { kind: number; happened_at: Date; words: string; by_name: string; created_at: Date };

export async function entriesOnPaper(db: Queryable, incident_id: number): Promise<EntryOnPaper[]> {
  const { rows } = await db.query<EntryOnPaper>(
    `select e.kind, e.happened_at, e.words, a.name as by_name, e.created_at
     from incident_entries e join accounts a on a.id = e.account_id where e.incident_id = $1
     order by e.happened_at, e.id`,
    [incident_id],
  );
  return rows;
}

type FacilityOnPaper = {
  name: string;
  postal_code: string;
  address: string;
  tel: string;
  open_date: TokyoDate;
  capacity: number;
  owner_name: string;
  manager_name: string;
  building: string;
};

export async function facilityOnPaper(db: Queryable, branch_id: number): Promise<FacilityOnPaper | null> {
  const { rows } = await db.query<FacilityOnPaper>(
    `select b.name, b.postal_code, p.name || b.address1 || b.address2 as address, b.tel,
       coalesce(f.business_start_date, b.open_date)::text as open_date, b.capacity, coalesce(f.owner_name, '') as owner_name,
       coalesce(f.manager_name, '') as manager_name, coalesce(f.building, '') as building
     from branches b join prefectures p on p.id = b.prefecture_id left join branch_postings f on f.branch_id = b.id
     where b.id = $1`,
    [branch_id],
  );
  return rows[0] ?? null;
}
