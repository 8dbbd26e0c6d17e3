import { asStaff } from '../../auth/store/staff-sight.ts';
import type { Database, Queryable } from '../../postgres/database.ts';
import { childrenBy, familiesBy, waysToFind } from './search-ways.ts';

/** Shown at once; who has more to choose from types on. */
const mostFound = 200;

const union = (selects: readonly string[]): string =>
  selects.length === 0 ? "'{}'::integer[]" : `array(${selects.join(' union ')})`;

/** Families and children the words match, found by index regardless of who may see them. One pair of lists per word. */
async function candidates(db: Queryable, text: string): Promise<number[][]> {
  const { words, address, values } = waysToFind(text);
  const mailed = address === '' ? [] : [address];
  const lists = words.flatMap((ways) => [union([...familiesBy(ways), ...mailed]), union(childrenBy(ways))]);
  const { rows } = await db.query<{ lists: number[][] }>(
    `select json_build_array(${lists.join(', ')}) as lists`,
    values,
  );
  return rows[0]?.lists ?? [];
}

/**
 * The families a staff member can find, by kana. The indexes cannot be used under row-level security (PostgreSQL does not
 * know what a condition leaks), so they name the candidates and the policies filter them, families and children
 * alike: a child unknown to the branch matches no family.
 */
export async function findSeenFamilies(
  database: Pick<Database, 'asRole' | 'read'>,
  now: Date,
  { uid, pin_branch }: { uid: string; pin_branch: number | null },
  text: string,
): Promise<{ customer_ids: number[]; more_flag: boolean }> {
  const lists = await database.read(now, (db) => candidates(db, text));
  if (lists.length === 0) return { customer_ids: [], more_flag: false };
  const words = lists.flatMap((_, position) =>
    position % 2 === 1
      ? []
      : [
          `(select id from customers where id = any ($${position + 1}::integer[])
            union select customer_id from children where id = any ($${position + 2}::integer[]))`,
        ],
  );
  const sql = `select coalesce(json_agg(f.id), '[]') from (
    select c.id from customers c join (${words.join(' intersect ')}) found using (id)
    order by c.name_kana, c.id limit ${mostFound + 1}) f`;
  const [seen] = await database.asRole(asStaff(uid, now, pin_branch), [
    { text: sql, values: lists.map((ids) => `{${ids.join(',')}}`), name: undefined },
  ]);
  const ids = JSON.parse(seen ?? '[]') as number[];
  return { customer_ids: ids.slice(0, mostFound), more_flag: ids.length > mostFound };
}
