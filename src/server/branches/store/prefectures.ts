import type { Queryable } from '../../postgres/database.ts';

/** Ids by the official two-digit code. */
export async function prefectureIds(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ id: number; code: string }>('select id, code from prefectures');
  return new Map(rows.map(({ id, code }) => [code, id]));
}
