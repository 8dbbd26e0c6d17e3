import type { Queryable, Transaction } from '../../../postgres/database.ts';

export interface PasskeyRow {
  id: string;
  name: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  device_type: string;
  backed_up: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

export async function passkeysOf(db: Queryable, uid: string): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>(
    `select id, name, public_key, counter, transports, device_type, backed_up, created_at, last_used_at
     from auth.passkeys where uid = $1 order by created_at, id`,
    [uid],
  );
  return rows;
}

/** False where the same passkey is there already. */
export async function addPasskey(
  tx: Transaction,
  uid: string,
  passkey: Omit<PasskeyRow, 'created_at' | 'last_used_at'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into auth.passkeys (id, uid, name, public_key, counter, transports, device_type, backed_up)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      passkey.id,
      uid,
      passkey.name,
      passkey.public_key,
      passkey.counter,
      passkey.transports,
      passkey.device_type,
      passkey.backed_up,
    ],
  );
  return rowCount === 1;
}

export async function notePasskeyUsed(tx: Transaction, id: string, counter: number, backed_up: boolean): Promise<void> {
  await tx.query('update auth.passkeys set counter = $2, backed_up = $3, last_used_at = app.now() where id = $1', [
    id,
    counter,
    backed_up,
  ]);
}

export async function deletePasskey(tx: Transaction, uid: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from auth.passkeys where uid = $1 and id = $2', [uid, id]);
  return rowCount === 1;
}
