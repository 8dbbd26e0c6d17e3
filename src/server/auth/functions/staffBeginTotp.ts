import { implement, refuse } from '../../callable/context.ts';
import { beginOneTimeCodes } from '../second-factor/set-up.ts';
import { userByUid } from '../store/users.ts';

export const staffBeginTotp = implement(
  'staffBeginTotp',
  async (context) => {
    const { clock, config, database, uid } = context;
    return database.transaction(clock.now(), async (tx) => {
      const user = await userByUid(tx, uid);
      const fresh = await beginOneTimeCodes(tx, { uid, email: user?.email ?? '' }, config);
      return fresh === null ? refuse('stale_status') : { status: 'OK', ...fresh };
    });
  },
  { needs_open_session: true },
);
