import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesBy, measures, roomOf, subjectOf } from './measures.ts';
import { isCode, isGenerated, type Tree, treeAt, treeOf } from './tree.ts';

/**
 * `npm run counts`: how much there is of what we want less of. With a commit (`npm run counts -- 60189061`) both versions are
 * counted by the same rules and written into docs/generated/counts.md.
 */
const root = join(import.meta.dirname, '../..');
const [commit] = process.argv.slice(2);

/** What one change cost by hand, before the catalogue, the definitions and the one form, and with them; what its version generated elsewhere. */
const changes: readonly (readonly [what: string, commit: string, generated?: RegExp])[] = [
  ['three settings, before', 'e637eb57'],
  ['a setting, now', '56206e04', /^db\/settings\/|^docs\/settings\.md$|SelectStaffPriceRows/],
  ['a pair of fields, before', '46f6ddaa'],
  ['a field, now', 'e18b5d8e'],
  ['a screen with table and function, before', '703d5885'],
];

const now = treeOf(root);
const before: Tree | null = commit === undefined ? null : treeAt(root, commit);
const versions = before === null ? [now] : [before, now];
const heads = before === null ? ['now'] : ['before', 'now'];
const aligned = (columns: number): string => `|---|${'--:|'.repeat(columns)}`;
const table = (first: string, names: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [`| ${[first, ...names].join(' | ')} |`, aligned(names.length), ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  );

const counted = versions.map(measures);
const rows = Object.keys(counted.at(-1) ?? {}).map((what) => [what, ...counted.map((each) => each[what] ?? 0)]);
const rooms = versions.map((tree) => linesBy(tree, roomOf));
const roomRows = [...(rooms.at(-1) ?? [])]
  .toSorted(([, one], [, other]) => other.code - one.code)
  .map(([room]) => [
    room,
    ...rooms.map((each) => each.get(room)?.code ?? 0),
    ...rooms.map((each) => each.get(room)?.tests ?? 0),
  ]);
const subjectRows = [...linesBy(now, subjectOf)]
  .toSorted(([, one], [, other]) => other.code - one.code)
  .map(([subject, { code, tests }]) => [subject, code, tests]);

const page = [
  table('what', heads, rows),
  table('room', [...heads.map((head) => `lines ${head}`), ...heads.map((head) => `of tests ${head}`)], roomRows),
  `Lines of a subject, over all floors:\n\n${table('subject', ['lines', 'of tests'], subjectRows)}`,
].join('\n\n');

function filesOf(changed: string, generatedThen = /^$/): readonly [number, number] {
  const names = execFileSync('git', ['show', '--format=', '--name-only', changed], { cwd: root, encoding: 'utf8' });
  const files = names.split('\n').filter(Boolean);
  const byHand = files.filter(
    (file) => (isCode(file) || file.endsWith('.md')) && !isGenerated(file) && !generatedThen.test(file),
  );
  return [byHand.length, files.length - byHand.length];
}

if (commit === undefined) console.log(page);
else {
  const costs = changes.map(([what, changed, generated]) => [`${what} (${changed})`, ...filesOf(changed, generated)]);
  writeFileSync(
    join(root, 'docs/generated/counts.md'),
    `# Counted

Written by \`npm run counts -- ${commit}\`: *before* is that commit, *now* the one that wrote this page, both by the rules of
tools/counts. Issues that add rules add lines; what a row says is whether the same thing is written less often.

${page}

Files that one change touched, as it was committed:

${table('change', ['by hand', 'generated and data'], costs)}
`,
  );
}
