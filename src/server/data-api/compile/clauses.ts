import type { CatalogueTable } from '../schema/catalogue.ts';
import type { SymbolicObject } from '../shape.ts';
import { bind } from './bind.ts';
import type { CompileContext } from './context.ts';
import { whereCondition } from './where.ts';

/** Condition that ties a relation's rows to the row above, given the rows' alias. */
export type Link = (alias: string) => string;

export function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined;
}

export function conditionClause(
  context: CompileContext,
  table: CatalogueTable,
  alias: string,
  given: SymbolicObject,
  link: Link | null,
): string {
  const conditions = [link?.(alias), whereCondition(context, table, alias, given.where)].filter(Boolean);
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
}

export function pageClause(context: CompileContext, given: SymbolicObject): string {
  const limit = isGiven(given.limit) ? ` limit ${bind(context, given.limit, 'integer')}` : '';
  const offset = isGiven(given.offset) ? ` offset ${bind(context, given.offset, 'integer')}` : '';
  return limit + offset;
}
