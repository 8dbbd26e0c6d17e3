import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { everyContract, everyRule, type Room } from './room.ts';
import { rooms } from './rooms.ts';

const start = '<!-- rooms: written by `npm run rooms` from tools/rooms -->';
const end = '<!-- /rooms -->';
const base = new Set([...everyRule, ...everyContract]);

function arrowText({ mayImport }: Room): string {
  if (mayImport.length === 0) return 'nothing';
  const names = new Set<string>();
  const all = (group: readonly string[]) => group.every((name) => mayImport.includes(name));
  if (all(everyRule)) names.add('domain');
  if (all(everyContract)) names.add('contract');
  for (const name of mayImport) {
    if (base.has(name) && all(everyRule) && everyRule.includes(name)) continue;
    if (base.has(name) && all(everyContract) && everyContract.includes(name)) continue;
    names.add(name.replace(/^src\/((server|web)\/)?/, ''));
  }
  return [...names].join(', ');
}

/** The table of ARCHITECTURE.md. */
function roomTable(): string {
  const lines = Object.entries(rooms).map(([path, room]) => `| \`${path}\` | ${room.holds} | ${arrowText(room)} |`);
  return [start, '| place | what | may import |', '|---|---|---|', ...lines, end].join('\n');
}

/** The text with its table made anew. */
export function withRoomTable(text: string): string {
  const [before, rest = ''] = text.split(start);
  return `${before}${roomTable()}${rest.slice(rest.indexOf(end) + end.length)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = join(import.meta.dirname, '..', '..', 'ARCHITECTURE.md');
  writeFileSync(path, withRoomTable(readFileSync(path, 'utf8')));
}
