import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { everyContract, everyRule, type Room } from './room.ts';
import { rooms } from './rooms.ts';
import { againstArrows, serverArrows } from './server-arrows.ts';
import { everyStore, everySubject, everyText } from './server-rooms.ts';
import { floors, subjectNames, subjects } from './subjects.ts';
import { consoleRooms, webArrows, webParts, webPieces } from './web-rooms.ts';

const start = '<!-- subjects: written by `npm run rooms` from tools/rooms -->';
const end = '<!-- /subjects -->';
const base = new Set([...everyRule, ...everyContract]);

const shortFor: readonly (readonly [string, readonly string[]])[] = [
  ['every store', everyStore],
  ['every text', everyText],
  ['every subject', everySubject],
  ['the web’s pieces', webPieces],
  ['console', consoleRooms],
  ['parts', webParts],
];

function arrowText({ mayImport }: Room): string {
  if (mayImport.length === 0) return 'nothing';
  const names = new Set<string>();
  const all = (group: readonly string[]) => group.every((name) => mayImport.includes(name));
  if (all(everyRule)) names.add('domain');
  if (all(everyContract)) names.add('contract');
  for (const [short, group] of shortFor) if (all(group)) names.add(short);
  const said = new Set(shortFor.filter(([, group]) => all(group)).flatMap(([, group]) => group));
  for (const name of mayImport) {
    if (said.has(name)) continue;
    if (base.has(name) && all(everyRule) && everyRule.includes(name)) continue;
    if (base.has(name) && all(everyContract) && everyContract.includes(name)) continue;
    names.add(name.replace(/^src\/((server|web)\/)?/, ''));
  }
  return [...names].join(', ');
}

const subjectTable = (): string =>
  [
    '| subject | what it is about | builds on |',
    '|---|---|---|',
    ...subjectNames.map((name) => `| ${name} | ${subjects[name]?.holds} | ${subjects[name]?.uses.join(', ')} |`),
  ].join('\n');

const arrows = (): number => Object.values(subjects).reduce((sum, { uses }) => sum + uses.length, 0);
const ofSubject = (path: string): boolean =>
  floors.some((floor) => subjectNames.some((name) => path === `${floor}/${name}`)) ||
  [...everySubject, ...webParts].some((place) => path === place || path.startsWith(`${place}/`));

const arrowTable = (arrows: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(arrows)
    .map(([name, uses]) => `| ${name} | ${uses.join(', ')} |`)
    .join('\n');
const exceptions = (): string =>
  Object.entries(againstArrows)
    .map(([arrow, why]) => `- ${arrow.replaceAll('src/server/', '')}: ${why}`)
    .join('\n');

/** docs/generated/arrows.md: which place may import which. */
export function arrowsDocument(): string {
  const lines = Object.entries(rooms)
    .filter(([path]) => !ofSubject(path))
    .map(([path, room]) => `| \`${path}\` | ${room.holds} | ${arrowText(room)} |`);
  return `# Arrows
Written by \`npm run rooms\` from tools/rooms; tools/boundaries.test.ts fails on any other import.

## Between subjects (${arrows()})
In ${floors.map((floor) => `\`${floor}\``).join(', ')}.

${subjectTable()}

## Between subjects on the server (${Object.values(serverArrows).flat().length})
In \`src/server/<subject>\`: \`store/\` SQL, \`texts/\` words, \`functions/\` and \`jobs/\` what begins, \`operations/\` documents, and what is done beside them.
What a subject builds on, and what that builds on, it may use.

| subject | builds on |
|---|---|
${arrowTable(serverArrows)}

Against the arrows:
${exceptions()}

## Between subjects in pages’ parts (${Object.values(webArrows).flat().length})
In \`src/web/parts/<subject>\`, of which \`staff/\` and \`headquarters/\` are shown by the console alone. All of them build on the pieces and the console.

| subject | builds on |
|---|---|
${arrowTable(webArrows)}

## Between the other places
\`domain\`, \`contract\`, \`console\`, \`parts\` stand for all that is in them; "the web’s pieces" are ${webPieces.map((name) => name.replace('src/web/', '')).join(', ')}.

| place | what | may import |
|---|---|---|
${lines.join('\n')}
`;
}

/** ARCHITECTURE.md with its subjects written again. */
export function withSubjects(text: string): string {
  const [before, rest = ''] = text.split(start);
  return `${before}${start}\n${subjectTable()}\n${rest.slice(rest.indexOf(end))}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '..', '..');
  const path = join(root, 'ARCHITECTURE.md');
  writeFileSync(path, withSubjects(readFileSync(path, 'utf8')));
  writeFileSync(join(root, 'docs/generated/arrows.md'), arrowsDocument());
}
