import type pg from 'pg';

/** A reserve of 佐藤 (customer 1) for child 1 at みなと広場園, unless said otherwise; answers its id. */
export interface ReserveFields {
  start: string;
  end: string;
  child_ids?: readonly number[];
  branch_id?: number;
  customer_id?: number;
  approval_status?: number;
  childcare_status?: number;
  cancel_flag?: boolean;
  reserve_amount?: number;
  created_at?: string;
}

export async function insertReserve(client: pg.PoolClient, fields: ReserveFields): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
       cancel_flag, current_day_flag, holiday_flag, reserve_amount, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, false, false, $8, coalesce($9, app.now())) returning id`,
    [
      fields.branch_id ?? 2,
      fields.customer_id ?? 1,
      fields.start,
      fields.end,
      fields.approval_status ?? 1,
      fields.childcare_status ?? 1,
      fields.cancel_flag ?? false,
      fields.reserve_amount ?? 1000,
      fields.created_at ?? null,
    ],
  );
  const id = rows[0]?.id ?? 0;
  for (const child_id of fields.child_ids ?? [1]) {
    await client.query(
      `insert into reserve_details (reserve_id, child_id, zero_year_old_flag, schoolchild_flag)
       values ($1, $2, false, false)`,
      [id, child_id],
    );
  }
  return id;
}

/** Children of a family large enough to fill a branch; answers their ids. */
export async function insertChildren(client: pg.PoolClient, customer_id: number, number: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into children (customer_id, name, gender, date_of_birth)
     select $1, '佐藤 ' || n, 3, '2022-05-05' from generate_series(1, $2) n returning id`,
    [customer_id, number],
  );
  return rows.map((row) => row.id);
}
