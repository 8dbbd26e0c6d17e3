import { parseArgs } from 'node:util';
import { until } from '../../src/server/testing/process.ts';
import { robustnessSetup, since, sleep } from './setup.ts';

/**
 * Two workers, one of them killed (-9) and started again, over and over, while messages are sent. Every message arrives
 * exactly once, and the last one soon after the last kill. `--kills 10 --messages 600`.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '10' }, messages: { type: 'string', default: '600' } },
});
const [kills, messages] = [Number(values.kills), Number(values.messages)];
const setup = await robustnessSetup();
try {
  await fetch(`${setup.line}/emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'slow', path: '/v2/bot/message/push', delay_ms: 100, times: 1_000_000 }),
  });
  await setup.tell('kill', messages);
  setup.start({ PROCESS: 'worker' });
  let victim = setup.start({ PROCESS: 'worker' });
  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(2);
    await victim.end('SIGKILL');
    victim = setup.start({ PROCESS: 'worker' });
  }
  const last = performance.now();
  await until('no job is left', async () => (await setup.jobsLeft()) === 0, 180);
  const { texts, most } = await setup.delivered('kill');
  console.log(`${kills} kills: ${texts} of ${messages} messages delivered, each at most ${most} time(s); `);
  console.log(`no job was left ${since(last)} after the last kill (a dead worker's jobs are freed after 10 to 20 s)`);
  process.exitCode = texts === messages && most === 1 ? 0 : 1;
} finally {
  await setup.close();
}
