import { answersLost } from '../check/mails.ts';
import { control } from '../load/families.ts';
import { sleep } from '../random.ts';
import type { Fault } from './fault.ts';

type Party = 'stripe' | 'line' | 'mail';
const paths: Readonly<Record<Party, string>> = { stripe: '/v1/', line: '/v2/bot/message/push', mail: '/smtp/data' };

/** So long silent that whoever asks has given up. */
const SILENT_MS = 30_000;
const kinds = {
  slow: { kind: 'slow', delay_ms: 1500, share: 0.6 },
  failing: { kind: 'status', status: 500, share: 0.5 },
  /** The connection is cut before anything was done. */
  cut: { kind: 'drop', share: 0.4 },
  /** It was done, and nobody was told. */
  'answer lost': { kind: 'drop', when: 'after', share: 0.4 },
  'answer too late': { kind: 'timeout', when: 'after', delay_ms: SILENT_MS, share: 0.15, times: 3 },
} as const;

/** One of the three is slow, fails, or does what was asked and does not say so. */
const partyFault =
  (party: Party): Fault =>
  async ({ system, random, lasts, suffered }) => {
    const base = `${system.emulators[party]}/emulator/faults`;
    const name = random.one(Object.keys(kinds) as (keyof typeof kinds)[]) ?? 'slow';
    const status = party === 'mail' ? { status: 451 } : {};
    await control(base, { path: paths[party], ...kinds[name], ...(name === 'failing' ? status : {}) });
    await sleep(lasts);
    if (party === 'mail') suffered.mailAnswersLost += await answersLost(system.emulators.mail);
    await control(base, undefined, 'DELETE');
    const key = `${party}: ${name}`;
    suffered.byName.set(key, (suffered.byName.get(key) ?? 0) + 1);
  };
export const stripeTrouble = partyFault('stripe');
export const lineTrouble = partyFault('line');
export const mailTrouble = partyFault('mail');

/** Each webhook twice; or all of them late, and the newest first. */
export const webhooksTwice: Fault = async ({ system, lasts }) => {
  await control(`${system.emulators.stripe}/emulator/webhooks`, { mode: 'duplicate' });
  await sleep(lasts);
  await control(`${system.emulators.stripe}/emulator/webhooks`, { mode: 'normal' });
};

export const webhooksLateAndReversed: Fault = async ({ system, random, lasts }) => {
  const mode = random.below(2) === 0 ? 'reverse' : 'hold';
  await control(`${system.emulators.stripe}/emulator/webhooks`, { mode });
  await sleep(lasts);
  await control(`${system.emulators.stripe}/emulator/webhooks/flush`, {});
  await control(`${system.emulators.stripe}/emulator/webhooks`, { mode: 'normal' });
};

/** Whatever is still armed is disarmed, and what waits to be sent is sent. */
export async function thirdPartiesAreWell(emulators: Readonly<Record<Party, string>>): Promise<void> {
  for (const party of Object.keys(paths) as Party[]) {
    await control(`${emulators[party]}/emulator/faults`, undefined, 'DELETE');
  }
  await control(`${emulators.stripe}/emulator/webhooks`, { mode: 'normal' });
  await control(`${emulators.stripe}/emulator/webhooks/flush`, {});
}
