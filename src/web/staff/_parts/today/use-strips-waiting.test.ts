import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const documentsIn = (file: string): string[] => read(file).match(/\bSelect\w+Document\b|(?<=reading\(')\w+/g) ?? [];

it('waits for everything a strip asks', () => {
  const strips = [...read('today-strips.tsx').matchAll(/from '([^']+-strip\.tsx)'/g)].map(([, file = '']) => file);
  expect(strips.length).toBeGreaterThan(8);
  const asked = strips.flatMap(documentsIn);
  expect([...new Set(asked)].sort()).toEqual([...new Set(documentsIn('use-strips-waiting.ts'))].sort());
});
