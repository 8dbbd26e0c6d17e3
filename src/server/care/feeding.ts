import { Refusal } from '../../contract/refusal.ts';
import {
  confirmedAlone,
  eatsAlone,
  type Fed,
  type FeedingWarning,
  feedingQuestion,
  mealFacts,
  needsConfirmation,
  openFeedingWarnings,
} from '../../domain/care/kitchen.ts';
import { type ChildLogKind, childLogKind } from '../../domain/care/log-codes.ts';
import type { TokyoDate } from '../../domain/time.ts';
import type { Transaction } from '../postgres/database.ts';
import { type Acting, writeAudit } from '../store/audit.ts';
import { childAtTable, insertMealConfirmation } from './store/meal-confirmations.ts';

interface AtTable {
  account: Acting;
  branch_id: number;
  reserve_id: number;
  child_id: number;
}

type Confirmation = AtTable & {
  facts: string;
  note: string;
  /** Confirmed in one press with others. */
  together?: true;
};

/** In the kitchen: staff have made sure that the ordered meals suit the child, for exactly the facts that were read. */
export async function confirmMeal(tx: Transaction, act: Confirmation): Promise<void> {
  const child = await childAtTable(tx, act.reserve_id, act.child_id);
  if (child === null) throw new Refusal('not_found');
  if (mealFacts(child.meals, child.standing) !== act.facts) throw new Refusal('meal_changed');
  if (!needsConfirmation(child.meals, child.standing, [])) throw new Refusal('not_found');
  if (act.together && confirmedAlone(child.standing)) throw new Refusal('meal_alone');
  await storeYes(tx, act);
}

const foodOf = new Map<ChildLogKind, Fed['food']>([
  [childLogKind.code.meal, 'meal'],
  [childLogKind.code.milk, 'milk'],
]);

/**
 * Beside the child: before recording that it ate or drank, staff must accept an allergy that was not confirmed or asked
 * about, or a missing emergency contact; in one press with other children nothing is accepted. Who accepted is stored with the facts, so that it is asked only once.
 */
export async function requireFeedingAccepted(
  tx: Transaction,
  act: AtTable & {
    kind: ChildLogKind;
    accepted: readonly FeedingWarning[];
    day: TokyoDate;
    together?: true | undefined;
  },
): Promise<void> {
  const food = foodOf.get(act.kind);
  if (food === undefined) return;
  const child = await childAtTable(tx, act.reserve_id, act.child_id);
  if (child === null) throw new Refusal('not_found');
  if (act.together && eatsAlone(child, child.diet, act.day) !== null) throw new Refusal('meal_alone');
  const warnings = openFeedingWarnings({ ...child, food });
  const open = warnings.map(({ doubt: warning }) => warning).filter((warning) => !act.accepted.includes(warning));
  if (open.length > 0) {
    throw new Refusal('feeding_doubt', { msg: feedingQuestion(open, child.standing), details: { doubts: open } });
  }
  const note = '食事を記録するときに確認';
  for (const { facts } of warnings) await storeYes(tx, { ...act, facts, note });
}

async function storeYes(tx: Transaction, yes: AtTable & { facts: string; note: string }): Promise<void> {
  const { account, branch_id, reserve_id, child_id, facts, note } = yes;
  const row = { branch_id, reserve_id, child_id, facts, note, account_id: account.id };
  if (!(await insertMealConfirmation(tx, row))) return;
  const change = { account, branch_id, table_name: 'reserves', reason: note } as const;
  await writeAudit(tx, change, reserve_id, null, { confirmed_meal: facts });
}
