import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { report, writeResults } from './results.ts';
import { soak, verdict } from './run.ts';

/**
 * `npm run soak -- --minutes 5 [--seed 1] [--operations 1000000] [--families 32] [--pause 3] [--write]`: mixed load over HTTP
 * against real processes while everything fails that can (a pause of about so many seconds between), then a proof. The last line says what was proved; the exit code follows it.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    operations: { type: 'string' },
    families: { type: 'string', default: '32' },
    parents: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '2' },
    pause: { type: 'string', default: '3' },
    sweep: { type: 'string', default: '3' },
    faults: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interrupted.abort());

console.log(`seed ${values.seed}`);
try {
  const soaked = await soak({
    seed: Number(values.seed),
    seconds: Number(values.minutes) * 60,
    families: Number(values.families),
    parents: Number(values.parents),
    visitors: Number(values.visitors),
    pause: Number(values.pause) * 1000,
    sweepMs: Number(values.sweep) * 1000,
    ...(values.operations === undefined ? {} : { operations: Number(values.operations) }),
    ...(values.faults === undefined ? {} : { faults: values.faults.split(',') }),
    say: (line) => console.log(line),
    signal: interrupted.signal,
  });
  console.log(report(soaked));
  if (values.write) writeResults(soaked);
  const said = verdict(soaked);
  console.log(said);
  process.exitCode = said.endsWith('all held') ? 0 : 1;
} catch (error) {
  console.error(error);
  console.log('soak: broke off, nothing is proved');
  process.exitCode = 1;
}
// A socket of a killed process may keep the program for minutes.
process.exit();
