import { badRequest } from '../errors.ts';
import type { CatalogueColumn, CatalogueTable } from '../schema/catalogue.ts';
import { asList, isSymbolicObject, type SymbolicObject, type SymbolicValue } from '../shape.ts';
import { joinCondition, quoteName } from '../sql-text.ts';
import { bind } from './bind.ts';
import { type CompileContext, relationTable } from './context.ts';

const COMPARISONS: Readonly<Record<string, string>> = {
  _eq: '=',
  _neq: '<>',
  _gt: '>',
  _gte: '>=',
  _lt: '<',
  _lte: '<=',
  _like: 'like',
  _ilike: 'ilike',
};

/** A filter as SQL, or null when it filters nothing. */
export function whereCondition(
  context: CompileContext,
  table: CatalogueTable,
  alias: string,
  filter: SymbolicValue,
): string | null {
  if (!isSymbolicObject(filter)) return null;
  const conditions = Object.entries(filter).flatMap(([key, value]) => condition(context, table, alias, key, value));
  return conditions.length === 0 ? null : conditions.join(' and ');
}

function condition(
  context: CompileContext,
  table: CatalogueTable,
  alias: string,
  key: string,
  value: SymbolicValue,
): string[] {
  if (value === undefined) return [];
  context.countCondition();
  if (value === null) throw badRequest(`null is not allowed for ${key}`);
  const each = () => asList(value).map((item) => whereCondition(context, table, alias, item));
  if (key === '_and') return each().flatMap((text) => (text === null ? [] : [text]));
  if (key === '_or') {
    const alternatives = each().map((text) => text ?? 'true');
    return [alternatives.length === 0 ? 'false' : `(${alternatives.map((text) => `(${text})`).join(' or ')})`];
  }
  if (key === '_not') return [`not (${whereCondition(context, table, alias, value) ?? 'true'})`];
  const relation = table.relations.get(key);
  if (relation) {
    const target = relationTable(context, relation);
    const targetAlias = context.nextAlias();
    const inner = whereCondition(context, target, targetAlias, value);
    const link = joinCondition(relation.columns, alias, targetAlias);
    return [
      `exists (select from ${target.sql} ${targetAlias} where ${inner === null ? link : `${link} and ${inner}`})`,
    ];
  }
  const column = table.columns.get(key);
  if (!column || !isSymbolicObject(value)) throw badRequest(`unknown filter ${key}`);
  return comparisons(context, column, `${alias}.${quoteName(key)}`, value);
}

function comparisons(
  context: CompileContext,
  column: CatalogueColumn,
  left: string,
  operators: SymbolicObject,
): string[] {
  return Object.entries(operators).flatMap(([operator, value]) => {
    if (value === undefined) return [];
    // A null here must never silently mean "match all".
    if (value === null) throw badRequest(`null is not allowed for ${column.name}.${operator}; use _is_null`);
    if (operator === '_is_null') return [`${left} is ${value === true ? '' : 'not '}null`];
    if (operator === '_in') return [`${left} = any (${bind(context, value, `${column.sqlType}[]`)})`];
    if (operator === '_nin') return [`${left} <> all (${bind(context, value, `${column.sqlType}[]`)})`];
    return [`${left} ${COMPARISONS[operator]} ${bind(context, value, column.sqlType)}`];
  });
}
