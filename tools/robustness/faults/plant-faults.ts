import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTemplateCluster } from '../../../db/testing/template-cluster.ts';
import { type Fault, faults } from './fault-list.ts';

/**
 * `npm run faults`: plants one deliberate mistake after the other, runs the tests that have to die of it until the first
 * one does, and writes a page about it into docs. `-- --only door` plants those whose name or file says so and writes
 * nothing. The file is put back whatever happens; on a tree with uncommitted changes nothing is planted.
 */
const root = join(import.meta.dirname, '../../..');
const { values: asked } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const report = join(mkdtempSync(join(tmpdir(), 'faults-')), 'report.json');

type Report = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] };

/** The first test that died; null where none did. */
function diedOf({ file, from, to, tests }: Fault): string | null {
  const path = join(root, file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(from).length !== 2) throw new Error(`${file}: not there exactly once: ${from}`);
  rmSync(report, { force: true });
  try {
    writeFileSync(
      path,
      whole.replace(from, () => to),
    );
    const { TEST_CLUSTER: _one, ...environment } = process.env;
    spawnSync('npx', ['vitest', 'run', ...tests, '--bail=1', '--reporter=json', `--outputFile=${report}`], {
      cwd: root,
      stdio: 'ignore',
      env: file.startsWith('db/') ? environment : { ...environment, TEST_CLUSTER: clusterUrl },
    });
  } finally {
    writeFileSync(path, whole);
  }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const died = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name.replace(`${root}/`, '')}: ${fullName}`),
  );
  return died[0] ?? null;
}

const dirty = spawnSync('git', ['status', '--porcelain', '--', 'src', 'db'], { cwd: root, encoding: 'utf8' }).stdout;
if (dirty !== '') throw new Error('uncommitted changes in src or db: commit them first');

const chosen = faults.filter(({ name, file }) => `${name} ${file}`.includes(asked.only));
if (chosen.length === 0) throw new Error(`no fault is called like ${asked.only}`);
// One for all mistakes but those in its own schema.
const { clusterUrl, stop } = await startTemplateCluster();
const rows: string[] = [];
let survivors = 0;
for (const fault of chosen) {
  const died = diedOf(fault);
  if (died === null) survivors += 1;
  console.log(`${died ?? 'SURVIVED'} | ${fault.name}`);
  rows.push(`| ${fault.name} | \`${fault.file}\` | ${died ?? '**none**'} |`);
}
await stop();
const page = `# Planted faults

Made by \`npm run faults\`: each mistake was written into the source, the tests named with it were run until the first died, and the source put back.
${chosen.length} planted, ${chosen.length - survivors} found, ${survivors} survived.

| mistake | file | died |
|---|---|---|
${rows.join('\n')}
`;
if (asked.only === '') writeFileSync(join(root, 'docs/generated/planted-faults.md'), page);
process.exitCode = survivors === 0 ? 0 : 1;
