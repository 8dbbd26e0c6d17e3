import { doseStatus } from '../../../domain/care/incident-codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { auditMedicine, ownDose } from '../medicines.ts';
import { giveDose } from '../store/incidents/medicines.ts';

/** Given, or not given with the reason; only what two have checked. */
export const staffGiveDose = implement('staffGiveDose', async ({ database, clock, account }, input, acting) => {
  await database.transaction(clock.now(), async (tx) => {
    const dose = await ownDose(tx, account, input.medicine_dose_id);
    if (dose.status === doseStatus.code.toCheck) throw new Refusal('dose_not_checked');
    if (dose.status !== doseStatus.code.checked) throw new Refusal('dose_under_way');
    const given_flag = input.not_given === '';
    const note = given_flag ? input.note : input.not_given;
    await giveDose(tx, { id: dose.id, account_id: account.id, given_flag, note });
    const act = { branch_id: dose.branch_id, id: dose.id, after: { given_flag } } as const;
    await auditMedicine(tx, acting, { ...act, table_name: 'medicine_doses' });
  });
  return { status: 'OK' };
});
