import type { CatalogueTable, Relation } from './catalogue.ts';
import type { ViewDeclaration } from './view-declaration.ts';

export interface ForeignKey {
  readonly table_name: string;
  readonly target_table: string;
  readonly columns: readonly string[];
  readonly target_columns: readonly string[];
}

/**
 * Names are predictable: the object relation is the column without `_id`, the array relation is the table's name,
 * or `<table>_by_<column>` where a table refers to the same target more than once.
 */
export function addRelations(
  tables: ReadonlyMap<string, CatalogueTable>,
  foreignKeys: readonly ForeignKey[],
  views: readonly ViewDeclaration[],
): void {
  for (const key of foreignKeys) {
    const source = tables.get(key.table_name);
    const target = tables.get(key.target_table);
    if (!source || !target) continue;
    const pairs = key.columns.map((column, index) => ({ from: column, to: key.target_columns[index] ?? '' }));
    // A key over unreadable columns would be a relation that always fails.
    if (!pairs.every((pair) => source.columns.has(pair.from) && target.columns.has(pair.to))) continue;
    const several =
      foreignKeys.filter((other) => other.table_name === key.table_name && other.target_table === key.target_table)
        .length > 1;
    addRelation(source, { name: objectName(key), table: target.name, isList: false, columns: pairs });
    addRelation(target, {
      name: several ? `${source.name}_by_${key.columns.join('_')}` : source.name,
      table: source.name,
      isList: true,
      columns: pairs.map(({ from, to }) => ({ from: to, to: from })),
    });
  }
  for (const declaration of views) addViewRelations(tables, declaration);
}

function objectName(key: ForeignKey): string {
  const last = key.columns.at(-1) ?? '';
  return last.endsWith('_id') ? last.slice(0, -'_id'.length) : `${last}_ref`;
}

function addViewRelations(tables: ReadonlyMap<string, CatalogueTable>, declaration: ViewDeclaration): void {
  for (const relation of declaration.relations) {
    const source = tables.get(relation.on ?? declaration.view);
    const target = tables.get(relation.table);
    if (!source || !target) throw new Error(`${declaration.view}: relation ${relation.name} joins an unknown table`);
    for (const pair of relation.columns)
      if (!source.columns.has(pair.from) || !target.columns.has(pair.to))
        throw new Error(`${source.name}.${relation.name}: unknown column in ${pair.from} = ${pair.to}`);
    addRelation(source, { ...relation, table: target.name });
  }
}

function addRelation(table: CatalogueTable, relation: Relation): void {
  if (table.columns.has(relation.name) || table.relations.has(relation.name))
    throw new Error(`relation name clash: ${table.name}.${relation.name}`);
  table.relations.set(relation.name, {
    name: relation.name,
    table: relation.table,
    isList: relation.isList,
    columns: relation.columns,
  });
}
