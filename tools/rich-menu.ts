import { demoCompany } from '../db/seed/content/company.ts';
import { systemClock } from '../src/server/clock.ts';
import { companyInForce } from '../src/server/company/store/company-facts.ts';
import { parseConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/postgres/database.ts';
import { setRichMenu } from './rich-menu/set-rich-menu.ts';

/** `npm run rich-menu`: sets the menu of the LINE account the environment names (docs/operations.md). */
const { MODE } = process.env;
// The demo's LINE needs no more than PORT; in production everything is there as for the start.
const unused = {
  DATABASE_URL: 'postgres://unused',
  AUTH_SIGNING_KEY: 'unused',
  GOOGLE_SERVICE_ACCOUNT: 'unused',
  HEALTH_DATA_KEY: 'unused-by-this-tool',
};
const config = parseConfig(MODE === 'production' ? process.env : { ...unused, ...process.env });
const { richMenuId, removed } = await setRichMenu(config, MODE === 'production' ? await companyTel() : demoCompany.tel);
console.log(`${richMenuId} is the menu of ${config.LINE_API_BASE}; ${removed} earlier removed`);

async function companyTel(): Promise<string> {
  const database = openDatabase({
    url: config.DATABASE_URL,
    poolSize: 1,
    namedStatements: false,
    onPoolError: () => {},
  });
  try {
    return (await database.read(systemClock.now(), companyInForce)).tel;
  } finally {
    await database.close();
  }
}
