import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCodes } from './codes.ts';

/**
 * db/schema/<number>_<subject>/<kind>.sql, or <kind>-<theme>.sql where a subject has much of one kind. Subjects run in their order.
 *   setup, tables, rows            the baseline: run once, never changed after a release
 *   columns                        settings, written by codegen: run after every migration, when changed
 *   functions, views, policies, triggers   repeatable: remade when their file changed (repeatable.ts)
 */
const ONCE = ['setup', 'tables', 'rows'] as const;
const REPEATED = ['columns', 'functions', 'views', 'policies', 'triggers'] as const;
export type RepeatedKind = (typeof REPEATED)[number];
type Kind = (typeof ONCE)[number] | RepeatedKind;

/** Defaults, generated columns and CHECKs call these: they are there before the first table. */
const FUNCTIONS_OF_TABLES = '01_base/functions-first.sql';

export interface SqlFile {
  name: string;
  sql: string;
  hash: string;
}
export interface RepeatedFile extends SqlFile {
  kind: RepeatedKind;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const fileAt = (folder: string, name: string): SqlFile => {
  const text = readFileSync(join(folder, name), 'utf8');
  return { name, sql: withCodes(text), hash: hashOf(text) };
};

/** The files as they are written, for tests that read them. */
export const schemaTexts = (): { name: string; text: string }[] => {
  const folder = join(import.meta.dirname, 'schema');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
};
export const migrationTexts = (): { name: string; text: string }[] =>
  sqlNames(join(import.meta.dirname, 'migrations')).map((name) => ({
    name,
    text: readFileSync(join(import.meta.dirname, 'migrations', name), 'utf8'),
  }));

/** The migrations after the baseline, in order. */
export function migrationFiles(root: string = import.meta.dirname): SqlFile[] {
  const folder = join(root, 'migrations');
  return sqlNames(folder).map((name) => fileAt(folder, name));
}

export interface Schema {
  /** Run once, as the first migration. */
  baseline: { setup: SqlFile[]; tables: SqlFile[]; hash: string };
  /** Before the tables. */
  first: RepeatedFile[];
  /** After all migrations, in the order in which they stand on each other. */
  repeated: RepeatedFile[];
}

export function readSchema(root: string = import.meta.dirname): Schema {
  const folder = join(root, 'schema');
  const files = readdirSync(folder)
    .sort()
    .flatMap((subject) => sqlNames(join(folder, subject)).map((name) => fileAt(folder, `${subject}/${name}`)));
  const ofKind = (kind: Kind) => files.filter(({ name }) => kindOf(name) === kind);
  const [setup, tables] = [ofKind('setup'), [...ofKind('tables'), ...ofKind('rows')]];
  const repeated = REPEATED.flatMap((kind) => ofKind(kind).map((file) => ({ ...file, kind })));
  return {
    baseline: { setup, tables, hash: hashOf([...setup, ...tables].map(({ sql }) => sql).join('\n')) },
    first: repeated.filter(({ name }) => name === FUNCTIONS_OF_TABLES),
    repeated: repeated.filter(({ name }) => name !== FUNCTIONS_OF_TABLES),
  };
}

function kindOf(name: string): Kind {
  const word = /\/(\w+)(-[\w-]+)?\.sql$/.exec(name)?.[1];
  const kind = [...ONCE, ...REPEATED].find((known) => known === word);
  if (kind === undefined) throw new Error(`db/schema/${name}: no kind of file this is known by its name`);
  return kind;
}

const sqlNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
