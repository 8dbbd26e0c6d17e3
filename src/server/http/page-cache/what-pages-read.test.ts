import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../db/testing/database.ts';
import { documents } from '../../../contract/operations/documents.generated.ts';
import { matchRoute } from '../../../domain/routing/route-path.ts';
import { loadDocument } from '../../data-api/document.ts';
import { DEFAULT_LIMITS } from '../../data-api/limits.ts';
import { readCatalogue } from '../../data-api/schema/catalogue.ts';
import { schemaOf } from '../../data-api/schema/schema.ts';
import { viewDeclarations } from '../../data-api/schema/view-relations.ts';
import { marksView, pageShowsMarks } from './cacheable-path.ts';

const source = join(import.meta.dirname, '../../..');
const { pool } = await testDatabase('empty');

/** The tables behind these tables and views. */
const tablesBehind = `with recursive reads (rel) as (
    select ('public.' || quote_ident(name))::regclass::oid from unnest($1::text[]) as names (name)
    union select d.refobjid from reads
      left join pg_rewrite w on w.ev_class = reads.rel
      -- A view, or a function in it (app.<table>_on): what its text names.
      join pg_depend d on (d.classid = 'pg_rewrite'::regclass and d.objid = w.oid or d.classid = 'pg_proc'::regclass and d.objid = reads.rel)
        and d.refclassid in ('pg_class'::regclass, 'pg_proc'::regclass))
  select c.oid::regclass::text as name,
    exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'app.publish_content'::regproc) as content,
    exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'app.publish_marks'::regproc) as marks
  from reads join pg_class c on c.oid = reads.rel where c.relkind = 'r' order by 1`;
type TriggersOf = { name: string; content: boolean; marks: boolean };

async function silentTables(names: readonly string[], isNotified: (notices: TriggersOf) => boolean): Promise<string[]> {
  const { rows } = await pool.query<TriggersOf>(tablesBehind, [names]);
  return rows.filter((row) => !isNotified(row)).map(({ name }) => name);
}

describe('a cached page is invalidated by every change', () => {
  it('of what the marks of the calendar are made from', async () => {
    const silent = await silentTables([marksView], ({ content, marks }) => content || marks);
    // Days never change.
    expect(silent).toEqual(['app.days']);
  });

  it('of everything else a public page reads', async () => {
    const catalogue = await readCatalogue(pool, viewDeclarations);
    const options = { catalogue, schema: schemaOf(catalogue), limits: DEFAULT_LIMITS, named: true };
    // Pages, what every page reads, and what loaders of public pages have among the parts; /arrive is for the signed-in alone.
    const loading = globSync(
      [
        'web/public/**/*.{ts,tsx}',
        'web/data/*.ts',
        'web/parts/company/documents/load-document.ts',
        'web/parts/reserves/cancel/cancel-terms.ts',
      ],
      { cwd: source, exclude: (file) => String(file).startsWith('web/public/arrive') },
    ).map((file) => readFileSync(join(source, file), 'utf8'));
    const reading = documents.filter(({ name }) => loading.some((text) => text.includes(`${name}Document`)));
    expect(reading).toHaveLength(19);
    const read = reading
      .flatMap(({ text }) => loadDocument(text, options).compileExamples())
      .flatMap((statement) =>
        [...statement.text.matchAll(/"public"\."(\w+)"|app\."(\w+)_(?:on|during)"\(/g)].map(
          ([, table, dated]) => table ?? dated ?? '',
        ),
      );
    const silent = await silentTables(
      [...new Set(read)].filter((name) => name !== marksView),
      ({ content }) => content,
    );
    // Prefectures are the law's; of a family SelectUserInquiries asks for the signed-in only, whose pages are not cached.
    const ofAFamily = ['customer_stops', 'customers', 'family_member_contacts', 'family_members'];
    expect(silent).toEqual([...ofAFamily, 'prefectures']);
  });
});

describe('the pages that show marks', () => {
  const page = (file: string) => readFileSync(join(source, 'web/public', file), 'utf8');
  const names = documents.filter(({ text }) => text.includes(marksView)).map(({ name }) => `${name}Document`);
  const reading = readdirSync(join(source, 'web/public'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => names.some((name) => page(file).includes(name)))
    .toSorted();

  it('are those whose file asks for them', () => {
    expect(reading).toEqual(['branches/$branch_name.tsx', 'branches/list.tsx']);
    for (const key of ['/branches/list?code=13', '/branches/list.data', '/branches/minato-hiroba']) {
      expect(pageShowsMarks(key), key).toBe(true);
    }
    for (const key of [
      '/',
      '/_.data',
      '/qanda',
      '/terms',
      '/user_guide',
      '/magazine',
      '/sitemap.xml',
      '/company.data',
    ]) {
      expect(pageShowsMarks(key), key).toBe(false);
    }
    expect(matchRoute('/branches/minato-hiroba')?.route.access).toBe('public');
  });
});
