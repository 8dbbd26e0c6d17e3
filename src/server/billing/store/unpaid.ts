import type { StepsTaken, UnpaidPolicy, UnpaidStep } from '../../../domain/billing/unpaid/unpaid-steps.ts';
import { cancelSettlementStatus, childcareSettlement, customerStatus } from '../../../domain/codes.ts';
import { correctionSettlement } from '../../../domain/staff-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { openAmounts, type SettlementTarget } from './settlements.ts';

/** The policy in force on a day. Every installation has a first row: it comes with the migrations. */
export async function unpaidPolicyOn(db: Queryable, day: TokyoDate): Promise<UnpaidPolicy> {
  const { rows } = await db.query<UnpaidPolicy>('select * from app.unpaid_policies_on($1)', [day]);
  return rows[0] as UnpaidPolicy;
}

/** The payer named on a slip; the email address is empty where none is known. */
export async function voucherPayer(db: Queryable, customer_id: number): Promise<{ name: string; email: string }> {
  const { rows } = await db.query<{ name: string; email: string }>(
    `select name, coalesce(email, '') as email from customers where id = $1`,
    [customer_id],
  );
  return rows[0] ?? { name: '', email: '' };
}

/** A claim that could not be charged, as the family and headquarters see it. */
export interface UnpaidClaim {
  kind: SettlementTarget['kind'];
  id: number;
  reserve_id: number;
  branch_id: number;
  branch_name: string;
  branch_tel: string | null;
  date: Date;
  full_amount: number;
  part_paid_amount: number;
  /** What is still open. */
  amount: number;
  amount_lines: unknown[];
  failure_code: string | null;
  failed_at: Date | null;
  /** A charge that has not ended. */
  open_method: 'card' | 'konbini' | null;
  slip: { amount: number; expires_at: string; voucher: unknown } | null;
}

const attemptOf = (column: string, id: string) => `
  left join lateral (select a.failure_code, a.created_at from payment_intents a
    where a.${column} = ${id} and a.status = 'failed' order by a.id desc limit 1) f on true
  left join lateral (select a.method, case when a.method = 'konbini' and a.expires_at is not null then
      jsonb_build_object('amount', a.amount, 'expires_at', a.expires_at, 'voucher', a.voucher) end as slip
    from payment_intents a where a.${column} = ${id} and a.status = 'created' limit 1) o on true`;
const found = `f.failure_code, f.created_at as failed_at, o.method as open_method, o.slip`;
const branch = 'b.id as branch_id, b.name as branch_name, b.tel as branch_tel';

/** What a family owes, oldest first. The caller must pass the requester's own family. */
export async function unpaidClaims(db: Queryable, customer_id: number): Promise<UnpaidClaim[]> {
  const { rows } = await db.query<UnpaidClaim>(
    `select 'childcare' as kind, u.id, u.reserve_id, ${branch}, u.start_datetime as date, u.total_amount as full_amount,
       u.part_paid_amount, ${openAmounts.childcare} as amount, u.amount_lines, ${found}
     from childcares u join branches b on b.id = u.branch_id ${attemptOf('childcare_id', 'u.id')}
     where u.customer_id = $1 and u.status = ${childcareSettlement.code.chargeFailed}
     union all
     select 'cancellation', x.id, r.id, ${branch}, r.start_datetime, x.cancel_amount, x.part_paid_amount,
       ${openAmounts.cancellation}, '[]'::jsonb, ${found}
     from reserve_cancellations x join reserves r on r.id = x.reserve_id join branches b on b.id = r.branch_id
       ${attemptOf('reserve_cancellation_id', 'x.id')}
     where r.customer_id = $1 and x.cancel_settlement_status = ${cancelSettlementStatus.code.chargeFailed}
     union all
     select 'correction', k.id, u.reserve_id, ${branch}, u.start_datetime, k.difference, k.part_paid_amount,
       ${openAmounts.correction}, '[]'::jsonb, ${found}
     from childcare_corrections k join childcares u on u.id = k.childcare_id join branches b on b.id = u.branch_id
       ${attemptOf('childcare_correction_id', 'k.id')}
     where u.customer_id = $1 and k.status = ${correctionSettlement.code.chargeFailed}
     order by date, kind, id`,
    [customer_id],
  );
  return rows;
}

/** Since when a family owes, and what was done about it; null while nothing is owed. */
interface UnpaidStanding {
  since: TokyoDate;
  taken: StepsTaken;
}

export async function unpaidStanding(db: Queryable, customer_id: number): Promise<UnpaidStanding | null> {
  const { rows } = await db.query<{ since: TokyoDate; step: UnpaidStep | 'failed'; day: TokyoDate }>(
    `select since, step, app.tokyo_date(created_at) as day from unpaid_steps
     where customer_id = $1 and ended_at is null order by id`,
    [customer_id],
  );
  const since = rows.find(({ step }) => step === 'failed')?.since;
  if (since === undefined) return null;
  return { since, taken: Object.fromEntries(rows.map(({ step, day }) => [step, day])) };
}

/** Families with open steps; those that no longer owe anything are closed first. */
export async function owingFamilies(tx: Transaction): Promise<number[]> {
  await tx.query(
    'select app.end_unpaid(s.customer_id) from unpaid_steps s where s.ended_at is null group by s.customer_id',
  );
  const { rows } = await tx.query<{ customer_id: number }>(
    `select distinct customer_id from unpaid_steps where step = 'failed' and ended_at is null order by customer_id`,
  );
  return rows.map(({ customer_id }) => customer_id);
}

/** False if the step has been taken already. */
export async function takeStep(
  tx: Transaction,
  customer_id: number,
  step: UnpaidStep,
  since: TokyoDate,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into unpaid_steps (customer_id, step, since) values ($1, $2, $3) on conflict do nothing`,
    [customer_id, step, since],
  );
  return rowCount === 1;
}

export async function familyName(db: Queryable, customer_id: number): Promise<string> {
  const { rows } = await db.query<{ name: string }>('select name from customers where id = $1', [customer_id]);
  return rows[0]?.name ?? '';
}

/** Whether new reserves wait until what is owed is paid. */
export async function reservesPausedForArrears(db: Queryable, customer_id: number): Promise<boolean> {
  const { rows } = await db.query<{ paused: boolean }>('select app.reserves_paused($1) as paused', [customer_id]);
  return rows[0]?.paused === true;
}

/** The monthly fee of a family whose last one failed; null where none is open. */
export async function unpaidPlanFee(
  db: Queryable,
  customer_id: number,
): Promise<{ plan_name: string; amount: number; last_paid_date: TokyoDate | null } | null> {
  const { rows } = await db.query<{ plan_name: string; amount: number; last_paid_date: TokyoDate | null }>(
    `select p.name as plan_name, p.monthly_amount as amount, c.subscription_last_paid_date as last_paid_date
     from customers c join plan_types p on p.id = c.plan_type_id where c.id = $1 and c.status = ${customerStatus.code.disabled}`,
    [customer_id],
  );
  return rows[0] ?? null;
}
