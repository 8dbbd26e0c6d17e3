import { isReceiptable, receiptNumber } from '../../../domain/money/receipt.ts';
import { addMinutes } from '../../../domain/time.ts';
import { isOwnNumber } from '../../store/customers/customer-merges.ts';
import { issueCopy, paymentForReceipt } from '../../store/money/receipts.ts';
import { signLink } from '../../store/sign-in/signed-links.ts';
import { implement, Refusal } from '../callable/context.ts';

const minutesToOpen = 10;

/** The receipt of one of the caller's own payments, through a link that opens without a sign-in for a few minutes. */
export const issueReceiptLink = implement('issueReceiptLink', async (context, { payment_id, addressee, honorific }) => {
  const { clock, config, customer, database } = context;
  const payment = await database.read(clock.now(), (db) => paymentForReceipt(db, payment_id));
  // Somebody else's payment is as good as none.
  const own =
    payment !== null && (await database.read(clock.now(), (db) => isOwnNumber(db, customer.id, payment.customer_id)));
  if (!own) throw new Refusal('not_found');
  if (!isReceiptable(payment)) throw new Refusal('receipt_unavailable');
  const to = addressee === '' ? { addressee: payment.customer_name, honorific: '様' } : { addressee, honorific };
  const { id, copy } = await database.transaction(clock.now(), (tx) => issueCopy(tx, payment_id, to, minutesToOpen));
  const expires = addMinutes(clock.now(), minutesToOpen);
  return {
    status: 'OK',
    url: `/receipts/${signLink(config.AUTH_SIGNING_KEY, 'receipt', id, expires)}.pdf`,
    number: receiptNumber(payment),
    reissue: copy > 1,
  };
});
