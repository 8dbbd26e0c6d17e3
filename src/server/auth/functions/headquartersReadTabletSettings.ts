import { implement } from '../../callable/context.ts';
import { staffSignInSettings } from '../store/second-factor/factors.ts';
import { tabletSettings } from '../store/tablets.ts';

export const headquartersReadTabletSettings = implement(
  'headquartersReadTabletSettings',
  async ({ clock, database }) => {
    const { version } = await database.read(clock.now(), staffSignInSettings);
    return { status: 'OK', version, ...(await database.read(clock.now(), tabletSettings)) };
  },
);
