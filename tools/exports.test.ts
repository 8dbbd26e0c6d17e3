import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unusedExports } from './counts/unused-exports.ts';

const root = join(import.meta.dirname, '..');
const folders = ['src', 'db', 'deploy', 'emulators', 'e2e', 'bench', 'soak', 'tools'];
const found = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
);
const files = [...found, ...readdirSync(root)].filter((name) => /\.tsx?$/.test(name));
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

it('exports nothing that no other file imports', () => {
  expect(unusedExports(texts)).toEqual([]);
});
