import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run sbom`: what the product is made of, as CycloneDX, by npm itself, into .data/sbom.json (docs/security). */
const root = join(import.meta.dirname, '..', '..');
const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (status === 0) {
  const { components, specVersion } = JSON.parse(stdout) as { components: unknown[]; specVersion: string };
  mkdirSync(join(root, '.data'), { recursive: true });
  const path = join('.data', 'sbom.json');
  writeFileSync(join(root, path), stdout);
  console.log(`${components.length} components, CycloneDX ${specVersion}: ${path}`);
} else {
  console.error(stderr);
  process.exitCode = 1;
}
