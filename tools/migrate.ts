import { ChangedMigration, migrate, OldNumbers, OldPostgres } from '../db/migrate.ts';
import { configFromEnvironment } from '../src/server/config.ts';

/** Once per release, before its processes start. */
const config = configFromEnvironment();
try {
  const applied = await migrate(config.DATABASE_DIRECT_URL ?? config.DATABASE_URL);
  console.log(applied.length === 0 ? 'nothing to migrate' : applied.join('\n'));
} catch (error) {
  const isForTheReader = [ChangedMigration, OldNumbers, OldPostgres].some((kind) => error instanceof kind);
  console.error(isForTheReader && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
