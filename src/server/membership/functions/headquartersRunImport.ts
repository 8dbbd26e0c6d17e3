import { hashPassword } from '../../auth/passwords.ts';
import { newSecret } from '../../auth/store/secrets.ts';
import { implement } from '../../callable/context.ts';
import { runImport } from '../imports/run-import.ts';

/** Imports branches or families from a file, all or none. Families set their own password; the one written here is unknown to anyone. */
export const headquartersRunImport = implement(
  'headquartersRunImport',
  async ({ clock, database, config }, input, acting) => {
    const password_hash = await hashPassword(newSecret());
    const context = { now: clock.now(), key: config.AUTH_SIGNING_KEY, account: acting, password_hash };
    const made = await database.transaction(context.now, (tx) =>
      runImport(tx, context, { ...input, invite: input.invite_flag === 1 }),
    );
    return { status: 'OK', ...made };
  },
);
