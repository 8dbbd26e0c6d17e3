import { implement } from '../../callable/context.ts';
import { branchChoices, listPartnerKeys } from '../store/partner-keys.ts';

export const headquartersReadPartnerKeys = implement('headquartersReadPartnerKeys', async ({ clock, database }) =>
  database.read(clock.now(), async (db) => ({
    status: 'OK' as const,
    keys: (await listPartnerKeys(db)).map(({ previous_until, created_at, ended_at, last_called_at, ...key }) => ({
      ...key,
      previous_until: previous_until?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
      last_called_at: last_called_at?.toISOString() ?? null,
    })),
    branches: await branchChoices(db),
  })),
);
