import { documentKind } from '../../../domain/billing/papers/paper-codes.ts';
import { correctionNumber, isReceiptable, receiptNumber } from '../../../domain/billing/papers/receipt.ts';
import {
  correctedPaper,
  defaultPurpose,
  type ReceiptPaper,
  receiptPaper,
  reissuedPaper,
} from '../../../domain/billing/papers/receipt-paper.ts';
import { addMinutes, tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { companyOn } from '../../company/store/company-facts.ts';
import { isOwnNumber } from '../../membership/store/customer-merges.ts';
import { insertPaper, lockPapersOf, newestPaper } from '../store/issued-documents.ts';
import { receiptAddress } from '../store/receipt-link.ts';
import { paymentForReceipt } from '../store/receipts.ts';

const minutesToOpen = 10;

/**
 * The receipt of one of the caller's own payments, through a link that opens without a sign-in for a few minutes. The first
 * is the original, later ones are its words again (再発行); once money went back since, a correction that names the old one.
 */
export const issueReceiptLink = implement('issueReceiptLink', async (context, { payment_id, ...input }) => {
  const { clock, config, customer, database } = context;
  const today = tokyoDateOf(clock.now());
  const { id, paper } = await database.transaction(clock.now(), async (tx) => {
    await lockPapersOf(tx, customer.id);
    const payment = await paymentForReceipt(tx, payment_id);
    // Treat another customer's payment as missing.
    if (payment === null || !(await isOwnNumber(tx, customer.id, payment.customer_id))) throw new Refusal('not_found');
    if (!isReceiptable(payment)) throw new Refusal('receipt_unavailable');
    const choice = {
      ...(input.addressee === ''
        ? { addressee: payment.customer_name, honorific: '様' }
        : { addressee: input.addressee, honorific: input.honorific }),
      purpose: input.purpose === '' ? defaultPurpose(payment) : input.purpose,
    };
    const newest = await newestPaper<ReceiptPaper>(tx, { payment_id }, minutesToOpen);
    const outdated = newest !== null && newest.last.content.refunded_amount !== payment.refunded_amount;
    if (newest?.last.recent && !outdated && sameChoice(newest.last.content, choice))
      return { id: newest.last.id, paper: newest.last.content };
    const company = await companyOn(tx, payment.payment_date);
    const number = receiptNumber(payment);
    const paper =
      newest === null
        ? receiptPaper(payment, choice, { number, company, today })
        : outdated
          ? correctedPaper(payment, choice, {
              number: correctionNumber(number, newest.versions + 1),
              company,
              today,
              old: newest.first.content,
            })
          : reissuedPaper(newest.first.content, choice, today);
    const id = await insertPaper(tx, {
      kind: documentKind.code.receipt,
      number: paper.number,
      copy: paper.reissued_date === null ? 1 : (newest?.last.copy ?? 0) + 1,
      customer_id: payment.customer_id,
      payment_id,
      branch_id: payment.branch_id,
      period_start: null,
      period_end: null,
      document_date: payment.payment_date,
      amount: paper.total,
      addressee: paper.addressee,
      content: paper,
      replaces_id: outdated ? newest.last.id : null,
      since: paper.corrects === null ? payment.payment_date : today,
    });
    return { id, paper };
  });
  const expires = addMinutes(clock.now(), minutesToOpen);
  return {
    status: 'OK',
    url: receiptAddress(config.AUTH_SIGNING_KEY, 'payer', id, expires),
    number: paper.number,
    reissue: paper.reissued_date !== null,
    corrects: paper.corrects,
  };
});

const sameChoice = (paper: ReceiptPaper, choice: Pick<ReceiptPaper, 'addressee' | 'honorific' | 'purpose'>): boolean =>
  paper.addressee === choice.addressee && paper.honorific === choice.honorific && paper.purpose === choice.purpose;
