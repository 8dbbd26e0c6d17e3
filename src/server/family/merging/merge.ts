import { limits } from '../../../contract/fields.ts';
import { customerStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { copyBenefits } from '../../books/store/certificates/benefits.ts';
import { joinChildHealth } from '../../care/child-health.ts';
import { moveDocuments, moveDocumentsWithChild } from '../../care/store/child-documents.ts';
import { fromStaff } from '../../care/store/child-health.ts';
import { addRow } from '../../edit-row.ts';
import {
  type ChildRemarks,
  childRemarks,
  insertMerge,
  joinChild,
  moveChild,
  moveRemaining,
  moveReserve,
  moveTicket,
  setChildRemarks,
} from '../../membership/store/customer-merges.ts';
import { removeSignIn } from '../../membership/store/deleted-identities.ts';
import { recordLeaving } from '../../membership/store/memberships.ts';
import { endPlan } from '../../membership/store/plan-type-histories.ts';
import { notify } from '../../notifying/notify.ts';
import type { Transaction } from '../../postgres/database.ts';
import type { CardSeal } from '../../sealed-card.ts';
import { type Acting, audited } from '../../store/audit.ts';
import { moveWaitlistEntries } from '../../waitlist/store/entries.ts';
import { removeMember } from '../store/members.ts';
import { endPeopleOf, moveMember, movePickupPeople } from '../store/merged-people.ts';
import type { MergePlan } from './merge-preview.ts';

interface MergeBy {
  account: Acting;
  reason: string;
  today: TokyoDate;
  /** Of the hashes by which a sign-in that ended is recognised. */
  identityKey: string;
  seal: CardSeal;
}

/**
 * Merges two accounts of one family. Children, upcoming reserves and tickets change hands, seat for seat; payments,
 * receipts and past stays keep the old number, which from now on leads to the remaining account. All or nothing.
 */
export async function merge(tx: Transaction, plan: MergePlan, by: MergeBy): Promise<void> {
  const { from, into, pairs, reserves } = plan;
  const { account, reason } = by;
  const change = { account, branch_id: account.branch_id, reason };
  for (const { id: record_id, branch_id } of reserves) {
    const record = { ...change, branch_id, table_name: 'reserves', record_id } as const;
    await audited(tx, record, () => moveReserve(tx, record_id, into.id));
  }
  await moveWaitlistEntries(tx, from.id, into.id, pairs);
  for (const [a, b] of pairs) await joinPair(tx, plan, [a, b], { ...change, seal: by.seal });
  for (const record_id of plan.movingChildIds) {
    await audited(tx, { ...change, table_name: 'children', record_id }, async () => {
      await moveChild(tx, record_id, into.id);
      await moveDocumentsWithChild(tx, record_id);
    });
  }
  for (const record_id of plan.ticketIds) {
    await audited(tx, { ...change, table_name: 'tickets', record_id }, () => moveTicket(tx, record_id, into.id));
  }
  await mergePeople(tx, plan, change);
  await moveRemaining(tx, from.id, into.id);
  await audited(tx, { ...change, table_name: 'customers', record_id: from.id }, async () => {
    await endPlan(tx, from.id, by.today);
    await recordLeaving(tx, from.id, customerStatus.code.accountDeleted, by.today);
    await removeSignIn(tx, by.identityKey, from.uid, true);
  });
  const moved = {
    children: plan.movingChildIds.length,
    joined: pairs.length,
    reserves: reserves.length,
    tickets: plan.ticketIds.length,
  };
  await addRow(tx, { ...change, table_name: 'customer_merges' }, () =>
    insertMerge(tx, {
      from_customer_id: from.id,
      into_customer_id: into.id,
      account_id: account.id,
      reason,
      moved,
    }),
  );
  await notify(tx, { customer_id: from.id, kind: 'account_merged', data: {} });
  await notify(tx, { customer_id: into.id, kind: 'accounts_joined', data: moved, occurrence: `from-${from.id}` });
}

/** Anyone who belonged to the old account goes along while there is room; the others' sign-ins end with it. */
async function mergePeople(
  tx: Transaction,
  { from, into, people }: MergePlan,
  change: { account: Acting; branch_id: number; reason: string },
): Promise<void> {
  for (const member of people.members) {
    await audited(tx, { ...change, table_name: 'family_members', record_id: member.id }, () =>
      member.moves ? moveMember(tx, member.id, into.id) : removeMember(tx, member),
    );
  }
  const moving = people.pickup.filter(({ moves }) => moves).map(({ id }) => id);
  await movePickupPeople(tx, moving, into.id);
  await endPeopleOf(tx, from.id, into.id);
}

/** Loses nothing either row says of the child's health: what does not fit the parent's own field goes to staff's notes. */
async function joinPair(
  tx: Transaction,
  { reserves }: MergePlan,
  [a, b]: readonly [number, number],
  { seal, ...change }: { account: Acting; branch_id: number; reason: string; seal: CardSeal },
): Promise<void> {
  const remarks = joinedRemarks(await childRemarks(tx, b), await childRemarks(tx, a));
  const ids = reserves.map(({ id }) => id);
  await audited(tx, { ...change, table_name: 'children', record_id: a }, () => joinChild(tx, a, b, ids));
  await audited(tx, { ...change, table_name: 'children', record_id: b }, async () => {
    await setChildRemarks(tx, b, remarks);
    await joinChildHealth(tx, a, b, fromStaff(change.account.id), seal);
    await moveDocuments(tx, a, b);
    await copyBenefits(tx, a, b);
  });
}

export function joinedRemarks(kept: ChildRemarks, old: ChildRemarks): ChildRemarks {
  const both = (one: string, other: string) =>
    other === '' || one.includes(other) ? one : one === '' ? other : `${one}\n${other}`;
  const customer_remarks = both(kept.customer_remarks, old.customer_remarks);
  if (customer_remarks.length <= limits.remarks) {
    return { customer_remarks, staff_remarks: noted(both(kept.staff_remarks, old.staff_remarks)) };
  }
  const earlier = `統合前の保護者の記入: ${old.customer_remarks}`;
  return {
    customer_remarks: kept.customer_remarks,
    staff_remarks: noted(both(earlier, both(kept.staff_remarks, old.staff_remarks))),
  };
}

const noted = (text: string): string => text.slice(0, limits.long_text);
