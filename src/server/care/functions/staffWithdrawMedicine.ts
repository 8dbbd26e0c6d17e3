import { implement, Refusal } from '../../callable/context.ts';
import { auditMedicine, standingRequest } from '../medicines.ts';
import { openDose, withdrawMedicine } from '../store/incidents/medicines.ts';

/** The family takes its request back, or it was entered wrongly; not once a dose is under way. */
export const staffWithdrawMedicine = implement(
  'staffWithdrawMedicine',
  async ({ database, clock, account }, input, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const { id, branch_id } = await standingRequest(tx, account, input.medicine_request_id);
      if (await openDose(tx, id)) throw new Refusal('dose_under_way');
      await withdrawMedicine(tx, { id, account_id: account.id, reason: input.reason });
      await auditMedicine(tx, acting, { branch_id, id });
    });
    return { status: 'OK' };
  },
);
