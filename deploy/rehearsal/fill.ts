import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const deploy = join(import.meta.dirname, '..');

/** A template of deploy/ with everything that is in {{ }} filled in; a name on one side alone is a mistake. */
export function fill(template: 'nginx.conf' | 'pgbouncer.ini', values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(deploy, template), 'utf8');
  const names = new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name));
  const wrong = [...names].filter((name) => values[name] === undefined);
  wrong.push(...Object.keys(values).filter((name) => !names.has(name)));
  if (wrong.length > 0) throw new Error(`${template}: ${wrong.join(', ')}`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
}
