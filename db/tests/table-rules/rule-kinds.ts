import { type Actor, actorNames, otherBranch, otherId, ownBranch, ownerId } from '../actors.ts';

/** A SQL condition (evaluated without row-level security) telling the rows an actor sees; 'refused': no access at all. */
export type Seen = string;

export interface TableRule {
  /** What identifies a row, in SQL. */
  key?: string;
  /** Where all rows are, for a view that shows each asker the own alone. */
  from?: string;
  sees: Readonly<Record<Actor, Seen>>;
}

export const all = 'true';
export const none = 'false';
export const everyActor = (seen: (actor: Actor) => Seen) =>
  Object.fromEntries(actorNames.map((actor) => [actor, seen(actor)])) as Record<Actor, Seen>;

export const everyone = (condition: string = all): TableRule => ({ sees: everyActor(() => condition) });
export const members = (condition: string = all): TableRule => ({
  sees: everyActor((actor) => (actor === 'visitor' ? 'refused' : condition)),
});

/** Of the paying member alone. `own` gets a customer's id, `branch` a branch's id. */
export function personal(
  own: (customer: number) => string,
  branch: ((branch: number) => string) | 'refused',
): TableRule {
  return {
    sees: {
      visitor: 'refused',
      owner: own(ownerId),
      other: own(otherId),
      guardian: none,
      relative: none,
      registering: none,
      headquarters: branch === 'refused' ? 'refused' : all,
      manager: branch === 'refused' ? 'refused' : branch(ownBranch),
      staff: branch === 'refused' ? 'refused' : branch(ownBranch),
      elsewhere: branch === 'refused' ? 'refused' : branch(otherBranch),
      former: branch === 'refused' ? 'refused' : none,
    },
  };
}

/** Of both guardians; a relative reads no table of a family's. */
export function ofFamily(
  own: (customer: number) => string,
  branch: ((branch: number) => string) | 'refused',
): TableRule {
  const { sees } = personal(own, branch);
  return { sees: { ...sees, guardian: own(otherId) } };
}

export const staffOnly = (sees: Partial<Record<Actor, Seen>>): TableRule => ({
  sees: {
    ...everyActor(() => 'refused'),
    headquarters: all,
    manager: none,
    staff: none,
    elsewhere: none,
    former: none,
    ...sees,
  },
});

/** What hangs on one person of a family. */
export const memberWith = (uid: string) => `family_member_id in (select id from family_members where uid = '${uid}')`;
export const byCustomer = (customer: number) => `customer_id = ${customer}`;
export const byBranch = (branch: number) => `branch_id = ${branch}`;
/** Staff's own notes about a day of their branch. */
export const atBranch = staffOnly({
  manager: byBranch(ownBranch),
  staff: byBranch(ownBranch),
  elsewhere: byBranch(otherBranch),
});
export const colleagueAt = (branch: number) =>
  `branch_id = ${branch} or id in (select account_id from account_branches where branch_id = ${branch})`;
export const reserveOf = (customer: number) =>
  `reserve_id in (select id from reserves where customer_id = ${customer})`;
export const reserveAt = (branch: number) => `reserve_id in (select id from reserves where branch_id = ${branch})`;
export const knownFamily = (branch: number) =>
  `customer_id in (select customer_id from reserves where branch_id = ${branch})`;
export const threadAt = (branch: number, kinds = '') =>
  `inbox_thread_id in (select id from inbox_threads where branch_id = ${branch}${kinds})`;
export const childOf = (customer: number) => `child_id in (select id from children where customer_id = ${customer})`;
export const childKnownAt = (branch: number) =>
  `child_id in (select child_id from reserve_details d join reserves r on r.id = d.reserve_id where r.branch_id = ${branch})`;
/** A stay to come, or so lately over that the branch still sees the child's papers (care_settings.document_seen_days). */
export const childComingTo = (branch: number) =>
  `removed_at is null and child_id in (select d.child_id from reserve_details d join reserves r on r.id = d.reserve_id
    where r.branch_id = ${branch} and r.live and r.reserve_date >= date '2026-11-16' - 30)`;
export const visibleFamily = (column: string) => (branch: number) =>
  `${column} in (select id from customers where status <> 4 and (default_branch_id = ${branch}
    or id in (select customer_id from reserves where branch_id = ${branch})))`;
export const inForce = "adaptation_date <= '2026-11-16'";
export const listedBranch = 'status in (1, 2) or not real_store_flag';
export const ofListedBranch = `branch_id in (select id from branches where ${listedBranch})`;

export const publishedNotice =
  "publication_date <= '2026-11-16' and (publication_end_date is null or '2026-11-16' <= publication_end_date)";
