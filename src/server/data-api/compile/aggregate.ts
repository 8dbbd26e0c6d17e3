import type { CatalogueTable } from '../schema/catalogue.ts';
import type { SymbolicObject } from '../shape.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { conditionClause, type Link, pageClause } from './clauses.ts';
import type { CompileContext } from './context.ts';
import { type SelectedField, selectedFields } from './fields.ts';
import { orderClause, orderTerms } from './order.ts';

/** The `aggregate` part of `<table>_aggregate`: count, least, most, sum and average as one JSON object. */
export function aggregateFigures(
  context: CompileContext,
  table: CatalogueTable,
  given: SymbolicObject,
  field: SelectedField,
  link: Link | null,
): string {
  const alias = context.nextAlias();
  const sourceAlias = context.nextAlias();
  const rowAlias = context.nextAlias();
  const needed = new Set<string>();
  const items = selectedFields(context, field.selections).map((figure) => {
    const key = quoteName(figure.key);
    if (figure.name === '__typename') return `${quoteText(`${table.name}_aggregate_fields`)}::text ${key}`;
    if (figure.name === 'count') return `count(*) ${key}`;
    return `(${perColumn(context, table, sourceAlias, figure, needed)}) ${key}`;
  });
  const columns = [...needed].map((name) => `${alias}.${quoteName(name)}`).join(', ');
  const condition = conditionClause(context, table, alias, given, link);
  const page = pageClause(context, given);
  // Order only matters to a figure when it decides which rows are on the page.
  const order = page ? orderClause(orderTerms(context, table, alias, given.order_by)) : '';
  const source = `select ${columns} from ${table.sql} ${alias}${condition}${order}${page}`;
  return `select row_to_json(${rowAlias}) from (select ${items.join(', ')} from (${source}) ${sourceAlias}) ${rowAlias}`;
}

function perColumn(
  context: CompileContext,
  table: CatalogueTable,
  sourceAlias: string,
  figure: SelectedField,
  needed: Set<string>,
): string {
  const items = selectedFields(context, figure.selections).map((column) => {
    const key = quoteName(column.key);
    if (column.name === '__typename') return `${quoteText(typename(table, figure.name))}::text ${key}`;
    needed.add(column.name);
    const cast = table.columns.get(column.name)?.scalar === 'bigint' ? '::text' : '';
    return `${figure.name}(${sourceAlias}.${quoteName(column.name)})${cast} ${key}`;
  });
  const rowAlias = context.nextAlias();
  return `select row_to_json(${rowAlias}) from (select ${items.join(', ')}) ${rowAlias}`;
}

function typename(table: CatalogueTable, figure: string): string {
  const suffix = figure === 'sum' ? 'sums' : figure === 'avg' ? 'averages' : 'extremes';
  return `${table.name}_${suffix}`;
}
