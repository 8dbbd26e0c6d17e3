import type { SelectionSetNode } from 'graphql';
import { badRequest } from '../errors.ts';
import type { CatalogueColumn, CatalogueTable } from '../schema/catalogue.ts';
import type { SymbolicObject } from '../shape.ts';
import { joinCondition, quoteName, quoteText } from '../sql-text.ts';
import { aggregateFigures } from './aggregate.ts';
import { argumentsOf } from './arguments.ts';
import { conditionClause, isGiven, type Link, pageClause } from './clauses.ts';
import { type CompileContext, relationTable } from './context.ts';
import { selectedFields } from './fields.ts';
import { orderClause, orderTerms, withTieBreak } from './order.ts';

interface Selection {
  readonly items: string;
  readonly joins: string;
  /** The table's own columns the items and joins read. */
  readonly columns: Set<string>;
}

/** The select list of one GraphQL object, with a lateral join per relation. */
export function selection(
  context: CompileContext,
  table: CatalogueTable,
  alias: string,
  sets: readonly SelectionSetNode[],
): Selection {
  const items: string[] = [];
  const joins: string[] = [];
  const columns = new Set<string>();
  for (const field of selectedFields(context, sets)) {
    const column = table.columns.get(field.name);
    if (field.name === '__typename') items.push(`${quoteText(table.name)}::text ${quoteName(field.key)}`);
    else if (column) {
      columns.add(field.name);
      items.push(`${columnOutput(column, alias)} ${quoteName(field.key)}`);
    } else {
      const relation = table.relations.get(field.name) ?? table.relations.get(field.name.replace(/_aggregate$/, ''));
      if (!relation) throw badRequest(`unknown field ${field.name}`);
      const target = relationTable(context, relation);
      if (target === context.writtenTable)
        throw badRequest(`${field.name}: a mutation's answer cannot read ${target.name} again`);
      for (const { from } of relation.columns) columns.add(from);
      const link: Link = (targetAlias) => joinCondition(relation.columns, alias, targetAlias);
      const given = argumentsOf(context, field.node);
      const joinAlias = context.nextAlias();
      const inner = table.relations.has(field.name)
        ? rowsQuery(context, target, given, field.selections, { link, isList: relation.isList })
        : aggregateQuery(context, target, given, field.selections, link);
      joins.push(` left join lateral (${inner}) ${joinAlias}(json) on true`);
      items.push(`${joinAlias}.json ${quoteName(field.key)}`);
    }
  }
  return { items: items.join(', '), joins: joins.join(''), columns };
}

/** A bigint leaves as text: JavaScript would round it. */
function columnOutput(column: CatalogueColumn, alias: string): string {
  return `${alias}.${quoteName(column.name)}${column.scalar === 'bigint' ? '::text' : ''}`;
}

export function jsonOf(rowAlias: string, isList: boolean): string {
  return isList ? `coalesce(json_agg(${rowAlias}), '[]')` : `row_to_json(${rowAlias})`;
}

export function rowsQuery(
  context: CompileContext,
  table: CatalogueTable,
  given: SymbolicObject,
  sets: readonly SelectionSetNode[],
  shape: { readonly link: Link | null; readonly isList: boolean },
): string {
  const alias = context.nextAlias();
  const rowAlias = context.nextAlias();
  const selected = selection(context, table, alias, sets);
  const paged = isGiven(given.limit) || isGiven(given.offset);
  const asked = orderTerms(context, table, alias, given.order_by);
  const order = shape.isList && paged ? withTieBreak(table, alias, asked) : asked;
  const condition = conditionClause(context, table, alias, given, shape.link);
  const page = pageClause(context, given);
  const orderBy = orderClause(order);
  if (paged && selected.joins) {
    // The page is cut before relations are joined, so that nested lists are built only for rows that are returned.
    for (const term of order) for (const name of term.columns) selected.columns.add(name);
    const names = [...selected.columns].map((name) => `${alias}.${quoteName(name)}`).join(', ');
    const source = `(select ${names} from ${table.sql} ${alias}${condition}${orderBy}${page}) ${alias}`;
    return `select ${jsonOf(rowAlias, shape.isList)} from (select ${selected.items} from ${source}${selected.joins}${orderBy}) ${rowAlias}`;
  }
  return `select ${jsonOf(rowAlias, shape.isList)} from (select ${selected.items} from ${table.sql} ${alias}${selected.joins}${condition}${orderBy}${page}) ${rowAlias}`;
}

/** `<table>_aggregate { aggregate { count min max sum avg } nodes }` as one JSON object. */
export function aggregateQuery(
  context: CompileContext,
  table: CatalogueTable,
  given: SymbolicObject,
  sets: readonly SelectionSetNode[],
  link: Link | null,
): string {
  const parts = selectedFields(context, sets).map((field) => {
    const key = quoteName(field.key);
    if (field.name === '__typename') return `${quoteText(`${table.name}_aggregate`)}::text ${key}`;
    if (field.name === 'nodes')
      return `(${rowsQuery(context, table, given, field.selections, { link, isList: true })}) ${key}`;
    return `(${aggregateFigures(context, table, given, field, link)}) ${key}`;
  });
  const rowAlias = context.nextAlias();
  return `select row_to_json(${rowAlias}) from (select ${parts.join(', ')}) ${rowAlias}`;
}
