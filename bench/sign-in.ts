import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { hashPassword, passwordMatches } from '../src/server/auth/passwords.ts';
import { openSession } from '../src/server/store/sign-in/sessions.ts';
import { registrationForm } from '../src/server/testing/registration-form.ts';
import { startWorld } from './sign-in/world.ts';

/**
 * Sign-in and registration beside the cost of argon2 alone, in one run, turn by turn, so that a busy machine slows all.
 * Writes its section of bench/RESULTS.md.
 */
const ROUNDS = 11;
const ROUND_MS = 1_000;
const CALLERS = 8;
const REGISTRATIONS = 32;
const PASSWORD = 'imahoiku-demo';
const HEADING = '## Sign-in and registration';

const world = await startWorld();
const { services, address } = world;
const stripe = services.gateways.stripe;
const stored = await hashPassword(PASSWORD);

async function post(path: string, body: unknown, token?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok || text.includes('"NG"')) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}
const call = (name: string, data: unknown, token: string) => post(`/imahoiku/asia-northeast1/${name}`, { data }, token);

/** How often a second, with so many callers at once. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let done = 0;
  const caller = async () => {
    while (performance.now() - started < ROUND_MS) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return (done * 1000) / (performance.now() - started);
}

let parents = 0;
/** A parent who has signed up and entered a card. */
async function readyParent() {
  parents += 1;
  const [uid, email] = [`bench-${parents}`, `bench${parents}@example.jp`];
  const insert = "insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $2, $3)";
  const session = await services.database.transaction(services.clock.now(), async (tx) => {
    await tx.query(insert, [uid, email, stored]);
    return openSession(tx, { uid, role: 'user' }, services.config);
  });
  const token = await services.bearer.issue({ uid, role: 'user', session_id: session.id });
  const { result } = (await call('createSetupIntent', null, token)) as { result: { setupIntentId: string } };
  await stripe.setupIntents.confirm(result.setupIntentId, { payment_method: 'pm_card_visa' });
  return { token, form: registrationForm(email, { setup_intent_id: result.setupIntentId }) };
}

async function registrations(plan_type_id: number): Promise<number> {
  const waiting = await Promise.all(Array.from({ length: REGISTRATIONS }, readyParent));
  const started = performance.now();
  const caller = async () => {
    for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
      await call('createCustomer', { ...parent.form, plan_type_id }, parent.token);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return (REGISTRATIONS * 1000) / (performance.now() - started);
}

const measured: Record<string, () => Promise<number>> = {
  'argon2 verify alone': () => rate(() => passwordMatches(stored, PASSWORD)),
  'POST /auth/password': () => rate(() => post('/auth/password', { email: 'sato@example.jp', password: PASSWORD })),
  'createCustomer, free plan': () => registrations(1),
  'createCustomer, charged plan': () => registrations(2),
};

const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * share)] ?? 0;

async function run(): Promise<string> {
  const prices = [{ id: 'price_standard', product_name: 'スタンダード', unit_amount: 1100 }];
  const seeded = await fetch(`${world.stripeUrl}/emulator/seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prices }),
  });
  if (!seeded.ok) throw new Error(await seeded.text());
  const before = loadavg()[0] ?? 0;
  const rounds: Record<string, number>[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const rates: Record<string, number> = {};
    for (const [name, measure] of Object.entries(measured)) rates[name] = await measure();
    // The first round warms up.
    if (round > 0) rounds.push(rates);
  }
  const rows = Object.keys(measured).map((name) => {
    const perSecond = quantile(
      rounds.map((round) => round[name] ?? 0),
      0.5,
    );
    const ratios = rounds.map((round) => (round[name] ?? 0) / (round['argon2 verify alone'] ?? 1));
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
    return `| ${name} | ${perSecond.toFixed(1)} | ${middle} | ${low}–${high} |`;
  });
  return [
    HEADING,
    '',
    `Per second, ${CALLERS} callers, median of ${ROUNDS} rounds turn by turn; 2 cores shared by callers, server, PostgreSQL and`,
    `the emulators (load average ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after). A sign-in is one argon2id verification (m=19456, t=2,`,
    'p=1) and a session; a registration has no password in it but 3 calls to Stripe (free plan) or 5 (charged plan), so its rate is',
    "bounded by Stripe's answers: here those of the emulator. Run it: `node_modules/.bin/node bench/sign-in.ts`.",
    '',
    '| what | per second | beside argon2 alone (median) | middle half |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const path = join(import.meta.dirname, 'RESULTS.md');
try {
  const section = await run();
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '# Measurements\n';
  const others = text.split(/^(?=## )/m).filter((part) => !part.startsWith(HEADING));
  writeFileSync(path, `${others.map((part) => part.trimEnd()).join('\n\n')}\n\n${section}`);
  console.log(section);
} finally {
  await world.stop();
}
