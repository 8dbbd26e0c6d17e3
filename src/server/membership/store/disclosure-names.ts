import type { Queryable } from '../../postgres/database.ts';

/** Names for the numbers an export is full of. */
export interface DisclosureNames {
  branches: ReadonlyMap<number, string>;
  allergens: ReadonlyMap<number, string>;
  prefectures: ReadonlyMap<number, string>;
}

export async function disclosureNames(db: Queryable): Promise<DisclosureNames> {
  const { rows } = await db.query<{ kind: keyof DisclosureNames; id: number; name: string }>(
    `select 'branches' as kind, id, name from branches
     union all select 'allergens', id, name from allergens
     union all select 'prefectures', id, name from prefectures`,
  );
  const of = (kind: keyof DisclosureNames) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, name }) => [id, name]));
  return { branches: of('branches'), allergens: of('allergens'), prefectures: of('prefectures') };
}
