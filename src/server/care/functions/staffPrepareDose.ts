import { implement, Refusal } from '../../callable/context.ts';
import { auditMedicine, standingRequest } from '../medicines.ts';
import { insertDose, openDose } from '../store/incidents/medicines.ts';

/** The first of the two has the dose ready; it waits for the second. */
export const staffPrepareDose = implement('staffPrepareDose', async ({ database, clock, account }, input, acting) => {
  const medicine_dose_id = await database.transaction(clock.now(), async (tx) => {
    const { id, branch_id } = await standingRequest(tx, account, input.medicine_request_id);
    if (await openDose(tx, id)) throw new Refusal('dose_under_way');
    const dose = await insertDose(tx, { branch_id, medicine_request_id: id, account_id: account.id });
    const act = { branch_id, id: dose, table_name: 'medicine_doses' } as const;
    await auditMedicine(tx, acting, act);
    return dose;
  });
  return { status: 'OK', medicine_dose_id };
});
