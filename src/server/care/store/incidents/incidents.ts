import { accountRole } from '../../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../../postgres/database.ts';

const { headquarters } = accountRole.code;

export interface IncidentState {
  id: number;
  branch_id: number;
  kind: number;
  version: number;
  signed: boolean;
  happened_at: Date;
  reported: boolean;
}

const stateColumns = `id, branch_id, kind, version, signed_at is not null as signed, happened_at,
  reported_at is not null as reported`;

export async function lockIncident(tx: Transaction, id: number): Promise<IncidentState | null> {
  const { rows } = await tx.query<IncidentState>(`select ${stateColumns} from incidents where id = $1 for update`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** What a draft says, without its children and staff. */
export interface IncidentText {
  kind: number;
  serious_kind: number | null;
  happened_at: string;
  place: string;
  what_happened: string;
  others_present: string;
  cause: string;
  measure: string;
}

export async function updateIncident(tx: Transaction, id: number, text: IncidentText): Promise<void> {
  await tx.query(
    `update incidents set kind = $2, serious_kind = $3, happened_at = $4, place = $5, what_happened = $6,
       others_present = $7, cause = $8, measure = $9 where id = $1`,
    [
      id,
      text.kind,
      text.serious_kind,
      text.happened_at,
      text.place,
      text.what_happened,
      text.others_present,
      text.cause,
      text.measure,
    ],
  );
}

export async function incidentByKey(tx: Transaction, idempotency_key: string): Promise<number> {
  const { rows } = await tx.query<{ id: number }>('select id from incidents where idempotency_key = $1', [
    idempotency_key,
  ]);
  return rows[0]?.id ?? 0;
}

export interface ConcernedChild {
  child_id: number;
  reserve_id: number;
  state_found: string;
  first_aid: string;
  hospital: string;
  diagnosis: string;
  told_name: string;
  told_at: string | null;
  told_words: string;
}

/** The account recorded as having informed the family stays the first one, until time or words change. */
export async function writeIncidentChildren(
  tx: Transaction,
  incident: { id: number; branch_id: number },
  children: readonly ConcernedChild[],
  account_id: number,
): Promise<void> {
  await tx.query('delete from incident_children where incident_id = $1 and child_id <> all ($2)', [
    incident.id,
    children.map(({ child_id }) => child_id),
  ]);
  for (const child of children) {
    await tx.query(
      `insert into incident_children (incident_id, branch_id, child_id, reserve_id, state_found, first_aid, hospital,
         diagnosis, told_name, told_at, told_words, told_account_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz, $11,
         case when $10::timestamptz is null then null else $12::integer end)
       on conflict (incident_id, child_id) do update set reserve_id = excluded.reserve_id,
         state_found = excluded.state_found, first_aid = excluded.first_aid, hospital = excluded.hospital,
         diagnosis = excluded.diagnosis, told_name = excluded.told_name, told_at = excluded.told_at,
         told_words = excluded.told_words,
         told_account_id = case when excluded.told_at is null then null
           when excluded.told_at = incident_children.told_at and excluded.told_words = incident_children.told_words
             then incident_children.told_account_id
           else excluded.told_account_id end`,
      [
        incident.id,
        incident.branch_id,
        child.child_id,
        child.reserve_id,
        child.state_found,
        child.first_aid,
        child.hospital,
        child.diagnosis,
        child.told_name,
        child.told_at,
        child.told_words,
        account_id,
      ],
    );
  }
}

export async function writeIncidentAccounts(
  tx: Transaction,
  incident: { id: number; branch_id: number },
  account_ids: readonly number[],
): Promise<void> {
  await tx.query('delete from incident_accounts where incident_id = $1 and account_id <> all ($2)', [
    incident.id,
    account_ids,
  ]);
  await tx.query(
    `insert into incident_accounts (incident_id, branch_id, account_id) select $1, $2, unnest($3::integer[])
     on conflict do nothing`,
    [incident.id, incident.branch_id, account_ids],
  );
}

/** Of the pairs those that are no child of a reserve of this branch on that day. */
export async function childrenNotHere(
  tx: Transaction,
  branch_id: number,
  happened_at: string,
  children: readonly { child_id: number; reserve_id: number }[],
): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(
    `select count(*)::integer as n from unnest($3::integer[], $4::integer[]) as named (child_id, reserve_id)
     where not exists (select from reserve_details d join reserves r on r.id = d.reserve_id
       where d.reserve_id = named.reserve_id and d.child_id = named.child_id and r.branch_id = $1 and d.live
         and r.reserve_date = app.tokyo_date($2::timestamptz))`,
    [branch_id, happened_at, children.map(({ child_id }) => child_id), children.map(({ reserve_id }) => reserve_id)],
  );
  return rows[0]?.n ?? 0;
}

/** Accounts that work at the branch, or may act everywhere. */
export async function accountsElsewhere(
  tx: Transaction,
  branch_id: number,
  account_ids: readonly number[],
): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(
    `select count(*)::integer as n from unnest($2::integer[]) as named (id)
     where not exists (select from accounts a where a.id = named.id and (a.role = ${headquarters} or a.branch_id = $1
       or exists (select from account_branches b where b.account_id = a.id and b.branch_id = $1)
       or exists (select from shifts s where s.account_id = a.id and s.branch_id = $1)
       or exists (select from shift_patterns p where p.account_id = a.id and p.branch_id = $1)))`,
    [branch_id, account_ids],
  );
  return rows[0]?.n ?? 0;
}

/** Children whose family has not been informed yet. */
export async function untoldChildren(tx: Transaction, incident_id: number): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(
    'select count(*)::integer as n from incident_children where incident_id = $1 and told_at is null',
    [incident_id],
  );
  return rows[0]?.n ?? 0;
}

export async function signIncident(tx: Transaction, id: number, account_id: number): Promise<void> {
  await tx.query('update incidents set signed_at = app.now(), signed_account_id = $2 where id = $1', [id, account_id]);
}

export async function markFirstReport(
  tx: Transaction,
  id: number,
  report: { account_id: number; reported_to: string; reported_at: string },
): Promise<void> {
  await tx.query('update incidents set reported_account_id = $2, reported_to = $3, reported_at = $4 where id = $1', [
    id,
    report.account_id,
    report.reported_to,
    report.reported_at,
  ]);
}

export async function insertIncidentPhoto(
  tx: Transaction,
  row: { incident_id: number; branch_id: number; file_id: number; words: string; account_id: number },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into incident_photos (incident_id, branch_id, file_id, words, account_id)
     values ($1, $2, $3, $4, $5) returning id`,
    [row.incident_id, row.branch_id, row.file_id, row.words, row.account_id],
  );
  return (rows[0] as { id: number }).id;
}

export async function incidentOfPhoto(db: Queryable, incident_photo_id: number): Promise<number | null> {
  const { rows } = await db.query<{ incident_id: number }>('select incident_id from incident_photos where id = $1', [
    incident_photo_id,
  ]);
  return rows[0]?.incident_id ?? null;
}

export async function deleteIncidentPhoto(tx: Transaction, incident_photo_id: number): Promise<void> {
  await tx.query('delete from incident_photos where id = $1', [incident_photo_id]);
}
