import { control } from '../load/families.ts';
import { sleep } from '../random.ts';
import type { Slot } from '../world/processes.ts';
import type { Fault, FaultContext } from './fault.ts';

async function kill({ suffered }: FaultContext, slot: Slot | undefined): Promise<void> {
  if (slot !== undefined && (await slot.kill())) suffered.kills += 1;
}

export const webKilled: Fault = async (context) => {
  const slot = context.random.one(context.system.webs);
  await kill(context, slot);
  await slot?.untilUp();
};

/** LINE is made slow, so that jobs are under way when it happens. */
export const workerKilledInAJob: Fault = async (context) => {
  const { system, random, lasts } = context;
  const slow = { kind: 'slow', path: '/v2/bot/message/push', delay_ms: 400, share: 1 };
  await control(`${system.emulators.line}/emulator/faults`, slow);
  await sleep(lasts / 2);
  const slot = random.one(system.workers);
  await kill(context, slot);
  await sleep(lasts / 2);
  await control(`${system.emulators.line}/emulator/faults`, undefined, 'DELETE');
  await slot?.untilUp();
};

/** Process after process, each asked to end and waited for, as a release is rolled out. */
export const deploy: Fault = async ({ system }) => {
  for (const slot of [...system.webs, ...system.workers]) {
    await slot.restart();
    await slot.untilUp();
  }
};

/** The disk of one web process's log is full from its start on; /dev/full says so without one. */
export const logDiskFull: Fault = async ({ system, random, lasts }) => {
  const slot = random.one(system.webs);
  if (slot === undefined) return;
  slot.setLogFull(true);
  await slot.restart();
  await slot.untilUp();
  await sleep(lasts);
  slot.setLogFull(false);
  await slot.restart();
  await slot.untilUp();
};

/** A quarter of an hour passes at once for everybody, at Stripe too: holds and offers run out, charges fall due. */
export const clockJump: Fault = async ({ system, random }) => {
  const seconds = random.between(5, 25) * 60;
  system.clocks.advance(seconds);
  await control(`${system.emulators.stripe}/emulator/clock`, { advance_seconds: seconds });
};

/** One process's clock is minutes off, ahead or behind, and is set right again. */
export const clockOff: Fault = async ({ system, random, lasts }) => {
  const minutes = random.between(1, 6) * (random.below(2) === 0 ? -1 : 1);
  system.clocks.skew(random.below(system.webs.length + system.workers.length), minutes * 60);
  await sleep(lasts);
  system.clocks.setRight();
};
