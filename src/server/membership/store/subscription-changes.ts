import type { PlanChange, StripeEffect } from '../../../domain/membership/plan-change.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { AgreedAmount } from './birth-dates.ts';
import type { QuestionnaireAnswers } from './unsubscribe-questionnaires.ts';

export type ChangeAction = 'change_plan' | 'unsubscribe' | 'cancel' | 'resubscribe';

export interface ChangeDecision {
  effect: StripeEffect;
  kind: PlanChange['kind'] | 'leave';
  /** The day from which the plan counts, or the last day of a plan for those who leave. */
  date: TokyoDate;
  /** The plan that goes on until `date`, where that is later than today. */
  current_plan_type_id?: number | null;
  /** What Stripe charges with the change, as it was agreed. */
  charged_now?: number;
  questionnaire?: QuestionnaireAnswers;
  /** Reserves still to come whose price the plan changes, as the family accepted them. */
  agreed_amounts?: readonly AgreedAmount[];
}

export interface SubscriptionChange {
  id: number;
  customer_id: number;
  action: ChangeAction;
  plan_type_id: number | null;
  decision: ChangeDecision;
  status: 'created' | 'succeeded' | 'failed';
  /** Asked for moments ago: the request that made it may still be waiting for Stripe. */
  fresh: boolean;
}

const columns = `id, customer_id, action, plan_type_id, decision, status,
  created_at > app.now() - interval '30 seconds' as fresh`;

export async function insertChange(
  tx: Transaction,
  change: Pick<SubscriptionChange, 'customer_id' | 'action' | 'plan_type_id' | 'decision'>,
): Promise<SubscriptionChange> {
  const { rows } = await tx.query<SubscriptionChange>(
    `insert into app.subscription_changes (customer_id, action, plan_type_id, decision) values ($1, $2, $3, $4)
     returning ${columns}`,
    [change.customer_id, change.action, change.plan_type_id, JSON.stringify(change.decision)],
  );
  return rows[0] as SubscriptionChange;
}

/** A change whose end is not known yet. */
export async function openChangeOf(db: Queryable, customerId: number): Promise<SubscriptionChange | null> {
  const { rows } = await db.query<SubscriptionChange>(
    `select ${columns} from app.subscription_changes where customer_id = $1 and status = 'created'`,
    [customerId],
  );
  return rows[0] ?? null;
}

/** The customer's last change if it has just been made: a second click gets the first one's answer. */
export async function changeJustMade(db: Queryable, customerId: number): Promise<SubscriptionChange | null> {
  const { rows } = await db.query<SubscriptionChange>(
    `select ${columns} from app.subscription_changes
     where customer_id = $1 and status = 'succeeded' and updated_at > app.now() - interval '30 seconds'
     order by id desc limit 1`,
    [customerId],
  );
  return rows[0] ?? null;
}

export async function changesLeftOpen(db: Queryable, before: Date): Promise<SubscriptionChange[]> {
  const { rows } = await db.query<SubscriptionChange>(
    `select ${columns} from app.subscription_changes where status = 'created' and created_at < $1 order by id`,
    [before],
  );
  return rows;
}

/** Locks the change; only one caller gets to finish it. */
export async function lockChange(tx: Transaction, id: number): Promise<SubscriptionChange> {
  const { rows } = await tx.query<SubscriptionChange>(
    `select ${columns} from app.subscription_changes where id = $1 for update`,
    [id],
  );
  return rows[0] as SubscriptionChange;
}

/** The questionnaire has its own table; this row only holds it until Stripe has answered. */
export async function closeChange(
  tx: Transaction,
  id: number,
  status: 'succeeded' | 'failed',
  failureCode: string | null = null,
) {
  await tx.query(
    `update app.subscription_changes set status = $2, failure_code = $3, decision = decision - 'questionnaire'
     where id = $1`,
    [id, status, failureCode],
  );
}
