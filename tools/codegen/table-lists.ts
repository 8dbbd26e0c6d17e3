import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableDefinition } from '../../src/server/tables/table.ts';
import { tables } from '../../src/server/tables/tables.generated.ts';

const definitions: Readonly<Record<string, TableDefinition>> = tables;

/** Every table of the database is defined, and none that is gone. */
export function requireDefinitions(root: string): void {
  const created = readFileSync(join(root, 'db/schema.sql'), 'utf8').matchAll(
    /^create table (?:public\.)?([\w.]+) \(/gm,
  );
  const names = [...created].map(([, name = '']) => name).filter((name) => /^(\w+|app\.\w+|auth\.\w+)$/.test(name));
  const there = new Set(names.filter((name) => name !== 'app.migrations'));
  const without = [...there].filter((name) => !Object.hasOwn(definitions, name));
  const gone = Object.keys(definitions).filter((name) => !there.has(name));
  if (without.length > 0) {
    throw new Error(`No definition in src/server/tables (owner, export, erasure, audit): ${without.join(', ')}`);
  }
  if (gone.length > 0) throw new Error(`Defined in src/server/tables, but not in db/schema.sql: ${gone.join(', ')}`);
}

export function auditedTables(): string {
  const titles = Object.entries(definitions).flatMap(([name, { audit }]) =>
    audit === null ? [] : [`  ${name.includes('.') ? `'${name}'` : name}: '${audit}',`],
  );
  return `export const auditTableTitles: Readonly<Record<string, string>> = {\n${titles.join('\n')}\n};\n`;
}

export function tablesDocument(): [path: string, text: string] {
  const rows = Object.entries(definitions)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, table]) => `| ${[name, table.owner, table.screen, ...peopleOf(table), table.audit ?? '-'].join(' | ')} |`,
    );
  return [
    'docs/generated/tables.md',
    `# Tables: who keeps them, on which screen, and what becomes of a person in them

Written by \`npm run codegen\` from the definitions in src/server/tables, which every table needs. "HQ" is headquarters,
"manager" the branch's own. *Holds* is the kind of personal data in it, *exported* to the person, *kept* how long, *erased* by what; *audit* is what the audit log calls its rows.

| table | owner | screen | holds | exported | kept | erased | audit |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`,
  ];
}

function peopleOf(table: TableDefinition): [holds: string, exported: string, kept: string, erased: string] {
  if ('nobody' in table) return ['-', `no person: ${table.nobody}`, '-', '-'];
  const { holds, exported, kept, erased } = table;
  const way =
    typeof erased === 'string' ? erased : 'delete' in erased ? 'deleted with the family' : `stays: ${erased.stays}`;
  return [holds, typeof exported === 'string' ? `no: ${exported}` : 'yes', kept, way];
}
