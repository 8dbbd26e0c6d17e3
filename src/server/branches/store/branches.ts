import type { Queryable, Transaction } from '../../postgres/database.ts';

export async function headquartersId(db: Queryable): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    'select id from branches where not real_store_flag order by id limit 1',
  );
  return rows[0]?.id ?? null;
}

export type HeadquartersContact = { id: number; email: string; chatwork_room_id: string | null };

/** Where headquarters are notified of what needs attention. */
export async function headquartersContact(db: Queryable): Promise<HeadquartersContact | null> {
  const { rows } = await db.query<HeadquartersContact>(
    'select id, email, chatwork_room_id from branches where not real_store_flag order by id limit 1',
  );
  return rows[0] ?? null;
}

export async function connectedAccounts(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ account: string }>(
    'select distinct stripe_connect_code as account from branches where stripe_connect_code is not null order by 1',
  );
  return rows.map(({ account }) => account);
}

/** The branches of an account for which that is news. */
export async function setAccountReady(
  tx: Transaction,
  stripe_connect_code: string,
  ready: boolean,
): Promise<{ id: number; name: string; changed_at: Date }[]> {
  const { rows } = await tx.query<{ id: number; name: string; changed_at: Date }>(
    `update branches set stripe_account_ready_flag = $2
     where stripe_connect_code = $1 and stripe_account_ready_flag <> $2
     returning id, name, app.now() as changed_at`,
    [stripe_connect_code, ready],
  );
  return rows;
}
