import { implement } from '../../callable/context.ts';
import { auditedEmergency, openEmergency } from '../emergencies.ts';
import { endEmergency } from '../store/emergencies.ts';

/** It is over: the roll stays readable, nothing more is written on it. */
export const staffEndEmergency = implement(
  'staffEndEmergency',
  async ({ database, clock, account }, { emergency_id }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const { branch_id } = await openEmergency(tx, account, emergency_id);
      const change = { account: acting, branch_id, table_name: 'emergencies' } as const;
      await auditedEmergency(tx, { ...change, record_id: emergency_id }, () =>
        endEmergency(tx, emergency_id, account.id),
      );
    });
    return { status: 'OK' };
  },
);
