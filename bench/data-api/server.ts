import { parentPort, workerData } from 'node:worker_threads';
import fastify from 'fastify';
import pg from 'pg';
import { documents } from '../../src/contract/operations/documents.generated.ts';
import { createDataApi } from '../../src/server/data-api/data-api.ts';
import { dataApiPlugin } from '../../src/server/data-api/plugin.ts';
import { readCatalogue } from '../../src/server/data-api/schema/catalogue.ts';
import { viewDeclarations } from '../../src/server/data-api/schema/view-relations.ts';
import type { DataApiCaller } from '../../src/server/data-api/session.ts';
import { openDatabase } from '../../src/server/postgres/database.ts';
import { handWrittenRoutes } from './hand-written-routes.ts';

/** One process serves both contestants, with a pool of equal size each. */
const { url, now, uid } = workerData as { url: string; now: string; uid: string };
const POOL_SIZE = 8;
const clock = () => new Date(now);

function callerOf(header: unknown): DataApiCaller {
  return header === 'member' ? { role: 'user', uid } : { role: 'anonymous', uid: '' };
}

const database = openDatabase({ url, poolSize: POOL_SIZE, namedStatements: true, onPoolError() {} });
const handPool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
const catalogue = await readCatalogue(handPool, viewDeclarations);
const dataApi = createDataApi({ database, catalogue, documents, clock, allowFreeQueries: false });

const app = fastify();
await app.register(dataApiPlugin, { dataApi, authenticate: async (request) => callerOf(request.headers['x-caller']) });
await app.register(handWrittenRoutes, {
  pool: handPool,
  clock,
  callerOf: (request) => callerOf(request.headers['x-caller']),
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
parentPort?.postMessage(typeof address === 'object' && address ? address.port : 0);
