import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PersonalData, TableDefinition } from '../../../src/server/tables/table.ts';
import { tables } from '../../../src/server/tables/tables.generated.ts';
import { relationsOf, type Schema, schemaOf } from './relations.ts';
import { type Reached, reachedFrom, readGraph, type SourceGraph } from './source-graph.ts';
import { inserted } from './split-source.ts';

const kinds: readonly PersonalData[] = ['person', 'child', 'health', 'stay', 'money', 'message', 'sign-in', 'staff'];

/** Kind of personal data → tables of it. */
export type TouchedData = ReadonlyMap<PersonalData, readonly string[]>;
export interface FunctionData {
  readonly reads: TouchedData;
  readonly writes: TouchedData;
}

const definitions: Readonly<Record<string, TableDefinition>> = tables;

/** The only SQL in TypeScript stands there (tools/boundaries.test.ts). */
const isStore = (file: string) => /^src\/server\/(?:[\w-]+\/)?store\//.test(file);
const allTables = 'src/server/tables/tables.generated.ts tables';
/** Common to every call and not of the function's own: the protocol, the pool, the queue's way in. */
const isCommon = (file: string) => /^src\/server\/(?:callable|postgres|queue)\//.test(file);

function byKind(relations: Iterable<string>): TouchedData {
  const found = new Map<PersonalData, string[]>();
  for (const relation of [...relations].sort()) {
    const table = definitions[relation];
    if (table !== undefined && 'holds' in table) found.set(table.holds, [...(found.get(table.holds) ?? []), relation]);
  }
  return new Map(kinds.flatMap((kind) => (found.has(kind) ? [[kind, found.get(kind) ?? []] as const] : [])));
}

/** What a function's own statements read and write. */
export function dataOf(
  start: { readonly file: string; readonly name: string },
  graph: SourceGraph,
  schema: Schema,
): FunctionData {
  const reached = reachedFrom(graph, start);
  const texts = reached.filter(({ file }) => isStore(file)).flatMap(({ strings }) => strings);
  const { reads, writes } = relationsOf([...texts, ...reached.flatMap((each) => chosenTables(each, reached))], schema);
  return { reads: byKind(reads), writes: byKind(writes) };
}

const writesChosen = new RegExp(`\\b(?:insert into|update|delete from) ${inserted}`);
const readsChosen = new RegExp(`\\b(?:from|join) ${inserted}`);

/**
 * Of a statement whose table is chosen by its name: the names its callers give, or else those that stand in its file, as
 * statements of their own. The list of all tables (export, erasure) stands for each of them.
 */
function chosenTables(statement: Reached, reached: readonly Reached[]): string[] {
  const verb = statement.strings.some((text) => writesChosen.test(text))
    ? 'update'
    : statement.strings.some((text) => readsChosen.test(text)) && 'from';
  if (!isStore(statement.file) || !verb) return [];
  const key = `${statement.file} ${statement.name}`;
  const namedBy = (near: readonly Reached[]) =>
    near.flatMap(({ strings }) => strings).filter((text) => Object.hasOwn(definitions, text));
  if (statement.uses.includes(allTables)) return Object.keys(definitions).map((table) => `${verb} ${table}`);
  const byCallers = namedBy(reached.filter(({ uses }) => uses.includes(key)));
  const names = byCallers.length > 0 ? byCallers : namedBy(reached.filter(({ file }) => file === statement.file));
  return names.map((table) => `${verb} ${table}`);
}

/** Every function with what it touches, from the sources and db/schema.sql. */
export function functionsData(root: string): ReadonlyMap<string, FunctionData> {
  const graph = new Map([...readGraph(root, 'src/server')].filter(([file]) => !isCommon(file)));
  const schema = schemaOf(readFileSync(join(root, 'db/schema.sql'), 'utf8'));
  const bodies = [...graph.keys()].flatMap((file) => {
    const name = /^src\/server\/.*\bfunctions\/.*?(\w+)\.ts$/.exec(file)?.[1];
    const text = name === undefined ? '' : readFileSync(join(root, file), 'utf8');
    return name !== undefined && text.includes(`export const ${name} = implement(`) ? [{ file, name }] : [];
  });
  return new Map(
    bodies.sort((a, b) => (a.name < b.name ? -1 : 1)).map((body) => [body.name, dataOf(body, graph, schema)] as const),
  );
}

const cell = (data: TouchedData, leaveOut: TouchedData): string =>
  kinds.filter((kind) => data.has(kind) && !leaveOut.has(kind)).join(', ') || '-';

export function personalDataPage(root: string): [path: string, text: string] {
  const none: TouchedData = new Map();
  const rows = [...functionsData(root)].map(
    ([name, { reads, writes }]) =>
      `| ${name} | ${cell(reads, writes)} | ${cell(writes, none)} | ${[...new Set([...(reads.get('health') ?? []), ...(writes.get('health') ?? [])])].sort().join(', ') || '-'} |`,
  );
  return [
    'docs/generated/personal-data.md',
    `# Personal data each function touches

Written by \`npm run codegen\`: from a function's body every declaration it names is followed through src/server, the SQL of the store found
there is read with the views, functions and triggers of db/schema.sql behind it, and each table counts as the kind its definition
says it *holds* (tables.md). It says what a function can touch at most: a branch that is never taken counts too. Not counted: policies, the
queue's jobs, sign-in and the log's entry of the call itself, which are common to all calls (further entries a body writes count, as *staff*). A kind that is written is not said again under *reads*.

| function | reads | writes | tables of health |
|---|---|---|---|
${rows.join('\n')}
`,
  ];
}
