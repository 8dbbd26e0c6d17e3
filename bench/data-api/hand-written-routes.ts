import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { DataApiCaller } from '../../src/server/data-api/session.ts';

interface Options {
  readonly pool: pg.Pool;
  readonly clock: () => Date;
  readonly callerOf: (request: FastifyRequest) => DataApiCaller;
}

const golden = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../src/server/data-api/golden-sql/${name}.sql`), 'utf8');

/** The statement with every variable given is the last on record. */
function lastStatement(name: string): string {
  return golden(name).trim().split(';\n\n').at(-1)?.replace(/;$/, '') ?? '';
}

/**
 * What one writes by hand: begin, role and claims, the very same SQL as a prepared statement, commit.
 * Statements are named per role, as the data API does.
 */
export async function handWrittenRoutes(app: FastifyInstance, { pool, clock, callerOf }: Options): Promise<void> {
  const branches = lastStatement('SelectBranchesList');
  const mypage = lastStatement('SelectMypageTop');

  async function run(caller: DataApiCaller, name: string, text: string, values: unknown[]): Promise<string> {
    const client = await pool.connect();
    try {
      await client.query('begin read only');
      await client.query({
        name: 'preamble',
        text: `select set_config('role', $1, true), set_config('jwt.claims.uid', $2, true), set_config('app.now', $3, true),
          set_config('TimeZone', 'Asia/Tokyo', true)`,
        values: [caller.role, caller.uid, clock().toISOString()],
      });
      const result = await client.query({ name: `${name}-${caller.role}`, text, values, rowMode: 'array' });
      await client.query('commit');
      return `{"data":${result.rows[0]?.[0]}}`;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  app.post<{ Body: { open_date: string; code: string } }>('/hand/SelectBranchesList', async (request, reply) => {
    const { open_date, code } = request.body;
    const answer = await run(callerOf(request), 'branches', branches, [open_date, code]);
    return reply.type('application/json; charset=utf-8').send(answer);
  });
  app.post('/hand/SelectMypageTop', async (request, reply) => {
    const answer = await run(callerOf(request), 'mypage', mypage, []);
    return reply.type('application/json; charset=utf-8').send(answer);
  });
}
