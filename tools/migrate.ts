import { migrate } from '../db/migrate.ts';
import { configFromEnvironment } from '../src/server/config.ts';

/** Once per release, before its processes start. */
const config = configFromEnvironment();
const applied = await migrate(config.DATABASE_DIRECT_URL ?? config.DATABASE_URL);
console.log(applied.length === 0 ? 'nothing to migrate' : applied.join('\n'));
