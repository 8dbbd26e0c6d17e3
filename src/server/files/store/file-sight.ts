import type { Database } from '../../postgres/database.ts';

const asPerson = `select set_config('jwt.claims.uid', $1, true), set_config('app.now', $2, true),
  set_config('transaction_read_only', 'on', true), set_config('jwt.claims.pin_branch', $4, true), set_config('role', $3, true)`;

/** Who asks: the person and the rights of their session. */
export interface FileReader {
  uid: string;
  role: 'user' | 'staff';
  /** The branch of a PIN's rights; null: the person's own. */
  pin_branch: number | null;
}

/** Whether the policies of `files` or `reserves` show the row to this person now. They alone decide. */
async function personSees(
  database: Pick<Database, 'asRole'>,
  now: Date,
  { uid, role, pin_branch }: FileReader,
  { table, id }: { table: 'files' | 'reserves'; id: number },
): Promise<boolean> {
  const [seen] = await database.asRole(
    {
      text: asPerson,
      values: [uid, now.toISOString(), role, pin_branch === null ? '' : String(pin_branch)],
      name: 'as_file_reader',
    },
    [
      {
        text: `select exists (select from ${table} where id = $1)`,
        values: [String(id)],
        name: `person_sees_${table}`,
      },
    ],
  );
  return seen === 't';
}

export const personSeesFile = (database: Pick<Database, 'asRole'>, now: Date, reader: FileReader, id: number) =>
  personSees(database, now, reader, { table: 'files', id });

/** A reserve as a file that is opened outside the page. */
export const personSeesReserve = (database: Pick<Database, 'asRole'>, now: Date, uid: string, id: number) =>
  personSees(database, now, { uid, role: 'user', pin_branch: null }, { table: 'reserves', id });
