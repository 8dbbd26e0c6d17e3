import type pg from 'pg';
import { grants, tableTexts } from './tables.ts';

const schemas = ['public', 'app', 'auth'] as const;

/**
 * The whole schema as text, from PostgreSQL's catalogues: the same migrations always give the same text. It is for
 * reading and for noticing drift; a database is made by the migrations.
 */
export async function schemaText(client: pg.Client): Promise<string> {
  const parts = [
    '-- The schema after all migrations. Made by `npm run dump`; change the migrations, not this file.',
    await extensions(client),
    ...(await functions(client)),
  ];
  for (const schema of schemas) {
    parts.push(
      `-- ${'='.repeat(20)} ${schema}`,
      ...(await tableTexts(client, schema)),
      ...(await views(client, schema)),
    );
  }
  return `${parts.join('\n\n')}\n`;
}

async function extensions(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ extname: string }>(
    `select extname from pg_extension where extname <> 'plpgsql' order by extname collate "C"`,
  );
  return rows.map(({ extname }) => `create extension ${extname};`).join('\n');
}

/** Our own functions; those of extensions are left out. */
async function functions(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ definition: string; comment: string | null }>(
    `select pg_get_functiondef(p.oid) as definition, obj_description(p.oid, 'pg_proc') as comment
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = any ($1)
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
     order by n.nspname collate "C", p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`,
    [schemas],
  );
  return rows.map(({ definition, comment }) => `${comment === null ? '' : `-- ${comment}\n`}${definition.trimEnd()};`);
}

async function views(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{
    oid: number;
    name: string;
    options: string | null;
    definition: string;
    comment: string | null;
  }>(
    `select c.oid, c.relname as name, array_to_string(c.reloptions, ', ') as options,
       pg_get_viewdef(c.oid, true) as definition, obj_description(c.oid, 'pg_class') as comment
     from pg_class c where c.relnamespace = $1::regnamespace and c.relkind = 'v' order by c.relname collate "C"`,
    [schema],
  );
  const texts: string[] = [];
  for (const { oid, name, options, definition, comment } of rows) {
    const view = `${schema}.${name}`;
    const head = `create view ${view}${options === null ? '' : ` with (${options})`} as`;
    texts.push(
      [...(comment === null ? [] : [`-- ${comment}`]), head, definition, ...(await grants(client, oid, view))].join(
        '\n',
      ),
    );
  }
  return texts;
}
