import type pg from 'pg';
import { TEST_NOW } from '../testing/template.ts';

/** The people of the row-level security tests; all of them live in the demo world. */
export const actors = {
  visitor: { role: 'anonymous', uid: '' },
  /** 佐藤, customer 1 */
  owner: { role: 'user', uid: 'demo-sato' },
  /** 木村, customer 10 */
  other: { role: 'user', uid: 'demo-kimura' },
  /** 木村's partner, second guardian of customer 10 */
  guardian: { role: 'user', uid: 'demo-kimura-partner' },
  /** 木村's mother, a relative: sees stays and days by their views alone */
  relative: { role: 'user', uid: 'demo-kimura-mother' },
  /** 松本: signed up, no customer row */
  registering: { role: 'user', uid: 'demo-matsumoto' },
  headquarters: { role: 'staff', uid: 'demo-honbu' },
  /** みなと広場園, branch 2 */
  manager: { role: 'staff', uid: 'demo-minato-manager' },
  staff: { role: 'staff', uid: 'demo-minato-staff' },
  /** 武蔵野みどり園, branch 3 */
  elsewhere: { role: 'staff', uid: 'demo-musashino-staff' },
  /** A disabled account whose token has not run out yet. */
  former: { role: 'staff', uid: 'demo-former-staff' },
} as const;

export type Actor = keyof typeof actors;
export const actorNames = Object.keys(actors) as Actor[];

export const ownerId = 1;
export const otherId = 10;
export const ownBranch = 2;
export const otherBranch = 3;

/** Runs inside a transaction with the rights of the actor, as the data API does, and takes everything back. */
export async function as<T>(
  pool: pg.Pool,
  actor: Actor | 'database owner',
  work: (client: pg.PoolClient) => Promise<T>,
  now: Date | string = TEST_NOW,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.now', $1, true)", [new Date(now).toISOString()]);
    if (actor !== 'database owner') {
      await client.query("select set_config('jwt.claims.uid', $1, true), set_config('role', $2, true)", [
        actors[actor].uid,
        actors[actor].role,
      ]);
    }
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

export interface Refusal {
  code: string;
  constraint: string | undefined;
}

export const permissionDenied = '42501';
export const checkViolated = '23514';
export const exclusionViolated = '23P01';

/** The refusal of a statement, or what it answered if it was not refused. */
export async function attempt(client: pg.PoolClient, sql: string, values: unknown[] = []): Promise<Refusal | number> {
  await client.query('savepoint attempt');
  try {
    const { rowCount } = await client.query(sql, values);
    return rowCount ?? 0;
  } catch (error) {
    await client.query('rollback to savepoint attempt');
    const { code, constraint } = error as { code: string; constraint?: string };
    return { code, constraint };
  }
}
