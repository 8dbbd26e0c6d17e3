import { randomUUID } from 'node:crypto';
import { refundAllocations } from '../../domain/billing/bill/correction.ts';
import { claimWords } from '../../domain/billing/unpaid/claim-words.ts';
import { paymentMethod, paymentType } from '../../domain/codes.ts';
import { correctionSettlement } from '../../domain/staff-codes.ts';
import { bookPayment } from '../books/store/books.ts';
import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import { enqueueSettlement, minimumCharge } from './settle.ts';
import { type CorrectionRow, carryOpenCorrections, insertCorrection, type PaidPart } from './store/corrections.ts';
import { insertRefund } from './store/refunds.ts';
import { clearClaimDue } from './store/settlements.ts';
import { writeOff } from './store/write-offs.ts';

const { toCharge, settled, refunding, withBill } = correctionSettlement.code;

interface CorrectedBill extends Omit<CorrectionRow, 'status'> {
  reserve_id: number;
  branch_id: number;
  customer_id: number;
  /** The stay itself was never paid. */
  unpaid: boolean;
  payments: readonly PaidPart[];
}

/**
 * Moves the difference of a corrected bill, once: the row of the correction is the claim, charged like any other
 * (settle.ts), or given back over the payments that were made (refundPayment). Earlier differences that were never paid
 * are in it. What was never charged at all is charged as the stay's own bill.
 */
export async function correctBill(tx: Transaction, bill: CorrectedBill): Promise<number> {
  const { reserve_id, branch_id, customer_id, unpaid, payments, ...row } = bill;
  const { childcare_id, difference, payment_method } = row;
  const cash = payment_method === paymentMethod.code.other;
  await carryOpenCorrections(tx, childcare_id);
  const status = unpaid ? withBill : difference > 0 ? toCharge : difference < 0 ? refunding : settled;
  const id = await insertCorrection(tx, { ...row, status });
  if (unpaid) {
    const stay = { kind: 'childcare', id: childcare_id } as const;
    await clearClaimDue(tx, stay);
    if (!cash || row.after_amount === 0) await enqueueSettlement(tx, stay);
    return id;
  }
  const target = { kind: 'correction', id } as const;
  if (difference < 0) {
    for (const { payment_id, amount } of refundAllocations(-difference, payments)) {
      const { account_id, reason, content_hash } = row;
      const asked = { payment_id, account_id, amount, reason, idempotency_key: randomUUID(), content_hash };
      const { id: refund_id } = await insertRefund(tx, { ...asked, childcare_correction_id: id });
      if (refund_id !== null) await enqueue(tx, 'refundPayment', { refund_id }, { key: `refund ${refund_id}` });
    }
  } else if (difference > 0 && !cash) {
    const reason = `${minimumCharge}円未満のため請求しません`;
    const claim = { amount: difference, reserve_id, branch_id, customer_id };
    if (difference < minimumCharge) await writeOff(tx, target, claim, { account_id: null, reason });
    else await enqueueSettlement(tx, target);
  }
  return id;
}

/** What was paid at the desk; the caller has locked the claim and found it open. */
export const bookCash = (
  tx: Transaction,
  paid: {
    customer_id: number;
    branch_id: number;
    reserve_id: number;
    childcare_id: number | null;
    childcare_correction_id: number | null;
    amount: number;
  },
): Promise<boolean> =>
  bookPayment(tx, {
    ...paid,
    payment_type: paid.childcare_id === null ? paymentType.code.cancellationFee : paymentType.code.usage,
    payment_method: paymentMethod.code.other,
    remarks: paid.childcare_correction_id === null ? '' : claimWords.correction,
    ticket_id: null,
    stripe_payment_intent_id: null,
    stripe_invoice_id: null,
  });
