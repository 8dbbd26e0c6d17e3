import { CallableError, type FunctionContext, Refusal } from '../callable/context.ts';
import { attemptsLeft, countAttempt } from '../store/rate-limits.ts';
import type { ShownAtDoor } from './pass-door.ts';

/**
 * Six digits can be guessed: wrong ones are counted for the person, the tablet and the branch, and after some no others are
 * looked at. Right ones are not counted, however many children are fetched at six o'clock.
 */
export async function atDoor<Result>(
  context: FunctionContext<'staff'>,
  { branch_id, shown }: Pick<ShownAtDoor, 'branch_id' | 'shown'>,
  work: (door: ShownAtDoor) => Promise<Result>,
): Promise<Result> {
  const { account, clock, config, database, tablet_id } = context;
  const now = clock.now();
  const door = { now, key: config.AUTH_SIGNING_KEY, account, branch_id, shown };
  if ('token' in shown) return work(door);
  const limits = [
    { bucket: `pass digits account ${account.id}`, limit: config.RATE_LIMIT_SIGN_IN },
    ...(tablet_id === null ? [] : [{ bucket: `pass digits tablet ${tablet_id}`, limit: config.RATE_LIMIT_SIGN_IN }]),
    { bucket: `pass digits branch ${branch_id}`, limit: config.RATE_LIMIT_EMAIL_CHECK },
  ];
  for (const { bucket, limit } of limits) {
    const left = await database.read(now, (db) => attemptsLeft(db, bucket, limit, now));
    if (!left) throw new CallableError('RESOURCE_EXHAUSTED');
  }
  try {
    return await work(door);
  } catch (error) {
    if (error instanceof Refusal && error.result.type === 'pass_unknown') {
      for (const { bucket, limit } of limits) await database.read(now, (db) => countAttempt(db, bucket, limit, now));
    }
    throw error;
  }
}
