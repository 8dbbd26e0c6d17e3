import { undecidedRefunds } from '../../../domain/billing/bill/correction.ts';
import { implement } from '../../callable/context.ts';
import { correctionInputOf } from '../corrections/correction-input.ts';
import { planCorrection } from '../corrections/plan-correction.ts';
import { minimumCharge } from '../settle.ts';

/** Old lines, new lines and what would be charged or given back; writes nothing. */
export const staffPreviewCorrection = implement(
  'staffPreviewCorrection',
  async ({ clock, database, account }, input) => {
    const now = clock.now();
    const plan = await database.transaction(now, (tx) =>
      planCorrection(tx, correctionInputOf(input, { account, now })),
    );
    const { before, after, standing, difference, unpaid, reserve, discountLimit } = plan;
    return {
      status: 'OK',
      before: { ...before, amount_lines: [...before.amount_lines] },
      after: { ...after, amount_lines: [...after.amount_lines] },
      received_amount: standing.received,
      refunded_amount: standing.refunded + standing.given_back_by_corrections,
      written_off_amount: standing.written_off,
      undecided_refund_amount: unpaid ? 0 : undecidedRefunds(standing),
      difference,
      unpaid_flag: unpaid,
      card_flag: reserve.has_card,
      minimum_charge: minimumCharge,
      most_discount: discountLimit,
    };
  },
);
