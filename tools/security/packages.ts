import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface InstalledPackage {
  name: string;
  version: string;
  licence: string;
}

const root = join(import.meta.dirname, '..', '..', 'node_modules');

/**
 * Licences under which a dependency may be used as it is, unchanged and from its own package. LGPL and MPL ask for that;
 * none of ours is changed or linked into a program that is handed out.
 */
const allowedLicences: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  ...['CC0-1.0', 'CC-BY-4.0', 'OFL-1.1', 'Python-2.0', 'PostgreSQL', 'MPL-2.0', 'LGPL-3.0', 'LGPL-3.0-or-later'],
]);

/** Packages whose package.json names no licence, read by hand: name, and what their LICENSE file says. */
const readByHand: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** `(A OR B) AND C`: one side of every OR, all of the rest. */
export function isAllowed(expression: string): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  if (/ AND /.test(inner)) return inner.split(' AND ').every(isAllowed);
  if (/ OR /.test(inner)) return inner.split(' OR ').some(isAllowed);
  return allowedLicences.has(inner);
}

interface PackageFile {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

function licenceOf({ license, licenses }: PackageFile): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type ?? '').join(' OR ') ?? '';
}

/** Every package that is installed here, in folders of packages too. */
export function packagesOf(folder = root): InstalledPackage[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => {
      const path = join(folder, name);
      if (name.startsWith('@')) return packagesOf(path);
      const own = readPackage(join(path, 'package.json'));
      return [...own, ...nested(join(path, 'node_modules'))];
    });
}

function nested(folder: string): InstalledPackage[] {
  try {
    return packagesOf(folder);
  } catch {
    return [];
  }
}

function readPackage(path: string): InstalledPackage[] {
  let content: PackageFile;
  try {
    content = JSON.parse(readFileSync(path, 'utf8')) as PackageFile;
  } catch {
    return [];
  }
  const { name = path, version = '' } = content;
  return [{ name, version, licence: readByHand[name] ?? (licenceOf(content) || 'none named') }];
}

export const unknownLicences = (packages: readonly InstalledPackage[]): InstalledPackage[] =>
  packages.filter(({ licence }) => !isAllowed(licence));
