import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../contract/errors.ts';
import { email, password } from '../../contract/fields.ts';
import { passwordWeaknessText } from '../../domain/auth/password.ts';
import { deskFamilyByEmail } from '../membership/store/desk-families.ts';
import { enqueue } from '../queue/enqueue.ts';
import type { Services } from '../services.ts';
import { weaknessOf } from './common-passwords.ts';
import { knownDevice } from './known-device.ts';
import { hashPassword } from './passwords.ts';
import { SignInRefused } from './sign-in-refused.ts';
import { noteSignInEmailVerified } from './store/email-state.ts';
import { closeAllSessions } from './store/sessions.ts';
import { passwordResetOf, redeemPasswordReset, setPassword, userByEmail } from './store/users.ts';

const token = z.string().max(200);

/** The mailed link of /forget_password, inside authRoutes: asked for, looked at when it is opened, and used once. */
export function passwordResetRoutes(
  app: FastifyInstance,
  { clock, config, database }: Services,
  limitResets: (request: FastifyRequest, email: string) => Promise<void>,
): void {
  app.post('/auth/password_reset', async (request) => {
    const input = z.object({ email }).parse(request.body);
    await limitResets(request, input.email.toLowerCase());
    await database.transaction(clock.now(), async (tx) => {
      const user = await userByEmail(tx, input.email);
      if (user === null) {
        // Entered at the desk, and the link was lost: it is sent again instead.
        const customer_id = await deskFamilyByEmail(tx, input.email);
        if (customer_id !== null) await enqueue(tx, 'sendFamilyLink', { customer_id });
        return;
      }
      if (user.disabled) return;
      await enqueue(tx, 'sendPasswordResetMail', { uid: user.uid });
    });
    return { status: 'OK' };
  });

  /** Whose link it is; a used or expired one is reported before anything is typed. */
  const openReset = async (link: string) => {
    const reset = await database.transaction(clock.now(), (tx) => passwordResetOf(tx, link));
    if (reset?.state === 'open') return reset;
    throw new SignInRefused(400, refusals.form_token_invalid, reset?.state ?? 'unknown');
  };

  app.post('/auth/password_reset/check', async (request) => {
    const { first } = await openReset(z.object({ token }).parse(request.body).token);
    return { status: 'OK', first };
  });

  app.post('/auth/password_reset/confirm', async (request, reply) => {
    const input = z.object({ token, password }).parse(request.body);
    const reset = await openReset(input.token);
    const weakness = weaknessOf(input.password, reset.email ?? '');
    if (weakness !== null) throw new SignInRefused(422, passwordWeaknessText[weakness], 'password_weak');
    const passwordHash = await hashPassword(input.password);
    const owner = await database.transaction(clock.now(), async (tx) => {
      const uid = await redeemPasswordReset(tx, input.token);
      if (uid === null) throw new SignInRefused(400, refusals.form_token_invalid, 'used');
      await setPassword(tx, uid, passwordHash);
      await closeAllSessions(tx, uid);
      // Who used the link reads this mailbox.
      await noteSignInEmailVerified(tx, uid);
      if (!reset.first) await enqueue(tx, 'sendPasswordChangedMail', { uid, changed_at: clock.now().getTime() });
      return uid;
    });
    // The second way in while strangers guess: who reads the mailbox signs in on a device that counts as known.
    knownDevice(config).remember(reply, owner);
    return { status: 'OK' };
  });
}
