import { afterAll } from 'vitest';
import { type Database, openDatabase } from '../database.ts';

/** The server's own way to a test's database, closed with the file. */
export function openedDatabase(url: string, options: { poolSize?: number; namedStatements?: boolean } = {}): Database {
  const database = openDatabase({ url, poolSize: 4, namedStatements: true, onPoolError() {}, ...options });
  afterAll(() => database.close());
  return database;
}
