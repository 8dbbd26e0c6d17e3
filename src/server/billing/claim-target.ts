import { Refusal } from '../../contract/refusal.ts';
import type { Transaction } from '../postgres/database.ts';
import type { AuditedTable } from '../store/audit.ts';
import { whoDid } from '../store/who-did.ts';
import type { SettlementTarget } from './store/settlements.ts';

type Claim = Record<'childcare_id' | 'reserve_cancellation_id' | 'childcare_correction_id', number | null>;

/** Which of the three claims is meant; the contract has seen to it that there is exactly one. */
export function claimTarget(claim: Claim): SettlementTarget {
  if (claim.childcare_id !== null) return { kind: 'childcare', id: claim.childcare_id };
  if (claim.reserve_cancellation_id !== null) return { kind: 'cancellation', id: claim.reserve_cancellation_id };
  return { kind: 'correction', id: claim.childcare_correction_id ?? 0 };
}

export const claimTables = {
  childcare: 'childcares',
  cancellation: 'reserve_cancellations',
  correction: 'childcare_corrections',
} as const satisfies Record<SettlementTarget['kind'], AuditedTable>;

export const claimPurposes = {
  childcare: 'usage',
  cancellation: 'cancellation_fee',
  correction: 'correction',
} as const;

const settling = ['staffSettleChildcare', 'staffRetrySettlement', 'staffRecordCash', 'staffWriteOff'];

/** Nothing is open any more: says which colleague has settled it, unless the machine did. */
export async function settledAlready(tx: Transaction, target: SettlementTarget): Promise<Refusal> {
  const who = await whoDid(tx, claimTables[target.kind], target.id, settling);
  return new Refusal('already_settled', who === '' ? {} : { msg: `すでに精算済みです。${who}` });
}
