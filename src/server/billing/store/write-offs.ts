import { cancelSettlementStatus, childcareSettlement } from '../../../domain/codes.ts';
import { correctionSettlement } from '../../../domain/staff-codes.ts';
import { touchLedgers } from '../../books/store/ledgers.ts';
import type { Transaction } from '../../postgres/database.ts';
import { ledgerOf, type Settlement, type SettlementTarget } from './settlements.ts';

const ends: Readonly<Record<SettlementTarget['kind'], { column: string; statement: string }>> = {
  childcare: {
    column: 'childcare_id',
    statement: `update childcares set status = ${childcareSettlement.code.writtenOff}, settle_due_datetime = null where id = $1`,
  },
  cancellation: {
    column: 'reserve_cancellation_id',
    statement: `update reserve_cancellations set cancel_settlement_status = ${cancelSettlementStatus.code.waived},
      settle_due_datetime = null where id = $1`,
  },
  correction: {
    column: 'childcare_correction_id',
    statement: `update childcare_corrections set status = ${correctionSettlement.code.writtenOff} where id = $1`,
  },
};

/**
 * Lets a claim go: no money moves, so nothing is written into `payments`; who let how much go and why is in a row of
 * its own, and the claim is over for the family. The caller holds the settlement's row.
 */
export async function writeOff(
  tx: Transaction,
  target: SettlementTarget,
  settlement: Pick<Settlement, 'amount' | 'reserve_id' | 'branch_id' | 'customer_id'>,
  { account_id, reason }: { account_id: number | null; reason: string },
): Promise<void> {
  const { column, statement } = ends[target.kind];
  const { reserve_id, branch_id, customer_id, amount } = settlement;
  tx.write(
    `insert into write_offs (${column}, reserve_id, branch_id, customer_id, account_id, amount, reason)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [target.id, reserve_id, branch_id, customer_id, account_id, amount, reason],
  );
  tx.write(statement, [target.id]);
  touchLedgers(tx, ledgerOf(target));
}
