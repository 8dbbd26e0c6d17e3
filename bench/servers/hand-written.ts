import fastify from 'fastify';
import pg from 'pg';
import { documents } from '../../src/contract/operations/documents.generated.ts';
import { bearerTokens } from '../../src/server/bearer-tokens.ts';
import { parseConfig } from '../../src/server/config.ts';
import { loadDocument } from '../../src/server/data-api/document.ts';
import { DEFAULT_LIMITS } from '../../src/server/data-api/limits.ts';
import { readCatalogue } from '../../src/server/data-api/schema/catalogue.ts';
import { schemaOf } from '../../src/server/data-api/schema/schema.ts';
import { viewDeclarations } from '../../src/server/data-api/schema/view-relations.ts';
import { NOW } from '../world/size.ts';
import { type ServerOptions, serveOnMessage } from './served.ts';

/**
 * The limit of an operation: what one writes by hand. Fastify and node-postgres; the bearer token is looked at as the
 * product does, then begin, role and claims, the very same SQL as a prepared statement, commit. No headers, no limits.
 */
type Variables = Record<string, string | number>;
const PREAMBLE = `select set_config('role', $1, true), set_config('jwt.claims.uid', $2, true), set_config('app.now', $3, true),
  set_config('TimeZone', 'Asia/Tokyo', true)`;

/** Values no other variable has, so that each parameter tells whose it is. */
const samples: Readonly<Record<string, Variables>> = {
  SelectMypageTop: {},
  SelectMypageReservesList: {},
  SelectStaffToday: { branch_id: 123_456_789, date: '2001-02-03' },
};

serveOnMessage(async ({ url, connections, signingKey }: ServerOptions) => {
  const clock = { now: () => NOW };
  const pool = new pg.Pool({ connectionString: url, max: connections, idleTimeoutMillis: 0 });
  const catalogue = await readCatalogue(pool, viewDeclarations);
  const options = { catalogue, schema: schemaOf(catalogue), limits: DEFAULT_LIMITS, named: true };
  const { PUBLIC_URL } = parseConfig({ DATABASE_URL: url, AUTH_SIGNING_KEY: signingKey, GOOGLE_SERVICE_ACCOUNT: '{}' });
  const bearer = await bearerTokens(signingKey, PUBLIC_URL, clock, () => false);
  const app = fastify();

  for (const [name, sample] of Object.entries(samples)) {
    const text = documents.find((document) => document.name === name)?.text ?? '';
    const role = 'branch_id' in sample ? 'staff' : 'user';
    const [statement] = loadDocument(text, options).prepare(role, sample);
    if (statement === undefined) throw new Error(`${name} has no statement`);
    const given = Object.entries(sample);
    const order = statement.values.map((value) => given.find(([, one]) => String(one) === String(value))?.[0] ?? '');
    app.post<{ Body: Variables }>(`/hand/${name}`, async (request, reply) => {
      const identity = await bearer.verify((request.headers.authorization ?? '').slice('Bearer '.length));
      if (identity === null) return reply.code(401).send();
      const client = await pool.connect();
      try {
        await client.query('begin read only');
        await client.query({
          name: 'preamble',
          text: PREAMBLE,
          values: [identity.role, identity.uid, NOW.toISOString()],
        });
        const values = order.map((variable) => request.body[variable]);
        const result = await client.query({ name, text: statement.text, values, rowMode: 'array' });
        await client.query('commit');
        return reply.type('application/json; charset=utf-8').send(`{"data":${result.rows[0]?.[0]}}`);
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    });
  }
  return app;
});
