import type { Relation } from './catalogue.ts';

/**
 * PostgreSQL knows neither key nor foreign keys of a view, so they are declared here, and nowhere else.
 * `key` gives `_by_pk` and stable pages; `notNull` lists columns the view never leaves null.
 */
export interface ViewDeclaration {
  readonly view: string;
  readonly key: readonly string[];
  readonly notNull: readonly string[];
  readonly relations: readonly (Relation & {
    /** The table that gets the relation, when it is not the view itself. */
    readonly on?: string;
  })[];
}

export function object(name: string, table: string, from: string, to = 'id'): Relation {
  return { name, table, isList: false, columns: [{ from, to }] };
}

export function list(name: string, from: string, to: string): Relation {
  return { name, table: name, isList: true, columns: [{ from, to }] };
}
