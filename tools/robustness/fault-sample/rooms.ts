import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutation, mutationsOf } from './mutate.ts';

/** How many faults are planted where. A subject's store is left out: its SQL is proved against PostgreSQL; the first room that names a file has it. */
type Room = { readonly name: string; readonly faults: number; readonly folders: readonly string[] };

export const rooms: readonly Room[] = [
  { name: 'domain', faults: 300, folders: ['src/domain'] },
  { name: 'billing', faults: 40, folders: ['src/server/billing', 'src/server/tickets', 'src/server/books'] },
  { name: 'reserves', faults: 40, folders: ['src/server/reserves', 'src/server/waitlist'] },
  { name: 'care', faults: 40, folders: ['src/server/care', 'src/server/staffing'] },
  { name: 'attendance', faults: 40, folders: ['src/server/attendance', 'src/server/calendar'] },
  { name: 'family', faults: 40, folders: ['src/server/family', 'src/server/membership'] },
];

/** A fault of the sample: where it stands, and the text before and after. `name` stays the same while the line and its function's text around it do. */
export type Fault = {
  readonly name: string;
  readonly room: string;
  readonly file: string;
  readonly line: number;
  readonly change: string;
  readonly mutation: Mutation;
};

export const faultsOf = (root: string, room: Room, seed: number): Fault[] =>
  filesOf(root, room)
    .flatMap((file) => faultsIn(root, file, room))
    .sort(bySeed(seed))
    .slice(0, room.faults);

function filesOf(root: string, room: Room): string[] {
  const files = (one: Room) => one.folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }));
  const earlier = new Set(rooms.slice(0, rooms.indexOf(room)).flatMap(files));
  return files(room).filter(
    (file) => !/\.test\.ts$|\.generated\.ts$|\/(testing|store|jobs|texts)\//.test(file) && !earlier.has(file),
  );
}

function faultsIn(root: string, file: string, room: Room): Fault[] {
  const source = readFileSync(join(root, file), 'utf8');
  const seen = new Map<string, number>();
  return mutationsOf(file, source)
    .filter((mutation) => worthPlanting(mutation, file, room))
    .map((mutation) => {
      const line = source.slice(0, mutation.start).split('\n').length;
      const from = shortened(source.slice(mutation.start, mutation.end));
      const change = mutation.to === ';' ? `left out: ${from}` : `${from} → ${shortened(mutation.to)}`;
      const same = `${file}: ${mutation.kind}: ${change}`;
      const times = (seen.get(same) ?? 0) + 1;
      seen.set(same, times);
      return { name: times === 1 ? same : `${same} (${times})`, room: room.name, file, line, change, mutation };
    });
}

/** Numbers outside functions are codes and values of the catalogue, those of papers places on a page: of both there are hundreds. */
function worthPlanting({ kind, inFunction }: Mutation, file: string, room: Room): boolean {
  if (kind === 'number + 1' && (!inFunction || file.includes('/papers/'))) return false;
  // The server's modules are shared by the tests of a worker: what runs at their import cannot be told apart by test.
  return inFunction || room.name === 'domain';
}

/** A fault keeps its place in the order whatever is added or removed elsewhere. */
export const bySeed =
  (seed: number) =>
  (one: { name: string }, other: { name: string }): number =>
    order(seed, one.name) < order(seed, other.name) ? -1 : 1;

const order = (seed: number, name: string): string => createHash('sha256').update(`${seed} ${name}`).digest('hex');

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
};
