import type { Queryable } from '../../postgres/database.ts';

interface FamilyToTell {
  customer_id: number;
  customer_name: string;
  tel: string;
}

/** Whose the reserves are and how to reach them, for the branch's own staff. */
export async function familiesOfReserves(
  db: Queryable,
  reserve_ids: readonly number[],
): Promise<Map<number, FamilyToTell>> {
  if (reserve_ids.length === 0) return new Map();
  const { rows } = await db.query<FamilyToTell & { reserve_id: number }>(
    `select r.id as reserve_id, c.id as customer_id, c.name as customer_name, c.tel
     from reserves r join customers c on c.id = r.customer_id where r.id = any ($1)`,
    [reserve_ids],
  );
  return new Map(rows.map(({ reserve_id, ...family }) => [reserve_id, family]));
}
