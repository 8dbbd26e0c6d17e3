import { accountState } from '../../../domain/codes.ts';
import type { Queryable } from '../../postgres/database.ts';

const { active, invited, disabled } = accountState.code;
const STATE = `case when a.disable then ${disabled} when u.password_hash is null then ${invited} else ${active} end`;
const HAS_FACTOR = `(exists (select from auth.totp_secrets t where t.uid = a.uid and t.confirmed_at is not null)
  or exists (select from auth.passkeys k where k.uid = a.uid))`;

interface ListedAccount {
  id: number;
  name: string;
  email: string;
  role: number;
  state: number;
  branches: string[];
  second_factor: boolean;
  last_sign_in_at: Date | null;
}

interface AccountSearch {
  text: string;
  role: number | null;
  state: number | null;
  branch_id: number | null;
  limit: number;
  offset: number;
}

/** Those who may work first, in the order of their branches; only the page that is shown is looked at closely. */
export async function listAccounts(
  db: Queryable,
  search: AccountSearch,
): Promise<{ accounts: ListedAccount[]; total: number }> {
  const { rows } = await db.query<ListedAccount & { total: number }>(
    `with found as (
       select a.id, a.name, coalesce(u.email, '') as email, a.role, ${STATE} as state, a.branch_id, a.uid,
         u.last_sign_in_at, a.disable
       from accounts a join auth.users u on u.uid = a.uid
       where ($1 = '' or position(lower($1) in lower(a.name || ' ' || coalesce(u.email, ''))) > 0)
         and ($2::integer is null or a.role = $2) and ($3::integer is null or ${STATE} = $3)
         and ($4::integer is null or a.branch_id = $4
           or exists (select from account_branches w where w.account_id = a.id and w.branch_id = $4))
     ), page as (
       select *, (select count(*)::integer from found) as total from found
       order by disable, role, branch_id, name, id limit $5 offset $6
     )
     select a.id, a.name, a.email, a.role, a.state, a.total, a.last_sign_in_at, ${HAS_FACTOR} as second_factor,
       array(select b.name from branches b where b.id = a.branch_id) || array(select b.name
         from account_branches w join branches b on b.id = w.branch_id where w.account_id = a.id order by b.id) as branches
     from page a order by a.disable, a.role, a.branch_id, a.name, a.id`,
    [search.text, search.role, search.state, search.branch_id, search.limit, search.offset],
  );
  return { accounts: rows.map(({ total: _, ...account }) => account), total: rows[0]?.total ?? 0 };
}

interface NamedBranch {
  id: number;
  name: string;
}

export interface StaffMember {
  id: number;
  uid: string;
  version: number;
  name: string;
  email: string;
  role: number;
  state: number;
  branch: NamedBranch;
  other_branches: NamedBranch[];
  qualifications: { qualification: number; registration_number: string }[];
  no_one_to_one_flag: boolean;
  invited_at: Date | null;
  last_sign_in_at: Date | null;
  created_at: Date;
  sessions: number;
}

export async function staffMember(db: Queryable, account_id: number): Promise<StaffMember | null> {
  const { rows } = await db.query<StaffMember>(
    `select a.id, a.uid, a.version, a.name, coalesce(u.email, '') as email, a.role, ${STATE} as state, a.no_one_to_one_flag,
       (select jsonb_build_object('id', b.id, 'name', b.name) from branches b where b.id = a.branch_id) as branch,
       coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.id)
         from account_branches w join branches b on b.id = w.branch_id where w.account_id = a.id), '[]') as other_branches,
       coalesce((select jsonb_agg(jsonb_build_object('qualification', q.qualification, 'registration_number',
         q.registration_number) order by q.qualification) from account_qualifications q where q.account_id = a.id), '[]')
         as qualifications,
       u.invited_at, u.last_sign_in_at, a.created_at,
       (select count(*)::integer from auth.session_families f
        where f.uid = a.uid and f.revoked_at is null and f.expires_at > app.now()) as sessions
     from accounts a join auth.users u on u.uid = a.uid where a.id = $1`,
    [account_id],
  );
  return rows[0] ?? null;
}
