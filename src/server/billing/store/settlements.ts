import { cancelSettlementStatus, childcareSettlement, customerStatus } from '../../../domain/codes.ts';
import { correctionSettlement, waiverStatus } from '../../../domain/staff-codes.ts';
import { type Touched, touchLedgers } from '../../books/store/ledgers.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { ChargeTarget } from './attempts.ts';

const { accountDeleted } = customerStatus.code;
/** What can still be charged. */
const openStay = `${childcareSettlement.code.toSettle}, ${childcareSettlement.code.chargeFailed}`;
const openDifference = `${correctionSettlement.code.toCharge}, ${correctionSettlement.code.chargeFailed}`;
const openFee = `${cancelSettlementStatus.code.toCharge}, ${cancelSettlementStatus.code.chargeFailed}`;

/** What is charged to the card after check-out, a cancellation or a correction of the bill. */
export type SettlementTarget = ChargeTarget & { readonly kind: 'childcare' | 'cancellation' | 'correction' };

export type Settlement = {
  /** What is still open: the claim less what was paid of it. The one place that says so. */
  amount: number;
  /** Paid of it already. */
  part_paid_amount: number;
  /** To settle, or failed before, with no waiver request pending. */
  open: boolean;
  /** A fee whose waiver waits for a manager or headquarters: no way of paying is open meanwhile. */
  held: boolean;
  date: Date;
  /** The stay; null for a fee. */
  childcare_id: number | null;
  reserve_id: number;
  customer_id: number;
  customer_deleted: boolean;
  branch_id: number;
  branch_name: string;
  stripe_customer_id: string | null;
  stripe_payment_method_id: string | null;
  /** Null unless the branch is paid through Connect. */
  stripe_connect_code: string | null;
};

const people = `c.id as customer_id, c.status = ${accountDeleted} as customer_deleted, b.id as branch_id, b.name as branch_name,
  c.stripe_customer_id, c.stripe_payment_method_id,
  case when b.stripe_payment_flag and b.stripe_account_ready_flag then b.stripe_connect_code end as stripe_connect_code`;

/** What is still open of a claim, in SQL: u, x and k are the claims' tables. */
export const openAmounts = {
  childcare: 'greatest(u.total_amount - u.part_paid_amount, 0)',
  cancellation: 'greatest(x.cancel_amount - x.part_paid_amount, 0)',
  correction: 'greatest(k.difference - k.part_paid_amount, 0)',
} as const satisfies Record<SettlementTarget['kind'], string>;

const heldFee = `exists (select from fee_waivers w where w.reserve_cancellation_id = x.id and w.status = ${waiverStatus.code.waiting})`;

const lockStatements: Readonly<Record<SettlementTarget['kind'], string>> = {
  childcare: `select ${openAmounts.childcare} as amount, u.part_paid_amount, u.status in (${openStay}) and u.end_datetime is not null as open, false as held,
      u.start_datetime as date, u.id as childcare_id, u.reserve_id, ${people}
    from childcares u join customers c on c.id = u.customer_id join branches b on b.id = u.branch_id
    where u.id = $1 for no key update of u`,
  cancellation: `select ${openAmounts.cancellation} as amount, x.part_paid_amount, x.cancel_settlement_status in (${openFee}) and not ${heldFee} as open,
      ${heldFee} as held, r.start_datetime as date, null::integer as childcare_id, r.id as reserve_id, ${people}
    from reserve_cancellations x join reserves r on r.id = x.reserve_id
      join customers c on c.id = r.customer_id join branches b on b.id = r.branch_id
    where x.id = $1 for no key update of x`,
  correction: `select ${openAmounts.correction} as amount, k.part_paid_amount, k.status in (${openDifference}) as open, false as held, u.start_datetime as date,
      u.id as childcare_id, u.reserve_id, ${people}
    from childcare_corrections k join childcares u on u.id = k.childcare_id
      join customers c on c.id = u.customer_id join branches b on b.id = u.branch_id
    where k.id = $1 for no key update of u, k`,
};

/** Locks the row, so that two jobs for the same settlement go one after the other. */
export async function lockSettlement(tx: Transaction, target: SettlementTarget): Promise<Settlement | null> {
  const { rows } = await tx.query<Settlement>(lockStatements[target.kind], [target.id]);
  return rows[0] ?? null;
}

const status = {
  childcare: { settled: childcareSettlement.code.settled, failed: childcareSettlement.code.chargeFailed },
  cancellation: { settled: cancelSettlementStatus.code.charged, failed: cancelSettlementStatus.code.chargeFailed },
  correction: { settled: correctionSettlement.code.settled, failed: correctionSettlement.code.chargeFailed },
} as const;
const statusStatements: Readonly<Record<SettlementTarget['kind'], string>> = {
  childcare: `update childcares set status = $2 where id = $1 and status in (${openStay})`,
  cancellation: `update reserve_cancellations set cancel_settlement_status = $2
    where id = $1 and cancel_settlement_status in (${openFee})`,
  correction: `update childcare_corrections set status = $2 where id = $1 and status in (${openDifference})`,
};

/** The claim whose ledger follows. */
export const ledgerOf = ({ kind, id }: SettlementTarget): Touched =>
  kind === 'childcare'
    ? { childcare_id: id }
    : kind === 'cancellation'
      ? { reserve_cancellation_id: id }
      : { childcare_correction_id: id };

export async function setSettlementStatus(
  tx: Transaction,
  target: SettlementTarget,
  to: 'settled' | 'failed',
): Promise<void> {
  tx.write(statusStatements[target.kind], [target.id, status[target.kind][to]]);
  touchLedgers(tx, ledgerOf(target));
}

/** Lets go of an amount too small to charge, with the reason beside it. */
export async function waiveSettlement(
  tx: Transaction,
  target: { readonly kind: 'childcare' | 'cancellation'; readonly id: number },
  amount: number,
  reason: string,
): Promise<void> {
  await tx.query(
    target.kind === 'childcare'
      ? `update childcares set others_discount_amount = others_discount_amount + $3, total_amount = total_amount - $3,
           others_discount_reason = concat_ws(' ', nullif(others_discount_reason, ''), $2::text), status = ${childcareSettlement.code.settled} where id = $1`
      : `update reserve_cancellations set cancel_settlement_status = ${cancelSettlementStatus.code.waived},
           cancel_remarks = left(concat_ws(' ', nullif(cancel_remarks, ''), $2::text), 1000) where id = $1 and $3::integer >= 0`,
    [target.id, reason, amount],
  );
  touchLedgers(tx, ledgerOf(target));
}

/** Nothing falls due automatically any longer. */
export async function clearClaimDue(tx: Transaction, target: SettlementTarget): Promise<void> {
  if (target.kind === 'correction') return;
  const table = target.kind === 'childcare' ? 'childcares' : 'reserve_cancellations';
  tx.write(`update ${table} set settle_due_datetime = null where id = $1`, [target.id]);
}

/** A customer's settlements that could not be charged. */
export async function failedSettlements(db: Queryable, customer_id: number): Promise<SettlementTarget[]> {
  const { rows } = await db.query<SettlementTarget>(
    `select 'childcare' as kind, id from childcares where customer_id = $1 and status = ${childcareSettlement.code.chargeFailed}
     union all
     select 'cancellation', x.id from reserve_cancellations x join reserves r on r.id = x.reserve_id
     where r.customer_id = $1 and x.cancel_settlement_status = ${cancelSettlementStatus.code.chargeFailed}
     union all
     select 'correction', k.id from childcare_corrections k join childcares u on u.id = k.childcare_id
     where u.customer_id = $1 and k.status = ${correctionSettlement.code.chargeFailed}
     order by kind, id`,
    [customer_id],
  );
  return rows;
}
