/** Relations that SQL reads and writes, by name (`app.` and `auth.` stay, `public.` is left out). */
export interface Touched {
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
}

const name = String.raw`((?:public\.|app\.|auth\.)?[a-z_]\w*)`;
const written = new RegExp(String.raw`\b(?:insert\s+into|update(?:\s+only)?|delete\s+from)\s+${name}`, 'gi');
const readFrom = new RegExp(String.raw`\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?${name}(?!\s*\()`, 'gi');
const listed = new RegExp(
  String.raw`\bfrom\s+${name}(?:\s+(?:as\s+)?\w+)?((?:\s*,\s*(?:lateral\s+)?[a-z_.]+(?:\s+\w+)?)+)`,
  'gi',
);
const called = /\b(app\.\w+)\s*\(/gi;

const plain = (relation: string) => relation.toLowerCase().replace(/^public\./, '');
const found = (sql: string, pattern: RegExp) => [...sql.matchAll(pattern)].map(([, relation = '']) => plain(relation));

export interface Schema {
  /** Functions and views by name, with their text. */
  readonly bodies: ReadonlyMap<string, string>;
  /** The functions of a table's triggers. */
  readonly triggers: ReadonlyMap<string, readonly string[]>;
}

/** Functions, views and triggers of db/schema.sql. */
export function schemaOf(dump: string): Schema {
  const bodies = new Map<string, string>();
  for (const part of dump.split(/^(?=create )/im)) {
    const routine = /^CREATE OR REPLACE FUNCTION (app\.\w+)\(/i.exec(part)?.[1];
    if (routine !== undefined) bodies.set(routine, `${bodies.get(routine) ?? ''} ${part.slice(part.indexOf(')'))}`);
  }
  for (const [, view = '', body = ''] of dump.matchAll(
    /^create (?:materialized )?view ([\w.]+)[^\n]* as\n([\s\S]*?);$/gim,
  )) {
    bodies.set(plain(view), body);
  }
  const triggers = new Map<string, string[]>();
  for (const [, table = '', routine = ''] of dump.matchAll(
    /^CREATE (?:CONSTRAINT )?TRIGGER [\s\S]*? ON ([\w.]+)[\s\S]*?EXECUTE FUNCTION (app\.\w+)\(/gim,
  )) {
    triggers.set(plain(table), [...(triggers.get(plain(table)) ?? []), routine]);
  }
  return { bodies, triggers };
}

/** What the texts touch themselves, and what views, functions and triggers touch for them. */
export function relationsOf(texts: readonly string[], { bodies, triggers }: Schema): Touched {
  const reads = new Set<string>();
  const writes = new Set<string>();
  const seen = new Set<string>();
  const look = (sql: string): void => {
    const wrote = found(sql, written);
    const list = [...sql.matchAll(listed)].flatMap(([, , rest = '']) =>
      rest.split(',').map((part) =>
        plain(
          part
            .trim()
            .replace(/^lateral\s+/i, '')
            .split(/\s/)[0] ?? '',
        ),
      ),
    );
    for (const table of wrote) writes.add(table);
    for (const relation of [...found(sql, readFrom), ...list]) if (!wrote.includes(relation)) reads.add(relation);
    const further = [...found(sql, called), ...reads, ...wrote.flatMap((table) => triggers.get(table) ?? [])];
    for (const next of further) {
      const body = bodies.get(next);
      if (body === undefined || seen.has(next)) continue;
      seen.add(next);
      look(body);
    }
  };
  for (const text of texts) look(text);
  return { reads, writes };
}
