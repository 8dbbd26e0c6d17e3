import { accountRole, approvalStatus, branchStatus, inboxStatus } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { headquarters, branchManager } = accountRole.code;
const { closed } = branchStatus.code;
const { unread, assigned } = inboxStatus.code;

/** Managers (`a`) who can sign in: an invitation nobody accepted leads no branch. */
const able = `not a.disable and exists (select from auth.users u where u.uid = a.uid and u.password_hash is not null)`;
const worksAt = (branch: string): string => `(a.branch_id = ${branch} or exists (
    select from account_branches x where x.account_id = a.id and x.branch_id = ${branch}))`;

type NamedBranch = { id: number; name: string };

/** Branches that have no other manager than this one. Their managers' rows are locked: two cannot leave at the same moment. */
export async function onlyManagerOf(tx: Transaction, account_id: number): Promise<NamedBranch[]> {
  await tx.query(`select from accounts where role = ${branchManager} order by id for update`);
  const { rows } = await tx.query<NamedBranch>(
    `select b.id, b.name from branches b
     where b.real_store_flag and b.status <> ${closed}
       and exists (select from accounts a where a.id = $1 and a.role = ${branchManager} and not a.disable and ${worksAt('b.id')})
       and not exists (select from accounts a where a.id <> $1 and a.role = ${branchManager} and ${able} and ${worksAt('b.id')})
     order by b.id`,
    [account_id],
  );
  return rows;
}

type Successor = { id: number; name: string; role: number };

export async function successorsFor(db: Queryable, account_id: number): Promise<Successor[]> {
  const { rows } = await db.query<Successor>(
    `select a.id, a.name, a.role from accounts a
     where a.id <> $1 and a.role in (${headquarters}, ${branchManager}) and ${able} order by a.role desc, a.name, a.id`,
    [account_id],
  );
  return rows;
}

type LeftBehind = { shifts: number; threads: number; requests: number; unclosed_days: number };

export async function leftBehind(
  db: Queryable,
  account_id: number,
  branch_ids: readonly number[],
): Promise<LeftBehind> {
  const { rows } = await db.query<LeftBehind>(
    `select
       (select count(*)::integer from shifts where account_id = $1 and date >= app.tokyo_today() and not off_flag) as shifts,
       (select count(*)::integer from (
         select id from inbox_threads where assigned_account_id = $1 and status in (${unread}, ${assigned})
         union all
         select id from family_threads where assigned_account_id = $1 and status in (${unread}, ${assigned})) t) as threads,
       (select count(*)::integer from reserves where branch_id = any ($2::integer[])
         and approval_status = ${approvalStatus.code.pending} and not cancel_flag) as requests,
       (select count(*)::integer from view_unclosed_days where branch_id = any ($2::integer[])) as unclosed_days`,
    [account_id, branch_ids],
  );
  return rows[0] ?? { shifts: 0, threads: 0, requests: 0, unclosed_days: 0 };
}

/** The successor works at the branches and has the open threads there. Headquarters act everywhere and need no branch. */
export async function takeOver(
  tx: Transaction,
  { from, to, branch_ids }: { from: number; to: Successor; branch_ids: readonly number[] },
): Promise<void> {
  if (to.role === branchManager) {
    await tx.query(
      `insert into account_branches (account_id, branch_id)
       select a.id, b.id from accounts a, unnest($2::integer[]) as b (id) where a.id = $1 and a.branch_id <> b.id
       on conflict do nothing`,
      [to.id, branch_ids],
    );
    await tx.query('update accounts set uid = uid where id = $1', [to.id]);
  }
  for (const table of ['inbox_threads', 'family_threads'] as const) {
    await tx.query(
      `update ${table} set assigned_account_id = $2
       where assigned_account_id = $1 and branch_id = any ($3::integer[]) and status in (${unread}, ${assigned})`,
      [from, to.id, branch_ids],
    );
  }
}
