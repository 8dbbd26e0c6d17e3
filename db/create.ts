import type pg from 'pg';

/** The login role of the program: owns its database, may create the three request roles, is no superuser. */
export async function createAppDatabase(admin: pg.Client, database: string): Promise<void> {
  const role = await admin.query("select from pg_roles where rolname = 'imahoiku'");
  if (role.rowCount === 0) await admin.query('create role imahoiku login noinherit createrole createdb');
  const exists = await admin.query('select from pg_database where datname = $1', [database]);
  if (exists.rowCount === 0) await admin.query(`create database "${database}" owner imahoiku`);
}
