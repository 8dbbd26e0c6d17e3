import type { Queryable, Transaction } from '../../postgres/database.ts';

interface NewHealthVersion {
  child_id: number;
  confirmed_flag: boolean;
  changed_fields: readonly string[];
  sealed_card: Buffer | null;
  family_member_id: number | null;
  account_id: number | null;
}

export async function addHealthVersion(tx: Transaction, version: NewHealthVersion): Promise<void> {
  await tx.query(
    `insert into child_health_versions (child_id, confirmed_flag, changed_fields, sealed_card, family_member_id, account_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      version.child_id,
      version.confirmed_flag,
      version.changed_fields,
      version.sealed_card,
      version.family_member_id,
      version.account_id,
    ],
  );
}

export interface HealthVersion {
  id: number;
  child_id: number;
  confirmed_flag: boolean;
  changed_fields: string[];
  sealed_card: Buffer | null;
  /** Who of the family said it; null: staff wrote it down. */
  member_name: string | null;
  created_at: Date;
}

/** The newest first. */
export async function healthVersions(db: Queryable, child_id: number, limit: number): Promise<HealthVersion[]> {
  const { rows } = await db.query<HealthVersion>(
    `select v.id, v.child_id, v.confirmed_flag, v.changed_fields, v.sealed_card, v.created_at,
       coalesce(m.name, c.name) as member_name
     from child_health_versions v left join family_members m on m.id = v.family_member_id
       left join customers c on c.id = m.customer_id
     where v.child_id = $1 order by v.id desc limit $2`,
    [child_id, limit],
  );
  return rows;
}

/** The version a branch has taken note of, and the card as it stood then; null where it has taken note of none. */
export async function lookedAt(
  db: Queryable,
  branch_id: number,
  child_id: number,
): Promise<{ version_id: number; looked_at: Date; sealed_card: Buffer | null } | null> {
  const { rows } = await db.query<{ version_id: number; looked_at: Date; sealed_card: Buffer | null }>(
    `select l.child_health_version_id as version_id, l.looked_at,
       (select v.sealed_card from child_health_versions v
        where v.child_id = l.child_id and v.id <= l.child_health_version_id and not v.confirmed_flag
        order by v.id desc limit 1) as sealed_card
     from child_health_looks l where l.branch_id = $1 and l.child_id = $2`,
    [branch_id, child_id],
  );
  return rows[0] ?? null;
}

/** False where the version is not one of this child. A look never goes back. */
export async function noteHealthAcknowledgement(
  tx: Transaction,
  acknowledgement: { branch_id: number; child_id: number; version_id: number; account_id: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into child_health_looks as l (branch_id, child_id, child_health_version_id, account_id)
     select $1, v.child_id, v.id, $4 from child_health_versions v where v.id = $3 and v.child_id = $2
     on conflict (branch_id, child_id) do update set looked_at = app.now(), account_id = excluded.account_id,
       child_health_version_id = greatest(l.child_health_version_id, excluded.child_health_version_id)`,
    [acknowledgement.branch_id, acknowledgement.child_id, acknowledgement.version_id, acknowledgement.account_id],
  );
  return (rowCount ?? 0) > 0;
}

/** The last answer of each child of the family that has one, locked with the child against concurrent answers. */
export async function lockAnsweredChildren(
  tx: Transaction,
  customer_id: number,
  child_ids: readonly number[],
): Promise<{ child_id: number; answered: boolean; confirmed_today: boolean }[]> {
  const { rows } = await tx.query<{ child_id: number; answered: boolean; confirmed_today: boolean }>(
    `select c.id as child_id, v.id is not null and e.child_id is not null as answered,
       coalesce(v.confirmed_flag and app.tokyo_date(v.created_at) = app.tokyo_today(), false) as confirmed_today
     from children c left join child_essentials e on e.child_id = c.id
       left join lateral (select id, confirmed_flag, created_at from child_health_versions
         where child_id = c.id order by id desc limit 1) v on true
     where c.customer_id = $1 and c.id = any ($2) and not c.disable order by c.id for no key update of c`,
    [customer_id, child_ids],
  );
  return rows;
}

/** The word that nothing changed is an answer about allergies, too. */
export async function renewAllergyAnswer(tx: Transaction, child_id: number): Promise<void> {
  await tx.query('update child_essentials set allergy_answered_at = app.now() where child_id = $1', [child_id]);
}
