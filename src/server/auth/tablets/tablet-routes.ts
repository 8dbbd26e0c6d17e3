import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../../contract/errors.ts';
import { callableErrors } from '../../../contract/page-errors.ts';
import { pinDigits } from '../../../domain/auth/pin.ts';
import { accountRole } from '../../../domain/codes.ts';
import { presentChildren } from '../../attendance/store/roll.ts';
import type { Services } from '../../services.ts';
import { actingAs, rowOf, writeAudit } from '../../store/audit.ts';
import { countAttempt } from '../../store/rate-limits.ts';
import { callerOf } from '../caller.ts';
import { sessionCookie } from '../cookie.ts';
import { deviceOf } from '../device.ts';
import { SignInRefused } from '../sign-in-refused.ts';
import { type Account, accountByUid } from '../store/accounts.ts';
import { identityWasConfirmed } from '../store/own-sessions.ts';
import { pinPerson, tilePeople, tryPin, unlockPin } from '../store/pins.ts';
import { closeSessionOfCookie, type OpenSession, openSession } from '../store/sessions.ts';
import {
  bindSession,
  noteTabletSeen,
  registerTablet,
  revokeTablet,
  type Tablet,
  tabletOfSecret,
  tabletSettings,
} from '../store/tablets.ts';
import { noteSignIn } from '../store/users.ts';
import { pinMatches } from './pin-hash.ts';
import { tabletCookie } from './tablet-cookie.ts';

const registration = z.object({ branch_id: z.number().int(), name: z.string().trim().min(1).max(40) });
const pinInput = z.object({ account_id: z.number().int(), pin: z.string().regex(pinDigits) });

/** The registered tablet a request comes from, by its cookie. */
export async function tabletOf(services: Services, request: FastifyRequest): Promise<Tablet | null> {
  const { clock, config, database } = services;
  const secret = tabletCookie(config.PUBLIC_URL).read(request);
  return secret === null ? null : database.read(clock.now(), (db) => tabletOfSecret(db, secret));
}

const managesAt = ({ role, branch_ids }: Account, branch_id: number): boolean =>
  role === accountRole.code.headquarters || (role === accountRole.code.branchManager && branch_ids.includes(branch_id));

/** Inside authRoutes: registering a tablet, what its lock screen shows, and the way in by PIN (decision 20). */
export function tabletRoutes(
  app: FastifyInstance,
  services: Services,
  answer: (reply: FastifyReply, session: OpenSession) => Promise<object>,
): void {
  const { bearer, clock, config, database } = services;
  const cookie = tabletCookie(config.PUBLIC_URL);
  const ownSession = sessionCookie(config.PUBLIC_URL);

  app.post('/auth/tablet', async (request, reply) => {
    const tablet = await tabletOf(services, request);
    if (tablet === null) {
      if (cookie.read(request) !== null) cookie.clear(reply);
      return { tablet: null };
    }
    const { id, branch_id, branch_name, name } = tablet;
    cookie.write(reply, cookie.read(request) ?? '');
    return database.transaction(clock.now(), async (tx) => {
      const settings = await tabletSettings(tx);
      await noteTabletSeen(tx, id);
      return {
        tablet: { id, name, branch_id, branch_name, lock_minutes: settings.tablet_lock_minutes },
        present: await presentChildren(tx, branch_id),
        people: await tilePeople(tx, tablet, settings.pin_error_limit),
      };
    });
  });

  app.post('/auth/tablet/register', async (request, reply) => {
    const { branch_id, name } = registration.parse(request.body);
    const caller = await callerOf(request, bearer).catch(() => null);
    if (caller?.role !== 'staff') throw new SignInRefused(401, callableErrors.UNAUTHENTICATED);
    const { session_id, uid } = caller;
    const replaced = await tabletOf(services, request);
    const registered = await database.transaction(clock.now(), async (tx) => {
      const account = await accountByUid(tx, uid);
      if (account === null || !managesAt(account, branch_id)) {
        throw new SignInRefused(403, callableErrors.PERMISSION_DENIED);
      }
      if (!(await identityWasConfirmed(tx, session_id, config.IDENTITY_MINUTES))) {
        throw new SignInRefused(403, refusals.identity_unconfirmed, 'identity_unconfirmed');
      }
      if (replaced !== null) await revokeTablet(tx, replaced.id);
      const made = await registerTablet(tx, { branch_id, name, registered_by: account.id });
      await bindSession(tx, session_id, made.id);
      const acting = actingAs(account, 'staffRegisterTablet');
      const change = { account: acting, branch_id, table_name: 'tablets' } as const;
      await writeAudit(tx, change, made.id, null, await rowOf(tx, 'tablets', made.id));
      return made;
    });
    cookie.write(reply, registered.secret);
    return { status: 'OK', tablet_id: registered.id };
  });

  app.post('/auth/tablet/pin', async (request, reply) => {
    const { account_id, pin } = pinInput.parse(request.body);
    const tablet = await tabletOf(services, request);
    if (tablet === null) {
      cookie.clear(reply);
      throw new SignInRefused(401, refusals.tablet_unknown, 'tablet_unknown');
    }
    const { attempts, seconds } = config.RATE_LIMIT_SIGN_IN;
    const perTablet = { attempts: attempts * 5, seconds };
    const allowed = await database.read(clock.now(), (db) =>
      countAttempt(db, `pin tablet ${tablet.id}`, perTablet, clock.now()),
    );
    if (!allowed) throw new SignInRefused(429, refusals.rate_limited);
    const uid = await provedByPin(tablet, account_id, pin);
    const before = ownSession.read(request);
    const session = await database.transaction(clock.now(), async (tx) => {
      await unlockPin(tx, uid, tablet.id);
      await noteTabletSeen(tx, tablet.id);
      await noteSignIn(tx, uid);
      // One browser, one person: who was here before is so no more.
      if (before !== null) await closeSessionOfCookie(tx, before);
      const device = deviceOf(request.headers['user-agent']);
      return openSession(tx, { uid, role: 'staff', device, tablet, by_pin: true }, config);
    });
    return answer(reply, session);
  });

  /** Another person's tile, a person without a PIN and a wrong PIN all get the same answer. */
  const provedByPin = async (tablet: Tablet, account_id: number, pin: string): Promise<string> => {
    const person = await database.read(clock.now(), (db) => pinPerson(db, tablet.branch_id, account_id));
    const { pin_error_limit } = await database.read(clock.now(), tabletSettings);
    const errors =
      person === null
        ? 0
        : await database.read(clock.now(), (db) =>
            tryPin(db, { uid: person.uid, tablet_id: tablet.id, pin_error_limit }),
          );
    if (errors === null) throw new SignInRefused(401, refusals.pin_locked, 'pin_locked');
    const right = await pinMatches(person?.pin_hash ?? null, config.AUTH_SIGNING_KEY, person?.uid ?? '', pin);
    if (person !== null && right) return person.uid;
    const type = errors >= pin_error_limit ? 'pin_locked' : 'pin_wrong';
    throw new SignInRefused(401, refusals[type], type);
  };
}
