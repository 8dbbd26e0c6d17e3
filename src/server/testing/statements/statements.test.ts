import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../db/testing/database.ts';
import '../../postgres/database.ts';
import { findStatements, type StatedColumn } from './find-statements.ts';

/**
 * Every SQL text of the store is described by PostgreSQL itself, and the answer is compared with the row type declared
 * in TypeScript: names, kinds (as node-postgres reads them), and null where the column may be null.
 */
const { pool } = await testDatabase('empty');
const found = findStatements();
const node = join(import.meta.dirname, 'evaluate-texts.ts');
const texts = JSON.parse(
  execFileSync(process.execPath, [node], { input: JSON.stringify(found), encoding: 'utf8', maxBuffer: 100_000_000 }),
) as (string | null)[];
const statements = found.map((statement, index) => ({ ...statement, text: texts[index] ?? null }));

type Row = Readonly<Record<string, StatedColumn>>;
type Field = { name: string; tableID: number; columnID: number; dataTypeID: number };
type Wire = {
  parse(message: { text: string }): void;
  describe(message: { type: 'S' }): void;
  sync(): void;
};

/** Asks for a statement's columns without running it (a node-postgres "submittable", as src/server/postgres/pipeline.ts). */
class Describing {
  readonly #text: string;
  readonly #done: (error: unknown, fields: Field[]) => void;
  #fields: Field[] = [];
  constructor(text: string, done: (error: unknown, fields: Field[]) => void) {
    this.#text = text;
    this.#done = done;
  }
  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    wire.parse({ text: this.#text });
    wire.describe({ type: 'S' });
    wire.sync();
  }
  handleRowDescription(message: { fields: Field[] }): void {
    this.#fields = message.fields;
  }
  handleError(error: unknown): void {
    this.#done(error, []);
  }
  handleReadyForQuery(): void {
    this.#done(null, this.#fields);
  }
}

const client = await pool.connect();
const fieldsOf = (text: string) =>
  new Promise<Field[]>((resolve, reject) => {
    client.query(new Describing(text, (error, fields) => (error ? reject(error as Error) : resolve(fields))));
  });

const types = new Map(
  (await pool.query('select oid, typname as name, typcategory as category, typelem as element from pg_type')).rows.map(
    (type: { oid: number; name: string; category: string; element: number }) => [type.oid, type],
  ),
);
/** The names of columns of tables that may be null; what a view or an expression answers is not known. */
const nullable = new Map(
  (
    await pool.query<{ id: string; name: string }>(
      `select attrelid || ' ' || attnum as id, attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relkind in ('r', 'p') and not a.attnotnull`,
    )
  ).rows.map(({ id, name }) => [id, name]),
);

/** Columns that may be null, and are not in what the statement answers. */
const neverNull: Readonly<Record<string, string>> = {
  'src/server/books/store/certificates/months.ts start': 'tookPlace: who was there arrived',
  'src/server/care/store/sealed-texts.ts sealed_card': 'a text that is null is unequal to none',
  'src/server/family/store/merged-people.ts name': 'only the paying member goes by the account’s name',
  'src/server/books/store/books.ts refunded_payment_id': 'a refund always names its payment',
  'src/server/reserves/store/child-attendance.ts arrived_datetime': 'who is present has arrived',
};

/** Whether the statement itself leaves rows out in which the column is null, or has just filled it. */
const excludesNull = (text: string, column: string): boolean =>
  new RegExp(`\\b${column} is not null|\\b${column} = (?:coalesce|greatest)\\(|where (?:\\w+\\.)?${column} = \\$`).test(
    text,
  ) || new RegExp(`(?<!left )join \\w+ (\\w+) on \\1\\.id = \\w+\\.${column}\\b`).test(text);
afterAll(() => client.release());

/** Refused for some of a statement's values, which it is never given. */
const neverAsked: Readonly<Record<string, string>> = {
  'src/server/company/store/versions.ts column "kind" does not exist': 'only documents are asked for by kind',
  'src/server/contents/store/contents.ts column "sequence" does not exist': 'what has no order is not moved',
  'src/server/contents/store/contents.ts column t.sequence does not exist': 'what has no order is not moved',
};

/** Several commands in one text, which PostgreSQL accepts only without parameters and cannot describe. */
const severalInOne = ['src/server/monitoring/store/worker-presence.ts'];

/** A value of the type as PostgreSQL writes it; null where any type may result (JSON) or it is never read. */
function sampleOf(oid: number): string | null {
  const type = types.get(oid);
  if (type === undefined || ['json', 'jsonb', 'void', 'record'].includes(type.name)) return null;
  if (type.category === 'A') {
    const inner = sampleOf(type.element);
    return inner === null ? null : `{"${inner}"}`;
  }
  if (type.category === 'B') return 't';
  if (type.category === 'N') return '1';
  if (type.category === 'D')
    return type.name.startsWith('time') && !type.name.startsWith('timestamp') ? '10:00:00' : '2026-11-18 10:00:00+09';
  return 'text';
}
const kindOf = (value: unknown): string =>
  Array.isArray(value) ? `${kindOf(value[0])}[]` : value instanceof Date ? 'Date' : typeof value;

function differences({ file, text }: { file: string; text: string }, fields: readonly Field[], row: Row): string[] {
  const answered = new Map(fields.map((field) => [field.name, field]));
  const missing = Object.keys(row).filter((name) => !answered.has(name) && row[name]?.optional !== true);
  return [
    ...missing.map((name) => `${name}: not in the answer`),
    ...[...answered].flatMap(([name, field]) => {
      const stated = row[name];
      // `select *` brings more than anybody asked for.
      if (stated === undefined) return text.includes('select *') ? [] : [`${name}: not in the type`];
      const sample = sampleOf(field.dataTypeID);
      const kind = sample === null ? 'any' : kindOf(pg.types.getTypeParser(field.dataTypeID)(sample));
      const fits = kind === 'any' || stated.kinds.some((each) => each === 'any' || each === kind || each === 'any[]');
      const column = nullable.get(`${field.tableID} ${field.columnID}`);
      const asNull =
        column !== undefined && !stated.nullable && !excludesNull(text, column) && !(`${file} ${name}` in neverNull);
      return [
        ...(fits ? [] : [`${name}: is ${kind}, the type says ${stated.kinds.join(' | ')}`]),
        ...(asNull ? [`${name}: may be null`] : []),
      ];
    }),
  ];
}

describe('statements of the store', () => {
  it('finds them', () => {
    const places = Map.groupBy(statements, ({ file, line }) => `${file}:${line}`);
    expect(places.size).toBeGreaterThan(1000);
    // The rest are put together from texts they are asked for (a condition, a table of all), and are tried by their own tests.
    const dynamic = [...places].filter(([, made]) => made.every(({ text }) => text === null)).map(([place]) => place);
    expect(dynamic.length).toBeLessThanOrEqual(8);
  });

  it('answers with the columns that their types state', async () => {
    const wrong = new Set<string>();
    const described = new Set<string>();
    for (const { file, line, text, row } of statements) {
      if (text === null || severalInOne.includes(file)) continue;
      const place = `${file}:${line}`;
      const found = await fieldsOf(text).then(
        (fields) => {
          described.add(place);
          return row === null ? [] : differences({ file, text }, fields, row);
        },
        ({ message }: Error) => (`${file} ${message}` in neverAsked ? [] : [message]),
      );
      for (const what of found) wrong.add(`${place} ${what}`);
    }
    expect([...wrong]).toEqual([]);
    const made = statements.filter(({ file, text }) => text !== null && !severalInOne.includes(file));
    expect(made.filter(({ file, line }) => !described.has(`${file}:${line}`))).toEqual([]);
  });
});
