import { addDays, instantOf } from '../../../domain/time.ts';
import { serverNow, serverToday } from '../../data/server-clock.ts';
import { browserNow } from '../../session/browser-clock.ts';
import { keep, kept, rollDatabase, type StoredPerson, type StoredPlace, type StoredRoll } from './roll-database.ts';

/** Read by public/staff-roll.js too. High, because a PIN is short; an unlock takes about a second on a tablet. */
const iterations = 600_000;

const dayMs = 24 * 60 * 60 * 1000;

/** When the day ends in Tokyo, by this device's clock, which is all that is left without a connection. */
export function endOfDayHere(): number {
  const midnight = instantOf(addDays(serverToday(), 1)).getTime();
  return browserNow() + (midnight - serverNow().getTime());
}

let working: Promise<void> = Promise.resolve();

/**
 * After entering PIN or password online, staff may read the roll on this tablet offline for the day: a key pair is made whose
 * private key is wrapped with it. The secret itself is never stored. The public key encrypts later rolls without it.
 */
export function storeKeyOf(
  person: Pick<StoredPerson, 'account_id' | 'name' | 'digits'>,
  secret: string,
): Promise<void> {
  working = working.then(() => makeKey(person, secret)).catch(() => undefined);
  return working;
}

async function makeKey(person: Pick<StoredPerson, 'account_id' | 'name' | 'digits'>, pin: string): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const pair = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  );
  const typed = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey']);
  const wrapping = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    typed,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const secret = await crypto.subtle.exportKey('pkcs8', pair.privateKey);
  const private_key = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, wrapping, secret);
  const public_key = await crypto.subtle.exportKey('jwk', pair.publicKey);
  // The roll's own end counts; a key without one goes after a day.
  const until = browserNow() + dayMs;
  const database = await rollDatabase();
  const others = ((await kept<StoredPerson[]>(database, 'people')) ?? []).filter(
    (each) => each.account_id !== person.account_id && each.until > browserNow(),
  );
  const entry = { ...person, until, salt, iterations, iv, private_key, public_key, errors: 0 };
  await keep(database, 'people', [...others, entry]);
  database.close();
}

/**
 * Encrypted once, its key once per stored person; no one else can read it. Without such a person nothing is stored. Only the
 * branch's address lies open beside it: whoever calls an ambulance needs no PIN for what the public page says too.
 */
export async function storeRoll(
  roll: { branch_name: string; made_at: string; children: readonly unknown[] },
  place: StoredPlace,
) {
  await working;
  const database = await rollDatabase();
  const people = ((await kept<StoredPerson[]>(database, 'people')) ?? []).filter(({ until }) => until > browserNow());
  if (people.length > 0) await keep(database, 'roll', { ...(await sealed(roll, people)), place });
  database.close();
}

async function sealed(roll: object, people: readonly StoredPerson[]): Promise<Omit<StoredRoll, 'place'>> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(roll)),
  );
  const raw = await crypto.subtle.exportKey('raw', key);
  const keys = await Promise.all(
    people.map(async ({ account_id, public_key }) => {
      const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
      const theirs = await crypto.subtle.importKey('jwk', public_key, algorithm, false, ['encrypt']);
      return { account_id, key: await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, theirs, raw) };
    }),
  );
  return { until: endOfDayHere(), iv, data, keys };
}
