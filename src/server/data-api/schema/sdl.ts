import { type DatedTableKey, datedTableKeys } from '../../../domain/settings/dated-tables.ts';
import type { Catalogue, CatalogueColumn, CatalogueTable, Relation } from './catalogue.ts';

const BUILT_IN = new Set(['Int', 'Float', 'Boolean', 'String']);
const SUMMABLE = new Set(['Int', 'Float']);

const ORDER_BY = `enum order_by {
  asc
  asc_nulls_first
  asc_nulls_last
  desc
  desc_nulls_first
  desc_nulls_last
}`;

/** The catalogue as a GraphQL schema in Hasura's dialect. */
export function toSdl(catalogue: Catalogue): string {
  const tables = [...catalogue.tables.values()];
  const scalars = [
    ...new Set(tables.flatMap((table) => [...table.columns.values()].map((column) => column.scalar))),
  ].sort();
  const mutations = tables.flatMap(mutationFields);
  return `${[
    ...scalars.filter((scalar) => !BUILT_IN.has(scalar)).map((scalar) => `scalar ${scalar}`),
    ORDER_BY,
    ...scalars.map(comparison),
    'input aggregate_order_by {\n  count: order_by\n}',
    ...tables.flatMap(tableTypes),
    block('type', 'Query', tables.flatMap(queryFields)),
    ...(mutations.length > 0 ? [block('type', 'Mutation', mutations)] : []),
  ].join('\n\n')}\n`;
}

function block(keyword: 'type' | 'input', name: string, fields: readonly string[]): string {
  return `${keyword} ${name} {\n${fields.map((field) => `  ${field}`).join('\n')}\n}`;
}

function comparison(scalar: string): string {
  const operators = ['_eq', '_neq', '_gt', '_gte', '_lt', '_lte'];
  if (scalar === 'String') operators.push('_like', '_ilike');
  return block('input', `${scalar}_comparison_exp`, [
    ...operators.map((operator) => `${operator}: ${scalar}`),
    `_in: [${scalar}!]`,
    `_nin: [${scalar}!]`,
    '_is_null: Boolean',
  ]);
}

function columnType(column: CatalogueColumn): string {
  return column.isList ? `[${column.scalar}!]` : column.scalar;
}

function listArguments(table: string): string {
  return `(where: ${table}_bool_exp, order_by: [${table}_order_by!], limit: Int, offset: Int)`;
}

function relationFields(relation: Relation): string[] {
  if (!relation.isList) return [`${relation.name}: ${relation.table}`];
  const parameters = listArguments(relation.table);
  return [
    `${relation.name}${parameters}: [${relation.table}!]!`,
    `${relation.name}_aggregate${parameters}: ${relation.table}_aggregate!`,
  ];
}

function tableTypes(table: CatalogueTable): string[] {
  const columns = [...table.columns.values()];
  const comparable = columns.filter((column) => !column.isList);
  const relations = [...table.relations.values()];
  const types = [
    block('type', table.name, [
      ...columns.map((column) => `${column.name}: ${columnType(column)}${column.notNull ? '!' : ''}`),
      ...relations.flatMap(relationFields),
    ]),
    block('input', `${table.name}_bool_exp`, [
      `_and: [${table.name}_bool_exp!]`,
      `_or: [${table.name}_bool_exp!]`,
      `_not: ${table.name}_bool_exp`,
      ...comparable.map((column) => `${column.name}: ${column.scalar}_comparison_exp`),
      ...relations.map((relation) => `${relation.name}: ${relation.table}_bool_exp`),
    ]),
    block('input', `${table.name}_order_by`, [
      ...comparable.map((column) => `${column.name}: order_by`),
      ...relations.map((relation) =>
        relation.isList
          ? `${relation.name}_aggregate: aggregate_order_by`
          : `${relation.name}: ${relation.table}_order_by`,
      ),
    ]),
  ];
  return [...types, ...aggregateTypes(table, comparable), ...writeTypes(table, columns)];
}

function aggregateTypes(table: CatalogueTable, columns: readonly CatalogueColumn[]): string[] {
  const summable = columns.filter((column) => SUMMABLE.has(column.scalar));
  const sums = summable.length > 0;
  return [
    block(
      'type',
      `${table.name}_extremes`,
      columns.map((column) => `${column.name}: ${column.scalar}`),
    ),
    ...(sums
      ? [
          block(
            'type',
            `${table.name}_sums`,
            summable.map((column) => `${column.name}: ${column.scalar}`),
          ),
          block(
            'type',
            `${table.name}_averages`,
            summable.map((column) => `${column.name}: Float`),
          ),
        ]
      : []),
    block('type', `${table.name}_aggregate_fields`, [
      'count: Int!',
      `max: ${table.name}_extremes!`,
      `min: ${table.name}_extremes!`,
      ...(sums ? [`sum: ${table.name}_sums!`, `avg: ${table.name}_averages!`] : []),
    ]),
    block('type', `${table.name}_aggregate`, [
      `aggregate: ${table.name}_aggregate_fields!`,
      `nodes: [${table.name}!]!`,
    ]),
  ];
}

function writeTypes(table: CatalogueTable, columns: readonly CatalogueColumn[]): string[] {
  const insertable = columns.filter((column) => column.insertable);
  const updatable = columns.filter((column) => column.updatable);
  const field = (column: CatalogueColumn) => `${column.name}: ${columnType(column)}`;
  return [
    ...(insertable.length > 0 ? [block('input', `${table.name}_insert_input`, insertable.map(field))] : []),
    ...(updatable.length > 0 ? [block('input', `${table.name}_set_input`, updatable.map(field))] : []),
    ...(updatable.length > 0 && table.primaryKey.length > 0
      ? [block('input', `${table.name}_pk_columns_input`, keyFields(table))]
      : []),
    ...(insertable.length > 0 || updatable.length > 0 || table.deletable
      ? [block('type', `${table.name}_mutation_response`, ['affected_rows: Int!', `returning: [${table.name}!]!`])]
      : []),
  ];
}

function keyFields(table: CatalogueTable): string[] {
  return table.primaryKey.map((name) => `${name}: ${table.columns.get(name)?.scalar ?? 'String'}!`);
}

function hasReadableKey(table: CatalogueTable): boolean {
  return table.primaryKey.length > 0 && table.primaryKey.every((name) => table.columns.has(name));
}

function queryFields(table: CatalogueTable): string[] {
  const parameters = listArguments(table.name);
  return [
    `${table.name}${parameters}: [${table.name}!]!`,
    `${table.name}_aggregate${parameters}: ${table.name}_aggregate!`,
    ...dayFields(table),
    ...(hasReadableKey(table) ? [`${table.name}_by_pk(${keyFields(table).join(', ')}): ${table.name}`] : []),
  ];
}

/** The row in force on a day, and those of a stretch of days, by the functions that say so (db/schema/02_settings/functions-in-force.sql). */
export const dayArguments = ({ key }: DatedTableKey, days: readonly string[]): { name: string; type: string }[] => [
  ...key.map(({ column, type }) => ({ name: column, type })),
  ...days.map((name) => ({ name, type: 'date' })),
];
export const dayQuestions = { _on: ['day'], _during: ['first_day', 'last_day'] } as const;

function dayFields({ name }: CatalogueTable): string[] {
  const dated = (datedTableKeys as Readonly<Record<string, DatedTableKey>>)[name];
  if (dated === undefined || dated.idOnly) return [];
  const scalars: Readonly<Record<string, string>> = { integer: 'Int', text: 'String', date: 'date' };
  const field = (suffix: '_on' | '_during') => {
    const given = dayArguments(dated, dayQuestions[suffix]).map((each) => `${each.name}: ${scalars[each.type]}!`);
    return `${name}${suffix}(${given.join(', ')}): [${name}!]!`;
  };
  return [field('_on'), ...(dated.during ? [field('_during')] : [])];
}

function mutationFields(table: CatalogueTable): string[] {
  const { name } = table;
  const columns = [...table.columns.values()];
  const fields: string[] = [];
  if (columns.some((column) => column.insertable))
    fields.push(
      `insert_${name}(objects: [${name}_insert_input!]!): ${name}_mutation_response!`,
      `insert_${name}_one(object: ${name}_insert_input!): ${name}`,
    );
  if (columns.some((column) => column.updatable)) {
    fields.push(`update_${name}(where: ${name}_bool_exp!, _set: ${name}_set_input!): ${name}_mutation_response!`);
    if (hasReadableKey(table))
      fields.push(`update_${name}_by_pk(pk_columns: ${name}_pk_columns_input!, _set: ${name}_set_input!): ${name}`);
  }
  if (table.deletable) {
    fields.push(`delete_${name}(where: ${name}_bool_exp!): ${name}_mutation_response!`);
    if (hasReadableKey(table)) fields.push(`delete_${name}_by_pk(${keyFields(table).join(', ')}): ${name}`);
  }
  return fields;
}
