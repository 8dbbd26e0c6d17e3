import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { childrenAtMoment, staffAtMoment } from '../store/incidents/moments.ts';

/** Who was there at that minute. */
export const staffReadIncidentMoment = implement(
  'staffReadIncidentMoment',
  async ({ database, clock, account }, { branch_id, happened_at }) => {
    requireBranch(account, branch_id);
    return database.read(clock.now(), async (db) => ({
      status: 'OK' as const,
      staff: (await staffAtMoment(db, branch_id, happened_at)).map(({ qualifications: _, ...person }) => person),
      children: await childrenAtMoment(db, branch_id, happened_at),
    }));
  },
);
