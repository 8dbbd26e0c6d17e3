import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const here = import.meta.dirname;
const documentsIn = (file: string): string[] =>
  readFileSync(join(here, file), 'utf8').match(/\bSelect\w+Document\b|(?<=reading\(')\w+/g) ?? [];

it('waits for everything a strip asks', () => {
  const asked = readdirSync(here)
    .filter((file) => file.endsWith('-strip.tsx'))
    .flatMap(documentsIn);
  expect([...new Set(asked)].sort()).toEqual([...new Set(documentsIn('use-strips-waiting.ts'))].sort());
});
