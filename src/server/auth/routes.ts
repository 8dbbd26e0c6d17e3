import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../contract/errors.ts';
import { callableErrors } from '../../contract/page-errors.ts';
import type { FamilyPlace, StaffPlace } from '../bearer-tokens.ts';
import { answerFault } from '../faults.ts';
import { networkOf } from '../http/network.ts';
import { endOfIdentity } from '../membership/store/deleted-identities.ts';
import { personByUid } from '../membership/store/family-people.ts';
import type { Services } from '../services.ts';
import { countAttempt } from '../store/rate-limits.ts';
import { callerOf } from './caller.ts';
import { isCrossSite, sessionCookie } from './cookie.ts';
import { deviceOf } from './device.ts';
import { emailVerificationRoutes } from './email-verification.ts';
import { knownDevice } from './known-device.ts';
import { countPasswordAttempt } from './password-attempts.ts';
import { passwordResetRoutes } from './password-reset.ts';
import { passwordMatches } from './passwords.ts';
import { staffSignInRoutes } from './second-factor/staff-sign-in.ts';
import { SignInRefused, signInLimitedText } from './sign-in-refused.ts';
import { accountOfSession } from './store/accounts.ts';
import {
  BEARER_LIFETIME_SECONDS,
  closeAllSessions,
  closeSessionOfCookie,
  type OpenSession,
  openSession,
  rotateSession,
} from './store/sessions.ts';
import { noteTabletSeen, tabletSettings } from './store/tablets.ts';
import { redeemCustomToken, userByEmail } from './store/users.ts';
import { tabletOf, tabletRoutes } from './tablets/tablet-routes.ts';

/** A token that would end sooner is not worth renewing for: the rights it carries are over. */
const SHORTEST_BEARER_SECONDS = 90;

const credentials = z.object({ email: z.string().max(100), password: z.string().max(64) });

/**
 * Sign-in, refresh and sign-out. The answers never reveal whether an email address is known; only a deleted account is asked
 * to register again (product-rules.md "Customer lifecycle").
 */
export async function authRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { config, database, bearer, clock } = services;
  const cookie = sessionCookie(config.PUBLIC_URL);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isCrossSite(request)) return reply.code(403).send({ error: callableErrors.PERMISSION_DENIED });
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof SignInRefused) return reply.code(error.status).send(error.answer);
    if (error instanceof z.ZodError) return reply.code(400).send({ error: callableErrors.INVALID_ARGUMENT });
    return answerFault(error, request, reply);
  });

  const devices = knownDevice(config);
  const limit = config.RATE_LIMIT_SIGN_IN;
  const perAddress = { ...limit, attempts: limit.attempts * 5 };
  const countAddress = (request: FastifyRequest) =>
    database.read(clock.now(), (db) =>
      countAttempt(db, `sign-in address ${networkOf(request.ip)}`, perAddress, clock.now()),
    );
  /** Neither strangers who guess nor neighbours in the same network keep out a device the account was signed in on. */
  const limitPasswords = async (request: FastifyRequest, uid: string | null, email: string) => {
    if (uid !== null && devices.knows(request, uid)) {
      if (!(await countPasswordAttempt(services, uid, 'known_device')))
        throw new SignInRefused(429, refusals.rate_limited);
      return;
    }
    // Counted by the account, not its spelling: the database takes more letters for the same than toLowerCase does.
    const account = uid ?? email.toLowerCase();
    const allowed = await Promise.all([countPasswordAttempt(services, account, 'stranger'), countAddress(request)]);
    if (allowed.includes(false)) throw new SignInRefused(429, signInLimitedText);
  };
  const limitResets = async (request: FastifyRequest, email: string) => {
    const allowed = await Promise.all([
      database.read(clock.now(), (db) => countAttempt(db, `password reset ${email}`, limit, clock.now())),
      countAddress(request),
    ]);
    if (allowed.includes(false)) throw new SignInRefused(429, refusals.rate_limited);
  };
  const answer = async (reply: FastifyReply, session: OpenSession) => {
    const { id: session_id, uid, role } = session;
    const full_seconds = session.tablet?.full_seconds ?? null;
    const limited = full_seconds !== null && full_seconds < SHORTEST_BEARER_SECONDS;
    const tablet = session.tablet && { id: session.tablet.id, branch_id: session.tablet.branch_id, limited };
    const staff = role === 'staff' ? await placeOf(uid, limited ? (tablet?.branch_id ?? null) : null) : null;
    const family = role === 'user' ? await familyPlaceOf(uid) : null;
    // The rights a password gave to a PIN session end with the token that carries them.
    const lasts = limited ? BEARER_LIFETIME_SECONDS : Math.min(BEARER_LIFETIME_SECONDS, full_seconds ?? Infinity);
    const token = await bearer.issue({ uid, role, session_id, tablet }, staff ?? family, lasts);
    cookie.write(reply, session.cookie);
    // A PIN is no password: it makes no device of the tablet it was typed on.
    if (full_seconds === null) devices.remember(reply, uid);
    const lock_minutes = tablet && (await database.read(clock.now(), tabletSettings)).tablet_lock_minutes;
    const bound = tablet && { tablet: { ...tablet, lock_minutes } };
    return { token, expires_in: lasts, user: { uid, role, allowed_roles: [role], ...staff, ...bound } };
  };
  /** A disabled account is signed out at its next refresh; its rights in the database end at once. */
  const placeOf = async (uid: string, pin_branch: number | null = null): Promise<StaffPlace> => {
    const account = await database.read(clock.now(), (db) => accountOfSession(db, uid, pin_branch));
    if (account === null) throw new SignInRefused(401, refusals.email_unknown);
    return { branch_id: account.branch_id, account_role: account.role };
  };
  /** Null before there is a family. */
  const familyPlaceOf = async (uid: string): Promise<FamilyPlace | null> => {
    const person = await database.read(clock.now(), (db) => personByUid(db, uid));
    return person && { family_member_id: person.family_member_id, family_role: person.role };
  };
  type Kind = 'customer' | 'staff';
  const signInWithPassword = async (request: FastifyRequest, kind: Kind, input: z.infer<typeof credentials>) => {
    const user = await database.read(clock.now(), (db) => userByEmail(db, input.email));
    await limitPasswords(request, user?.uid ?? null, input.email);
    const usable = user?.kind === kind && !user.disabled ? user : null;
    const matches = await passwordMatches(usable?.password_hash ?? null, input.password);
    if (usable !== null && matches) return usable;
    const identity = { kind: 'email' as const, email: input.email };
    const end =
      kind === 'customer' && user === null
        ? await database.read(clock.now(), (db) => endOfIdentity(db, config.AUTH_SIGNING_KEY, identity))
        : null;
    throw new SignInRefused(401, refusals[end ?? 'email_unknown']);
  };

  app.post('/auth/custom_token', async (request, reply) => {
    const { custom_token } = z.object({ custom_token: z.string().max(200) }).parse(request.body);
    const session = await database.transaction(clock.now(), async (tx) => {
      const uid = await redeemCustomToken(tx, custom_token);
      if (uid === null) throw new SignInRefused(401, callableErrors.UNAUTHENTICATED);
      return openSession(tx, { uid, role: 'user', device: deviceOf(request.headers['user-agent']) }, config);
    });
    return answer(reply, session);
  });

  app.post('/auth/password', async (request, reply) => {
    const input = credentials.parse(request.body);
    const { uid } = await signInWithPassword(request, 'customer', input);
    const opened = { uid, role: 'user', device: deviceOf(request.headers['user-agent']) } as const;
    return answer(reply, await database.transaction(clock.now(), (tx) => openSession(tx, opened, config)));
  });

  app.post('/auth/refresh', async (request, reply) => {
    const token = cookie.read(request);
    const tablet = await tabletOf(services, request);
    if (tablet !== null) await database.read(clock.now(), (db) => noteTabletSeen(db, tablet.id));
    const session =
      token === null
        ? null
        : await database.transaction(clock.now(), (tx) => rotateSession(tx, token, config, tablet?.id ?? null));
    // A visitor has no token to refuse: they are simply not signed in, and see no error in their console.
    if (token === null) return reply.code(204).send();
    if (session === null) {
      cookie.clear(reply);
      throw new SignInRefused(401, callableErrors.UNAUTHENTICATED);
    }
    return answer(reply, session);
  });

  app.post('/auth/sign_out', async (request, reply) => {
    const token = cookie.read(request);
    if (token !== null) await database.transaction(clock.now(), (tx) => closeSessionOfCookie(tx, token));
    cookie.clear(reply);
    return { status: 'OK' };
  });

  app.post('/auth/sign_out_everywhere', async (request, reply) => {
    const caller = await callerOf(request, bearer).catch(() => null);
    if (caller === null || caller.role === 'anonymous') throw new SignInRefused(401, callableErrors.UNAUTHENTICATED);
    await database.transaction(clock.now(), (tx) => closeAllSessions(tx, caller.uid));
    cookie.clear(reply);
    return { status: 'OK' };
  });

  const checkPassword = async (request: FastifyRequest) => {
    const user = await signInWithPassword(request, 'staff', credentials.parse(request.body));
    await placeOf(user.uid);
    return user;
  };
  staffSignInRoutes(app, services, { checkPassword, answer });
  tabletRoutes(app, services, answer);
  passwordResetRoutes(app, services, limitResets);
  emailVerificationRoutes(app, services);
}
