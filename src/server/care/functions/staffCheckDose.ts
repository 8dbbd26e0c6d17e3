import { implement } from '../../callable/context.ts';
import { auditMedicine, ownDose, requireSecondPerson } from '../medicines.ts';
import { checkDose } from '../store/incidents/medicines.ts';

/** The second of the two has compared drug, dose, child and time. */
export const staffCheckDose = implement('staffCheckDose', async ({ database, clock, account }, input, acting) => {
  await database.transaction(clock.now(), async (tx) => {
    const dose = await ownDose(tx, account, input.medicine_dose_id);
    requireSecondPerson(dose, account);
    await checkDose(tx, { id: dose.id, account_id: account.id, wrong: input.wrong });
    const after = { right_flag: input.wrong === '' };
    const act = { branch_id: dose.branch_id, id: dose.id, after } as const;
    await auditMedicine(tx, acting, { ...act, table_name: 'medicine_doses' });
  });
  return { status: 'OK' };
});
