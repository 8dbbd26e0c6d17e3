import type { FastifyBaseLogger } from 'fastify';
import type { BearerTokens } from './bearer-tokens.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { FileStore } from './file-store/file-store.ts';
import type { Gateways } from './gateways/gateways.ts';
import type { Database } from './postgres/database.ts';

/** What a request or a job may use; built once at the start (app.ts, worker.ts). */
export interface Services {
  config: Config;
  clock: Clock;
  database: Database;
  bearer: BearerTokens;
  gateways: Gateways;
  files: FileStore;
  log: FastifyBaseLogger;
}
