import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../contract/errors.ts';
import type { Services } from '../services.ts';
import { SignInRefused } from './sign-in-refused.ts';
import { claimedCustomer, isEmailLinkOf } from './store/email-links.ts';
import { emailOfCustomer, noteEmailVerified } from './store/email-state.ts';

/**
 * The mailed link of a new address, inside authRoutes. It needs no session: the mail is often read in another browser
 * than one reserves with. Opened twice it says yes twice.
 */
export function emailVerificationRoutes(app: FastifyInstance, { clock, config, database }: Services): void {
  app.post('/auth/email_verification', async (request) => {
    const { token } = z.object({ token: z.string().max(200) }).parse(request.body);
    const id = claimedCustomer(token);
    await database.transaction(clock.now(), async (tx) => {
      const email = await emailOfCustomer(tx, id);
      const valid = email !== null && isEmailLinkOf(config.AUTH_SIGNING_KEY, { id, email }, token, clock.now());
      if (!valid) throw new SignInRefused(400, refusals.form_token_invalid);
      await noteEmailVerified(tx, id);
    });
    return { status: 'OK' };
  });
}
