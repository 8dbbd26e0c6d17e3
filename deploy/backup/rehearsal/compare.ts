import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

type Fingerprint = ReadonlyMap<string, string>;

/** Every table of every schema that is not PostgreSQL's own: how many rows, and a sum over all their content. */
export async function tablesOf(client: pg.Client): Promise<Fingerprint> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%' order by 1`,
  );
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: sums } = await client.query<{ rows: string; sum: string | null }>(
      `select count(*) as rows, md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from ${name} t`,
    );
    found.set(name, `${sums[0]?.rows} rows ${sums[0]?.sum ?? ''}`);
  }
  return found;
}

export const rowsIn = (tables: Fingerprint): number =>
  [...tables.values()].reduce((sum, text) => sum + Number.parseInt(text, 10), 0);

/** Every uploaded file by its name, with a sum over its bytes. */
export function filesIn(dataDir: string): Fingerprint {
  const folder = join(dataDir, 'files');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];
  const paths = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(
    paths.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** Names whose content is not the same in both. */
export function differences(before: Fingerprint, after: Fingerprint): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => before.get(name) !== after.get(name));
}
