import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Fault, faults } from './fault-list.ts';

/**
 * `npm run faults`: plants one deliberate mistake after the other, runs the tests that have to die of it, and writes a
 * page about it into docs. `-- --only door` plants those whose name or file says so and writes nothing. The file is put
 * back whatever happens; on a tree with uncommitted changes nothing is planted.
 */
const root = join(import.meta.dirname, '../../..');
const { values: asked } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const report = join(mkdtempSync(join(tmpdir(), 'faults-')), 'report.json');

type Report = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] };

/** The tests that died. A file that could not even begin counts as one. */
function diedOf({ file, from, to, tests }: Fault): string[] {
  const path = join(root, file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(from).length !== 2) throw new Error(`${file}: not there exactly once: ${from}`);
  rmSync(report, { force: true });
  try {
    writeFileSync(
      path,
      whole.replace(from, () => to),
    );
    spawnSync('npx', ['vitest', 'run', ...tests, '--reporter=json', `--outputFile=${report}`], {
      cwd: root,
      stdio: 'ignore',
    });
  } finally {
    writeFileSync(path, whole);
  }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults.flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    const short = name.replace(`${root}/`, '');
    return failed.map((each) => `${short}: ${each}`);
  });
}

const dirty = spawnSync('git', ['status', '--porcelain', '--', 'src', 'db'], { cwd: root, encoding: 'utf8' }).stdout;
if (dirty !== '') throw new Error('uncommitted changes in src or db: commit them first');

const chosen = faults.filter(({ name, file }) => `${name} ${file}`.includes(asked.only));
if (chosen.length === 0) throw new Error(`no fault is called like ${asked.only}`);
const rows: string[] = [];
let survivors = 0;
for (const fault of chosen) {
  const died = diedOf(fault);
  if (died.length === 0) survivors += 1;
  console.log(
    `${died.length === 0 ? 'SURVIVED' : `${died.length} died`}: ${fault.name}${died[0] ? ` (${died[0]})` : ''}`,
  );
  rows.push(
    `| ${fault.name} | \`${fault.file}\` | ${died.length === 0 ? '**none**' : died.length} | ${died[0] ?? ''} |`,
  );
}
const page = `# Planted faults

Made by \`npm run faults\`: each mistake was written into the source, the tests named with it were run, and the source put back.
${chosen.length} planted, ${chosen.length - survivors} found, ${survivors} survived.

| mistake | file | tests that died | one of them |
|---|---|--:|---|
${rows.join('\n')}
`;
if (asked.only === '') writeFileSync(join(root, 'docs/generated/planted-faults.md'), page);
process.exitCode = survivors === 0 ? 0 : 1;
