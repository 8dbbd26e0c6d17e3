import type { CatalogueTable } from '../schema/catalogue.ts';
import { asList, isSymbolicObject, type SymbolicObject, type SymbolicValue } from '../shape.ts';
import { joinCondition, quoteName } from '../sql-text.ts';
import { type CompileContext, relationTable } from './context.ts';

interface OrderTerm {
  readonly expression: string;
  readonly direction: string;
  /** The table's own columns the expression reads. */
  readonly columns: readonly string[];
}

export function orderTerms(
  context: CompileContext,
  table: CatalogueTable,
  alias: string,
  orderBy: SymbolicValue,
): OrderTerm[] {
  return asList(orderBy).flatMap((entry) => (isSymbolicObject(entry) ? entryTerms(context, table, alias, entry) : []));
}

function entryTerms(context: CompileContext, table: CatalogueTable, alias: string, entry: SymbolicObject): OrderTerm[] {
  return Object.entries(entry).flatMap(([key, value]): OrderTerm[] => {
    if (value === null || value === undefined) return [];
    context.countCondition();
    if (typeof value === 'string' && table.columns.has(key))
      return [{ expression: `${alias}.${quoteName(key)}`, direction: value.replaceAll('_', ' '), columns: [key] }];
    const relation = table.relations.get(key) ?? table.relations.get(key.replace(/_aggregate$/, ''));
    if (!relation || !isSymbolicObject(value)) return [];
    const target = relationTable(context, relation);
    const targetAlias = context.nextAlias();
    const inner: OrderTerm[] = relation.isList ? countTerm(value) : entryTerms(context, target, targetAlias, value);
    const link = joinCondition(relation.columns, alias, targetAlias);
    return inner.map(({ expression, direction }) => ({
      expression: `(select ${expression} from ${target.sql} ${targetAlias} where ${link})`,
      direction,
      columns: relation.columns.map(({ from }) => from),
    }));
  });
}

function countTerm(value: SymbolicObject): OrderTerm[] {
  return typeof value.count === 'string'
    ? [{ expression: 'count(*)', direction: value.count.replaceAll('_', ' '), columns: [] }]
    : [];
}

/** The primary key at the end of the order keeps pages stable when the asked order has ties. */
export function withTieBreak(table: CatalogueTable, alias: string, terms: readonly OrderTerm[]): OrderTerm[] {
  const missing = table.primaryKey.filter(
    (name) => !terms.some((term) => term.expression === `${alias}.${quoteName(name)}`),
  );
  return [
    ...terms,
    ...missing.map((name) => ({ expression: `${alias}.${quoteName(name)}`, direction: 'asc', columns: [name] })),
  ];
}

export function orderClause(terms: readonly OrderTerm[]): string {
  return terms.length === 0
    ? ''
    : ` order by ${terms.map(({ expression, direction }) => `${expression} ${direction}`).join(', ')}`;
}
