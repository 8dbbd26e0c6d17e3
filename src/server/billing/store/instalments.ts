import type { PlannedInstalment } from '../../../domain/billing/unpaid/instalments.ts';
import { cancelSettlementStatus, childcareSettlement } from '../../../domain/codes.ts';
import { correctionSettlement } from '../../../domain/staff-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { SettlementTarget } from './settlements.ts';

type PlanStatus = 'kept' | 'completed' | 'broken' | 'ended';
interface InstalmentRow {
  id: number;
  number: number;
  due_date: TokyoDate;
  amount: number;
  status: 'open' | 'paid' | 'failed';
}
interface PlanRow {
  id: number;
  status: PlanStatus;
  total_amount: number;
  created_at: Date;
  instalments: InstalmentRow[];
}

const planColumns = `p.id, p.status, p.total_amount, p.created_at, (select jsonb_agg(jsonb_build_object('id', i.id, 'number', i.number,
    'due_date', i.due_date, 'amount', i.amount, 'status', i.status) order by i.number)
  from instalments i where i.instalment_plan_id = p.id) as instalments`;

/** The plan a family keeps to just now. */
export async function runningPlanOf(db: Queryable, customer_id: number): Promise<PlanRow | null> {
  const { rows } = await db.query<PlanRow>(
    `select ${planColumns} from instalment_plans p where p.customer_id = $1 and p.status = 'kept'`,
    [customer_id],
  );
  return rows[0] ?? null;
}

export async function planByKey(
  db: Queryable,
  idempotency_key: string,
): Promise<{ id: number; content_hash: string | null } | null> {
  const { rows } = await db.query<{ id: number; content_hash: string | null }>(
    'select id, content_hash from instalment_plans where idempotency_key = $1',
    [idempotency_key],
  );
  return rows[0] ?? null;
}

interface NewPlan {
  customer_id: number;
  account_id: number;
  reason: string;
  idempotency_key: string;
  content_hash: string;
  instalments: readonly (PlannedInstalment & { parts: readonly { target: SettlementTarget; amount: number }[] })[];
}

export async function insertPlan(tx: Transaction, plan: NewPlan): Promise<number> {
  const total = plan.instalments.reduce((sum, { amount }) => sum + amount, 0);
  const { rows } = await tx.query<{ id: number }>(
    `insert into instalment_plans (customer_id, account_id, total_amount, reason, idempotency_key, content_hash)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [plan.customer_id, plan.account_id, total, plan.reason, plan.idempotency_key, plan.content_hash],
  );
  const id = rows[0]?.id ?? 0;
  for (const [index, { due_date, amount, parts }] of plan.instalments.entries()) {
    const written = await tx.query<{ id: number }>(
      `insert into instalments (instalment_plan_id, number, due_date, amount) values ($1, $2, $3, $4) returning id`,
      [id, index + 1, due_date, amount],
    );
    await tx.query(
      `insert into instalment_parts (instalment_id, childcare_id, reserve_cancellation_id, childcare_correction_id, amount)
       select $1, case kind when 'childcare' then claim end, case kind when 'cancellation' then claim end,
         case kind when 'correction' then claim end, amount
       from unnest($2::text[], $3::integer[], $4::integer[]) with ordinality as part (kind, claim, amount, place) order by place`,
      [
        written.rows[0]?.id,
        parts.map(({ target }) => target.kind),
        parts.map(({ target }) => target.id),
        parts.map((part) => part.amount),
      ],
    );
  }
  return id;
}

/** Null if there is no such plan; otherwise it stays locked until the transaction ends. */
export async function lockPlan(
  tx: Transaction,
  id: number,
): Promise<{ customer_id: number; status: PlanStatus } | null> {
  const { rows } = await tx.query<{ customer_id: number; status: PlanStatus }>(
    'select customer_id, status from instalment_plans where id = $1 for update',
    [id],
  );
  return rows[0] ?? null;
}

export async function setPlanStatus(tx: Transaction, id: number, status: PlanStatus): Promise<void> {
  await tx.query("update instalment_plans set status = $2 where id = $1 and status = 'kept'", [id, status]);
}

export async function setInstalmentStatus(tx: Transaction, id: number, status: 'paid' | 'failed'): Promise<void> {
  await tx.query("update instalments set status = $2 where id = $1 and status = 'open'", [id, status]);
}

/** Instalments whose day has come, of plans that are kept. */
export async function dueInstalments(db: Queryable, today: TokyoDate): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select i.id from instalments i join instalment_plans p on p.id = i.instalment_plan_id
     where p.status = 'kept' and i.status = 'open' and i.due_date <= $1 order by i.due_date, i.id`,
    [today],
  );
  return rows.map(({ id }) => id);
}

interface LockedInstalment extends InstalmentRow {
  instalment_plan_id: number;
  customer_id: number;
  plan_status: PlanStatus;
}
export interface InstalmentPart {
  id: number;
  target: SettlementTarget;
  amount: number;
  /** Its claim can still be charged. */
  open: boolean;
  /** How the charge of it ended; null before there was one. */
  attempt: 'created' | 'succeeded' | 'failed' | null;
}

/** The plan's row first: everything about it waits there. */
export async function lockInstalment(tx: Transaction, id: number): Promise<LockedInstalment | null> {
  await tx.query(
    `select from instalment_plans p where p.id = (select instalment_plan_id from instalments where id = $1) for update`,
    [id],
  );
  const { rows } = await tx.query<LockedInstalment>(
    `select i.id, i.number, i.due_date, i.amount, i.status, i.instalment_plan_id, p.customer_id, p.status as plan_status
     from instalments i join instalment_plans p on p.id = i.instalment_plan_id where i.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function instalmentOfPart(db: Queryable, instalment_part_id: number): Promise<number> {
  const { rows } = await db.query<{ id: number }>('select instalment_id as id from instalment_parts where id = $1', [
    instalment_part_id,
  ]);
  return rows[0]?.id ?? 0;
}

export async function partsOf(db: Queryable, instalment_id: number): Promise<InstalmentPart[]> {
  const { chargeFailed, toSettle } = childcareSettlement.code;
  const { rows } = await db.query<InstalmentPart>(
    `select s.id, s.amount, case when s.childcare_id is not null then jsonb_build_object('kind', 'childcare', 'id', s.childcare_id)
         when s.reserve_cancellation_id is not null then jsonb_build_object('kind', 'cancellation', 'id', s.reserve_cancellation_id)
         else jsonb_build_object('kind', 'correction', 'id', s.childcare_correction_id) end as target,
       coalesce(u.status in (${toSettle}, ${chargeFailed}),
         x.cancel_settlement_status in (${cancelSettlementStatus.code.toCharge}, ${cancelSettlementStatus.code.chargeFailed}),
         k.status in (${correctionSettlement.code.toCharge}, ${correctionSettlement.code.chargeFailed}), false) as open,
       (select a.status from payment_intents a where a.instalment_part_id = s.id order by a.id desc limit 1) as attempt
     from instalment_parts s left join childcares u on u.id = s.childcare_id
       left join reserve_cancellations x on x.id = s.reserve_cancellation_id
       left join childcare_corrections k on k.id = s.childcare_correction_id
     where s.instalment_id = $1 order by s.id`,
    [instalment_id],
  );
  return rows;
}

/** The next instalment after this one, as shown to the family. */
export async function nextInstalment(
  db: Queryable,
  instalment_plan_id: number,
): Promise<{ due_date: TokyoDate; amount: number } | null> {
  const { rows } = await db.query<{ due_date: TokyoDate; amount: number }>(
    `select due_date, amount from instalments where instalment_plan_id = $1 and status = 'open' order by number limit 1`,
    [instalment_plan_id],
  );
  return rows[0] ?? null;
}
