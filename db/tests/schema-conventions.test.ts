import { beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';

/** What every table keeps to. Exceptions stand here by name; the lists should only get shorter. */
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});

const ours = "('public', 'auth', 'app')";

async function list(sql: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(sql);
  return rows.map((row) => row.name).sort();
}

describe('rows', () => {
  it('are under row-level security in every table', async () => {
    expect(
      await list(`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ${ours} and c.relkind in ('r', 'p') and not c.relrowsecurity`),
    ).toEqual([]);
  });

  it('have a policy in every table of the public schema', async () => {
    expect(
      await list(`select c.relname as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not exists (select from pg_policy p where p.polrelid = c.oid)`),
    ).toEqual([]);
  });

  it('ask for their one parent, and never gather every parent the asker may see (decision 57)', async () => {
    expect(
      await list(`select tablename || ' ' || policyname as name from pg_policies
        where concat(qual, with_check) ~ 'IN \\( SELECT \\w+\\.id\\s+FROM \\w+( \\w+)?\\)'`),
    ).toEqual([]);
  });

  it('of the auth and app schemas are reached by the server alone: no policy, no grant', async () => {
    expect(
      await list(`select p.polrelid::regclass::text as name from pg_policy p join pg_class c on c.oid = p.polrelid
        join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('auth', 'app')`),
    ).toEqual([]);
    expect(
      await list(`select distinct table_schema || '.' || table_name as name from information_schema.column_privileges
        where table_schema in ('auth', 'app') and grantee in ('anonymous', 'user', 'staff', 'PUBLIC')`),
    ).toEqual([]);
    expect(await list(`select 'auth' as name where has_schema_privilege('user', 'auth', 'usage')`)).toEqual([]);
  });

  it('are never granted whole for writing, and nothing is granted to everybody', async () => {
    expect(
      await list(`select table_name || ' ' || privilege_type || ' ' || grantee as name
        from information_schema.role_table_grants where table_schema in ${ours}
          and (grantee = 'PUBLIC' or grantee in ('anonymous', 'user', 'staff') and privilege_type <> 'SELECT')`),
    ).toEqual([]);
  });

  it('seen through a view of personal data stay under the rights of who asks', async () => {
    const overNoPersonalRow = [
      'view_branch_customer_counts',
      // One row, the asker's own family, without what the asker may not see of it.
      'view_families',
      // Names and roles, for the guardians of the family.
      'view_family_people',
      // the paying member's own, found by who asks; without branch and stay while these are hidden
      'view_own_payments',
      'view_plan_types',
      'view_reserve_date_calendars',
      'view_reserve_date_today',
      'view_reserve_settings',
      // The asker's own family's, without what a relative may not see of it.
      'view_seen_stays',
      'view_ticket_prices',
    ];
    expect(
      await list(`select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
        and c.relkind = 'v' and not coalesce(c.reloptions, '{}') @> '{security_invoker=true}'`),
    ).toEqual(overNoPersonalRow);
  });
});

describe('columns', () => {
  it('of time know their zone', async () => {
    expect(
      await list(`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema in ${ours} and data_type in ('timestamp without time zone', 'time with time zone')`),
    ).toEqual([]);
  });

  it('of text have no length of their own (checks state the limits)', async () => {
    expect(
      await list(`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema in ${ours} and data_type in ('character varying', 'character')`),
    ).toEqual([]);
  });

  it('are named in snake_case', async () => {
    expect(
      await list(`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema in ${ours} and (column_name !~ '^[a-z][a-z0-9_]*$' or table_name !~ '^[a-z][a-z0-9_]*$')`),
    ).toEqual([]);
  });

  it('named *_flag are boolean and never null', async () => {
    expect(
      await list(`select table_name || '.' || column_name as name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where table_schema in ${ours} and t.table_type = 'BASE TABLE' and column_name like '%\\_flag'
          and (data_type <> 'boolean' or is_nullable = 'YES')`),
    ).toEqual([]);
  });

  it('that are secret are granted to nobody who should not read them', async () => {
    const secrets: Readonly<Record<string, readonly string[]>> = {
      'anonymous, user': [
        'branch_pattern_days.capacities',
        'branch_pattern_days.capacity',
        'branches.capacity',
        'branches.chatwork_room_id',
        'branches.google_calendar_id',
        'branches.stripe_connect_code',
        'children.staff_remarks',
        'reserves.override_reason',
        'notifications.deduplication_key',
      ],
      'anonymous, user, staff': [
        'customers.line_user_id',
        'payments.stripe_payment_intent_id',
        'payments.stripe_refund_id',
        'payment_intents.stripe_payment_intent_id',
        'reserve_details.google_calendar_event_id',
      ],
      staff: ['customers.uid', 'customers.stripe_customer_id', 'customers.stripe_payment_method_id'],
    };
    const readable: string[] = [];
    for (const [roles, columns] of Object.entries(secrets)) {
      for (const column of columns) {
        const [table, name] = column.split('.');
        for (const role of roles.split(', ')) {
          const { rows } = await database.pool.query('select has_column_privilege($1, $2, $3, $4) as yes', [
            role,
            `public.${table}`,
            name,
            'select',
          ]);
          if (rows[0].yes) readable.push(`${column} by ${role}`);
        }
      }
    }
    expect(readable).toEqual([]);
  });
});

describe('keys', () => {
  it('are there: every table has a primary key', async () => {
    expect(
      await list(`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ${ours} and c.relkind in ('r', 'p')
          and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`),
    ).toEqual([]);
  });

  it('to another table are indexed', async () => {
    expect(
      await list(`select k.conrelid::regclass || ' ' || k.conname as name from pg_constraint k
        join pg_namespace n on n.oid = k.connamespace
        where n.nspname in ${ours} and k.contype = 'f' and not exists (
          select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
            and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`),
    ).toEqual([]);
  });
});

describe('functions', () => {
  it("with their owner's rights fix their search path", async () => {
    expect(
      await list(`select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ${ours} and p.prosecdef and not coalesce(p.proconfig, '{}') && array['search_path=""', 'search_path=']`),
    ).toEqual([]);
  });
});
