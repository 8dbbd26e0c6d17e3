import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseConfig } from '../src/server/config.ts';
import { newKeys } from './keys.ts';

const example = readFileSync(join(import.meta.dirname, '../deploy/imahoiku.env.example'), 'utf8');
const lines = [...example.matchAll(/^([A-Z]\w+)=(.*)$/gm)];
const environment = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replace(/^'|'$/g, '')]));

it('the example names everything a production process needs, once it is filled in', async () => {
  const filled = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replace('…', 'own').replace('PASSWORD', 'own')]),
  );
  const config = parseConfig({ ...filled, ...(await newKeys()) });
  expect(config).toMatchObject({ MODE: 'production', TRUST_PROXY: 1, demo: { emulators: false } });
});

it('the example with keys alone starts nothing and names what is not filled in', async () => {
  const keys = await newKeys();
  for (const name of ['LINE_MESSAGING_SECRET', 'SMTP_URL', 'DATABASE_URL', 'STRIPE_SECRET_KEY']) {
    expect(() => parseConfig({ ...environment, ...keys })).toThrow(new RegExp(`^${name} is not filled in`, 'm'));
  }
});

it('each run makes other keys', async () => {
  const [one, other] = [await newKeys(), await newKeys()];
  for (const name of Object.keys(one)) expect(one[name]).not.toBe(other[name]);
});
