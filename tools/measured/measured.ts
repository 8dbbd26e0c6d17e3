import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastMigration } from './measured-on.ts';
import { measuredPages, measuredWith } from './measured-pages.ts';

/** `npm run measured`: each page of measurements, its day, and whether the tables have changed since. */
const newest = lastMigration();
for (const { page, command } of measuredPages) {
  const { date, migration } = measuredWith(readFileSync(join(import.meta.dirname, '../..', page), 'utf8'));
  const verdict =
    migration === newest
      ? 'with the newest migration'
      : migration === null
        ? 'does not say with what'
        : `older: ${migration}`;
  console.log(`${date}  ${page}: ${verdict}${migration === newest ? '' : ` (${command})`}`);
}
console.log(`The newest migration is ${newest}.`);
