import type { SelectionSetNode } from 'graphql';
import { badRequest } from '../errors.ts';
import type { CatalogueTable } from '../schema/catalogue.ts';
import { asList, isSymbolicObject, type SymbolicObject, type SymbolicValue } from '../shape.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { argumentsOf } from './arguments.ts';
import { bind } from './bind.ts';
import { type CompileContext, tableNamed } from './context.ts';
import { type SelectedField, selectedFields } from './fields.ts';
import { jsonOf, selection } from './selection.ts';
import { whereCondition } from './where.ts';

interface CompiledMutation {
  readonly cte: string;
  readonly expression: string;
}

interface Target {
  readonly verb: 'insert' | 'update' | 'delete';
  readonly table: CatalogueTable;
  readonly single: boolean;
}

/** One mutation field: the write as a data-modifying CTE, its answer read from what the write returns. */
export function mutationField(outer: CompileContext, field: SelectedField): CompiledMutation {
  const target = targetOf(outer, field.name);
  const context: CompileContext = { ...outer, writtenTable: target.table };
  const given = argumentsOf(context, field.node);
  const write = writeStatement(context, target, given);
  const cteAlias = context.nextAlias();
  const returned = new Set<string>();
  const expression = target.single
    ? returnedRows(context, target.table, cteAlias, field.selections, returned, false)
    : response(context, target.table, cteAlias, field, returned);
  const columns = [...returned].map(quoteName).join(', ') || '1';
  return { cte: `with ${cteAlias} as (${write} returning ${columns}) `, expression };
}

function targetOf(context: CompileContext, name: string): Target {
  for (const verb of ['insert', 'update', 'delete'] as const) {
    if (!name.startsWith(`${verb}_`)) continue;
    const rest = name.slice(verb.length + 1);
    if (context.catalogue.tables.has(rest)) return { verb, table: tableNamed(context, rest), single: false };
    return { verb, table: tableNamed(context, rest.replace(/_(one|by_pk)$/, '')), single: true };
  }
  throw badRequest(`unknown mutation ${name}`);
}

function writeStatement(context: CompileContext, { verb, table, single }: Target, given: SymbolicObject): string {
  if (verb === 'insert') return insert(context, table, single ? [given.object] : asList(given.objects));
  const alias = context.nextAlias();
  const assignments = verb === 'update' ? assignmentsOf(context, table, given._set) : '';
  const condition = single
    ? keyCondition(context, table, alias, verb === 'update' ? given.pk_columns : given)
    : whereCondition(context, table, alias, given.where);
  if (condition === null) throw badRequest(`${verb}_${table.name}: an empty filter would touch every row`);
  return verb === 'update'
    ? `update ${table.sql} ${alias} set ${assignments} where ${condition}`
    : `delete from ${table.sql} ${alias} where ${condition}`;
}

function insert(context: CompileContext, table: CatalogueTable, objects: readonly SymbolicValue[]): string {
  const rows = objects.map((object) => (isSymbolicObject(object) ? object : {}));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row).filter((name) => row[name] !== undefined)))];
  if (names.length === 0) throw badRequest(`insert_${table.name}: nothing to insert`);
  const values = rows.map(
    (row) => `(${names.map((name) => columnValue(context, table, name, row[name]) ?? 'default').join(', ')})`,
  );
  return `insert into ${table.sql} (${names.map(quoteName).join(', ')}) values ${values.join(', ')}`;
}

function assignmentsOf(context: CompileContext, table: CatalogueTable, set: SymbolicValue): string {
  const entries = isSymbolicObject(set) ? Object.entries(set).filter(([, value]) => value !== undefined) : [];
  if (entries.length === 0) throw badRequest(`update_${table.name}: _set is empty`);
  return entries.map(([name, value]) => `${quoteName(name)}=${columnValue(context, table, name, value)}`).join(', ');
}

function columnValue(
  context: CompileContext,
  table: CatalogueTable,
  name: string,
  value: SymbolicValue,
): string | null {
  const column = table.columns.get(name);
  if (!column) throw badRequest(`unknown column ${name}`);
  return value === undefined ? null : bind(context, value, column.sqlType);
}

function keyCondition(context: CompileContext, table: CatalogueTable, alias: string, key: SymbolicValue): string {
  return table.primaryKey
    .map((name) => {
      const value = isSymbolicObject(key) ? key[name] : undefined;
      if (value === undefined || value === null) throw badRequest(`${table.name}: the key ${name} is missing`);
      return `${alias}.${quoteName(name)}=${columnValue(context, table, name, value)}`;
    })
    .join(' and ');
}

function response(
  context: CompileContext,
  table: CatalogueTable,
  cteAlias: string,
  field: SelectedField,
  returned: Set<string>,
): string {
  const parts = selectedFields(context, field.selections).map((part) => {
    const key = quoteName(part.key);
    if (part.name === 'affected_rows') return `(select count(*) from ${cteAlias}) ${key}`;
    if (part.name === 'returning')
      return `${returnedRows(context, table, cteAlias, part.selections, returned, true)} ${key}`;
    return `${quoteText(`${table.name}_mutation_response`)}::text ${key}`;
  });
  const rowAlias = context.nextAlias();
  return `(select row_to_json(${rowAlias}) from (select ${parts.join(', ')}) ${rowAlias})`;
}

function returnedRows(
  context: CompileContext,
  table: CatalogueTable,
  cteAlias: string,
  sets: readonly SelectionSetNode[],
  returned: Set<string>,
  isList: boolean,
): string {
  const alias = context.nextAlias();
  const rowAlias = context.nextAlias();
  const selected = selection(context, table, alias, sets);
  for (const name of selected.columns) returned.add(name);
  return `(select ${jsonOf(rowAlias, isList)} from (select ${selected.items} from ${cteAlias} ${alias}${selected.joins}) ${rowAlias})`;
}
