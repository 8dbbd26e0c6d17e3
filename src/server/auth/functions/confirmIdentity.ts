import { type FunctionContext, implement, Refusal } from '../../callable/context.ts';
import { type LineAnswer, redeemLineAnswer } from '../line-answer.ts';
import { countPasswordAttempt } from '../password-attempts.ts';
import { passwordMatches } from '../passwords.ts';
import { noteIdentityConfirmed } from '../store/own-sessions.ts';
import { userByUid } from '../store/users.ts';

type Context = FunctionContext<'signed_in'>;

/** Marks this session as freshly proved, by the present password or a fresh LINE sign-in; no other session. */
export const confirmIdentity = implement(
  'confirmIdentity',
  async (context, input) => {
    const { clock, database, session_id } = context;
    const return_to = 'password' in input ? null : await proveByLine(context, input);
    if ('password' in input) await proveByPassword(context, input.password);
    await database.transaction(clock.now(), (tx) => noteIdentityConfirmed(tx, session_id));
    return { status: 'OK', return_to };
  },
  { needs_open_session: true },
);

async function proveByPassword(context: Context, password: string): Promise<void> {
  const { clock, database, uid } = context;
  // Counted with the sign-ins of the account: an unlocked phone is no way to guess on.
  if (!(await countPasswordAttempt(context, uid, 'known_device'))) throw new Refusal('rate_limited');
  const user = await database.read(clock.now(), (db) => userByUid(db, uid));
  if (!(await passwordMatches(user?.password_hash ?? null, password))) {
    throw new Refusal('password_wrong', { fields: ['password'] });
  }
}

async function proveByLine(context: Context, answer: LineAnswer): Promise<string | null> {
  const trip = await redeemLineAnswer(context, 'confirm', answer);
  // The round trip was started by another user or in another account.
  if (trip.uid !== context.uid) throw new Refusal('line_state');
  const user = await context.database.read(context.clock.now(), (db) => userByUid(db, context.uid));
  if (user?.line_user_id !== trip.line_user_id) throw new Refusal('line_other');
  return trip.return_to;
}
