import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Run after every `npm install`. A registry that does not carry the builds for other systems (Android, macOS, musl …)
 * makes npm leave them out of the lockfile, and then `npm ci` refuses it as incomplete. Their names say for which system
 * they are, so they are written down here; npm skips them on ours.
 */
interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const path = join(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, LockedPackage> };
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'wasm32'];

let added = 0;
for (const { optionalDependencies = {}, dev } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const isLocked = Object.keys(lock.packages).some(
      (key) => key === `node_modules/${name}` || key.endsWith(`/${name}`),
    );
    if (isLocked) continue;
    lock.packages[`node_modules/${name}`] = { ...platformOf(name, version), ...(dev ? { dev } : {}) };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other systems added to the lockfile`);

function platformOf(name: string, version: string): LockedPackage {
  const words = name.split(/[/-]/);
  const os = words.includes('wasm32') ? undefined : systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}
