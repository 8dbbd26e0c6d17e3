import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deviceKeys } from '../session/device-memory.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../public', name), 'utf8');

it("the worker's version is its files': a changed offline page reaches every browser", () => {
  const hash = createHash('sha256');
  for (const name of ['offline.html', 'offline.js', 'staff-roll.html', 'staff-roll.js', 'favicon.svg'])
    hash.update(read(name));
  const version = `offline-${hash.digest('hex').slice(0, 12)}`;
  expect(/^const version = '(.*)';$/m.exec(read('sw.js'))?.[1]).toBe(version);
});

it('the offline page reads what My Page leaves', () => {
  expect(read('offline.js')).toContain(`'${deviceKeys.nextReserve}'`);
});
