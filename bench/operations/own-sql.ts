import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';
import type { Queryable } from '../../src/server/postgres/database.ts';
import { type Ask, at, turns } from './operation.ts';
import { CALLERS, type Station } from './station.ts';

/** So many different requests are prepared beforehand and asked in turn. */
const VARIANTS = 240;

const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/**
 * The statements a reading of the store sends, asked again without the program around them: no HTTP, no rules, no answer to
 * write. They are taken down while the store's own function runs, so the limit changes with the product.
 */
export async function ownSql(station: Station, read: (db: Queryable, turn: number) => Promise<unknown>): Promise<Ask> {
  const variants: QueryConfig[][] = [];
  for (let turn = 0; turn < VARIANTS; turn += 1) {
    const statements: QueryConfig[] = [];
    const recorder: Queryable = {
      query(text, values = []) {
        statements.push({ name: nameOf(text), text, values });
        return station.ownPool.query({ name: nameOf(text), text, values });
      },
    };
    await read(recorder, turn);
    if (statements.length === 0) throw new Error('nothing was asked');
    variants.push(statements);
  }
  const turnOf = turns();
  return async (caller) => {
    for (const statement of at(variants, turnOf(caller) * CALLERS + caller)) await station.ownPool.query(statement);
  };
}
