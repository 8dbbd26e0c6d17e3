import { branchStatus } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { open, preparing } = branchStatus.code;

export interface ImportedBranch {
  name: string;
  path_name: string;
  reading: string;
  postal_code: string;
  prefecture_id: number;
  address1: string;
  address2: string;
  nearest_station: string;
  latitude: number | null;
  longitude: number | null;
  tel: string;
  email: string;
  open_time: string;
  close_time: string;
  extended_open_time: string;
  extended_close_time: string;
  open_date: string;
  capacity: number;
  status: number;
}

/** Which of the addresses of pages are in use. */
export async function takenPathNames(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ path_name: string }>('select path_name from branches where path_name = any ($1)', [
    names,
  ]);
  return new Set(rows.map(({ path_name }) => path_name));
}

/** All of them in one statement, with an empty page each. */
export async function insertImportedBranches(tx: Transaction, branches: readonly ImportedBranch[]): Promise<number> {
  const { rowCount } = await tx.query(
    `with made as (
       insert into branches (name, path_name, reading, postal_code, prefecture_id, address1, address2, nearest_station,
         latitude, longitude, tel, email, open_time, close_time, extended_open_time, extended_close_time, open_date,
         capacity, status)
       select name, path_name, reading, postal_code, prefecture_id, address1, address2, nearest_station,
         latitude, longitude, tel, email, open_time, close_time, extended_open_time, extended_close_time, open_date,
         capacity, status
       from jsonb_populate_recordset(null::branches, $1::jsonb) returning id
     )
     insert into branch_informations (branch_id) select id from made`,
    [JSON.stringify(branches)],
  );
  return rowCount ?? 0;
}

/** Real branches that a family can have chosen, by name and by the address of their page. */
export async function branchesByName(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: number; name: string; path_name: string }>(
    `select id, name, path_name from branches where real_store_flag and status in (${open}, ${preparing})`,
  );
  return new Map(
    rows.flatMap(({ id, name, path_name }) => [
      [name, id],
      [path_name, id],
    ]),
  );
}
