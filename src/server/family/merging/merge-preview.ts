import { createHash } from 'node:crypto';
import type { MergeBlocker, MergePreview } from '../../../contract/functions/membership/family-merge.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { customerStatus } from '../../../domain/codes.ts';
import { familyRole } from '../../../domain/family/family-codes.ts';
import {
  childrenToMerge,
  lockBothAccounts,
  type MergeReserve,
  type MergeSide,
  mergeSideOf,
  reservesToMerge,
  staysBehind,
  staysOverlap,
  ticketsToMerge,
} from '../../membership/store/customer-merges.ts';
import type { Transaction } from '../../postgres/database.ts';
import { type MergedPeople, peopleToMerge } from '../store/merged-people.ts';

const { accountDeleted, disabled, enabled } = customerStatus.code;

interface MergeInput {
  from_customer_id: number;
  into_customer_id: number;
  /** Children of the old account that match a child of the remaining account by name and birth date. */
  joined_child_ids: readonly number[];
}

export interface MergePlan {
  from: MergeSide;
  into: MergeSide;
  pairs: (readonly [from_child: number, into_child: number])[];
  movingChildIds: number[];
  reserves: MergeReserve[];
  ticketIds: number[];
  people: MergedPeople;
  preview: MergePreview;
  /** Names exactly this preview: what was accepted is what is done. */
  accept: string;
}

/** Everything a merge would do, read with both accounts locked. */
export async function planMerge(tx: Transaction, input: MergeInput): Promise<MergePlan> {
  const { from_customer_id, into_customer_id } = input;
  if (from_customer_id === into_customer_id) {
    const details = [{ path: 'from_customer_id', message: '別のアカウントを選んでください。' }];
    throw new Refusal('input_error', { fields: ['from_customer_id'], details });
  }
  if (!(await lockBothAccounts(tx, [from_customer_id, into_customer_id]))) throw new Refusal('not_found');
  const reserves = await reservesToMerge(tx, from_customer_id);
  const [from, into] = [await mergeSideOf(tx, from_customer_id), await mergeSideOf(tx, into_customer_id)];
  const children = await childrenToMerge(tx, from_customer_id, into_customer_id);
  const tickets = await ticketsToMerge(tx, from_customer_id);
  const people = await peopleToMerge(tx, from_customer_id, into_customer_id);
  const pairs = children.flatMap(({ id, same_child_id }) =>
    same_child_id !== null && input.joined_child_ids.includes(id) ? [[id, same_child_id] as const] : [],
  );
  const joined = pairs.map(([id]) => id);
  if (joined.length !== new Set(input.joined_child_ids).size) throw new Refusal('merge_changed');
  const preview: MergePreview = {
    from: shownSide(from),
    into: shownSide(into),
    blockers: blockersOf(from, into, reserves.length, await staysOverlap(tx, pairs)),
    children,
    reserves: reserves.map(({ id, branch_name, start_datetime, end_datetime, child_names }) => ({
      id,
      branch_name,
      start_datetime: start_datetime.toISOString(),
      end_datetime: end_datetime.toISOString(),
      child_names,
    })),
    tickets,
    people: shownPeople(people),
    ...(await staysBehind(tx, from_customer_id)),
  };
  return {
    from,
    into,
    pairs,
    movingChildIds: children.map(({ id }) => id).filter((id) => !joined.includes(id)),
    reserves,
    ticketIds: tickets.map(({ id }) => id),
    people,
    preview,
    accept: createHash('sha256')
      .update(JSON.stringify([preview, pairs]))
      .digest('hex'),
  };
}

function shownPeople({ members, pickup }: MergedPeople): MergePreview['people'] {
  const shown = [
    ...members.map(({ name, role, moves }) => ({ words: `${name}(${familyRole.label(role)})`, moves })),
    ...pickup.map(({ name, moves }) => ({ words: `${name}(お迎えの方)`, moves })),
  ];
  return {
    moving: shown.filter(({ moves }) => moves).map(({ words }) => words),
    ending: shown.filter(({ moves }) => !moves).map(({ words }) => words),
  };
}

function shownSide(side: MergeSide): MergePreview['from'] {
  const { id, name, name_kana, tel, email, status, plan_name, has_card, has_subscription, stopped_flag } = side;
  const { signs_in_by } = side;
  return { id, name, name_kana, tel, email, status, plan_name, has_card, has_subscription, stopped_flag, signs_in_by };
}

function blockersOf(from: MergeSide, into: MergeSide, reserves: number, overlap: boolean): MergeBlocker[] {
  const found: [MergeBlocker, boolean][] = [
    ['kept_is_not_a_member', into.status !== enabled && into.status !== disabled],
    ['old_is_deleted', from.status === accountDeleted],
    ['both_have_a_paid_plan', from.has_subscription && into.has_subscription],
    ['old_has_a_paid_plan', from.has_subscription && !into.has_subscription],
    ['plan_change_under_way', from.changing_plan || into.changing_plan],
    ['child_is_present', from.child_present],
    ['money_is_open', from.money_open],
    ['kept_has_no_card', reserves > 0 && !into.has_card],
    ['stays_overlap', overlap],
  ];
  return found.filter(([, stands]) => stands).map(([blocker]) => blocker);
}
