import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  os?: string | string[];
  cpu?: string | string[];
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const packages = Object.entries(lock.packages);
const isLocked = (name: string) => packages.some(([key]) => key.endsWith(`node_modules/${name}`));

describe('npm ci on macOS, as far as the lockfile tells', () => {
  it('needs no package of another system: whatever is bound to one may be left out', () => {
    const bound = packages.filter(([, { os, cpu, optional }]) => (os ?? cpu) !== undefined && !optional);
    expect(bound.map(([name]) => name)).toEqual([]);
  });

  it('finds the build for a Mac beside each one for Linux', () => {
    const lost = packages.flatMap(([, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => /darwin/.test(name) && !isLocked(name)),
    );
    expect(lost).toEqual([]);
    const kinds = ['@img/sharp', '@node-rs/argon2', '@rolldown/binding', '@tailwindcss/oxide', 'lightningcss'];
    expect(kinds.filter((kind) => !isLocked(`${kind}-darwin-arm64`))).toEqual([]);
  });
});
