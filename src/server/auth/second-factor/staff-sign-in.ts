import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../../contract/errors.ts';
import type { Transaction } from '../../postgres/database.ts';
import type { Services } from '../../services.ts';
import { countAttempt } from '../../store/rate-limits.ts';
import { deviceOf } from '../device.ts';
import { SignInRefused } from '../sign-in-refused.ts';
import { accountByUid } from '../store/accounts.ts';
import { unlockPin } from '../store/pins.ts';
import { hasSecondFactor, secondFactorsOf } from '../store/second-factor/factors.ts';
import { passkeysOf } from '../store/second-factor/passkey-rows.ts';
import { beginStep, finishStep, type Step, tryStep } from '../store/second-factor/second-steps.ts';
import { type OpenSession, openSession } from '../store/sessions.ts';
import { noteSignIn, type User } from '../store/users.ts';
import { tabletOf } from '../tablets/tablet-routes.ts';
import { needsSecondFactor } from './own-factors.ts';
import { optionsToProve } from './passkeys.ts';
import { type Proof, proves } from './prove.ts';
import { beginOneTimeCodes, finishOneTimeCodes, firstRecoveryCodes } from './set-up.ts';

const text = z.string().min(1).max(100);
const token = z.string().min(1).max(200);
const proofs = z.union([
  z.object({ token, code: text }),
  z.object({ token, recovery_code: text }),
  z.object({ token, passkey: z.looseObject({ id: z.string().max(1000) }) }),
]);

interface Helpers {
  checkPassword: (request: FastifyRequest) => Promise<User>;
  answer: (reply: FastifyReply, session: OpenSession) => Promise<object>;
}

/**
 * Staff's way in, inside authRoutes: the password, then, where one is set up, the second factor. Headquarters and managers
 * without one set it up before they come in, where the company asks them for it.
 */
export function staffSignInRoutes(app: FastifyInstance, services: Services, { checkPassword, answer }: Helpers): void {
  const { clock, config, database } = services;

  const comeIn = async (tx: Transaction, uid: string, request: FastifyRequest) => {
    await noteSignIn(tx, uid);
    const tablet = await tabletOf(services, request);
    // The password unlocks what wrong PINs had locked here.
    if (tablet !== null) await unlockPin(tx, uid, tablet.id);
    return openSession(tx, { uid, role: 'staff', device: deviceOf(request.headers['user-agent']), tablet }, config);
  };

  app.post('/auth/staff', async (request, reply) => {
    const user = await checkPassword(request);
    const next = await database.transaction(clock.now(), async (tx) => {
      const factors = await secondFactorsOf(tx, user.uid);
      if (hasSecondFactor(factors)) return { second_step: await askForProof(tx, user.uid) };
      const account = await accountByUid(tx, user.uid);
      const required = account !== null && (await needsSecondFactor(tx, account));
      return required ? { second_step: await askToSetUp(tx, user) } : { session: await comeIn(tx, user.uid, request) };
    });
    return next.session ? answer(reply, next.session) : { second_step: next.second_step };
  });

  const askForProof = async (tx: Transaction, uid: string) => {
    const { totp, passkeys, recovery_codes } = await secondFactorsOf(tx, uid);
    const passkey = passkeys > 0 ? await optionsToProve(config, await passkeysOf(tx, uid)) : null;
    const begun = await beginStep(tx, { uid, purpose: 'sign_in', challenge: passkey?.challenge ?? '' });
    return { kind: 'prove', token: begun, totp, passkey, recovery: recovery_codes > 0 };
  };
  const askToSetUp = async (tx: Transaction, { uid, email }: User) => {
    const codes = await beginOneTimeCodes(tx, { uid, email: email ?? '' }, config);
    return { kind: 'set_up', token: await beginStep(tx, { uid, purpose: 'set_up' }), ...codes };
  };

  /** Counted twice: by the step, and by the person over all steps, who else could be asked for ever. */
  const stepOf = async (given: string): Promise<Step> => {
    const step = await database.read(clock.now(), (db) => tryStep(db, given));
    if (step === null || (step.purpose !== 'sign_in' && step.purpose !== 'set_up')) {
      throw new SignInRefused(401, refusals.second_step_ended, 'second_step_ended');
    }
    const bucket = `second step ${step.uid}`;
    const allowed = await database.read(clock.now(), (db) =>
      countAttempt(db, bucket, config.RATE_LIMIT_SECOND_STEP, clock.now()),
    );
    if (!allowed) throw new SignInRefused(429, refusals.rate_limited);
    return step;
  };

  app.post('/auth/staff/second_step', async (request, reply) => {
    const { token: given, ...proof } = proofs.parse(request.body);
    const step = await stepOf(given);
    const wrong = 'passkey' in proof ? refusals.passkey_refused : refusals.second_step_wrong;
    const done = await database.transaction(clock.now(), async (tx) => {
      const passed = await passes(tx, step, proof);
      if (!passed || !(await finishStep(tx, given))) throw new SignInRefused(401, wrong, 'second_step_wrong');
      const recovery_codes = step.purpose === 'set_up' ? await firstRecoveryCodes(tx, step.uid) : [];
      return { session: await comeIn(tx, step.uid, request), recovery_codes };
    });
    return { ...(await answer(reply, done.session)), recovery_codes: done.recovery_codes };
  });

  const passes = async (tx: Transaction, { uid, purpose, challenge }: Step, proof: Proof): Promise<boolean> => {
    if (purpose === 'sign_in') return proves(tx, { uid, challenge, proof, now: clock.now() }, config);
    return 'code' in proof && finishOneTimeCodes(tx, { uid, code: proof.code, now: clock.now() }, config);
  };
}
