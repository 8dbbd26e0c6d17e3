import { implement } from '../../callable/context.ts';
import { claimTarget } from '../claim-target.ts';
import { openVoucher } from '../store/attempts.ts';
import { cancelVoucher } from '../unpaid/konbini.ts';

/** The family pays otherwise after all. A slip that is over already is no mistake. */
export const cancelKonbiniSlip = implement('cancelKonbiniSlip', async (context, input) => {
  const { clock, customer, database } = context;
  const target = claimTarget(input);
  const voucher = await database.read(clock.now(), (db) => openVoucher(db, target));
  if (voucher?.customer_id === customer.id) await cancelVoucher(context, target, voucher);
  return { status: 'OK' };
});
