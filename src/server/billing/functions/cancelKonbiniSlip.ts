import { implement } from '../../callable/context.ts';
import { claimTarget } from '../claim-target.ts';
import { openSlip } from '../store/attempts.ts';
import { takeSlipBack } from '../unpaid/konbini.ts';

/** The family pays otherwise after all. A slip that is over already is no mistake. */
export const cancelKonbiniSlip = implement('cancelKonbiniSlip', async (context, input) => {
  const { clock, customer, database } = context;
  const target = claimTarget(input);
  const slip = await database.read(clock.now(), (db) => openSlip(db, target));
  if (slip?.customer_id === customer.id) await takeSlipBack(context, target, slip);
  return { status: 'OK' };
});
