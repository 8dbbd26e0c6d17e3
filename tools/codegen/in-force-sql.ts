import { screenSettings } from '../../src/domain/settings/catalogue.ts';
import { type DatedTableKey, datedTableKeys } from '../../src/domain/settings/dated-tables.ts';

const tables: readonly [string, DatedTableKey][] = Object.entries(datedTableKeys);

/** db/schema/02_settings/functions-in-force.sql and views.sql: the one place where SQL compares `adaptation_date` with a day. */
export const inForceSql = (): string =>
  `${head}\n${tables.flatMap(([table, each]) => functionsOf(table, each)).join('\n')}`;

export const inForceViewsSql = (): string =>
  [
    '-- Written by `npm run codegen` from src/domain/settings/dated-tables.ts.\n',
    ...tables.flatMap(([table, each]) => (each.byDay ? [viewOf(table, each)] : [])),
    screens,
  ].join('\n');

const head = `-- Written by \`npm run codegen\` from src/domain/settings/dated-tables.ts.
-- The row in force on a day is the latest that begins on it or before; before the first there is none, and no row is answered.
-- Plain SQL with the caller's rights: the planner opens it up where it stands in a FROM, and policies hold. A view with many joins
-- takes only the columns it needs, in a SELECT of their own: PostgreSQL looks at each column of a function for every join above it.
`;

const screens = `-- The limits in force today, as a screen needs them; a save is judged by the same row.
create or replace view view_reserve_settings as
  select ${screenSettings.map((name) => `s.${name}`).join(', ')}
  from app.reserve_settings_on(app.tokyo_today()) s;
grant select on view_reserve_settings to anonymous, "user", staff;
`;

const sameKey = ({ key }: DatedTableKey, one: string, other: string): string =>
  key.map(({ column }) => `${one}.${column} = ${other}${column} and `).join('');

function functionsOf(table: string, each: DatedTableKey): string[] {
  const { key, sameDay, idOnly, during } = each;
  const arguments_ = key.map(({ column, type }) => `p_${column} ${type}`);
  const [columns, returns] = idOnly ? ['t.id', 'table (id integer)'] : ['t.*', `setof public.${table}`];
  const on = `create or replace function app.${table}_on(${[...arguments_, 'day date'].join(', ')}) returns ${returns}
  language sql stable rows 1 begin atomic
  select ${columns} from public.${table} t where ${sameKey(each, 't', 'p_')}t.adaptation_date <= day
    order by t.adaptation_date desc${sameDay ? ', t.id desc' : ''} limit 1;
end;
`;
  const stretch = `create or replace function app.${table}_during(${[...arguments_, 'first_day date', 'last_day date'].join(', ')})
  returns setof public.${table} language sql stable begin atomic
  select t.* from public.${table} t where ${sameKey(each, 't', 'p_')}t.adaptation_date <= last_day
    and t.adaptation_date >= coalesce((select max(f.adaptation_date) from public.${table} f
      where ${sameKey(each, 'f', 'p_')}f.adaptation_date <= first_day), '-infinity')
    order by t.adaptation_date;
end;
`;
  return [on, ...(during ? [stretch] : [])];
}

const viewOf = (table: string, each: DatedTableKey): string => `create or replace view app.${table}_by_day as
  select y.date, t.* from public.${table} t join app.days y on y.date >= t.adaptation_date
  where not exists (select from public.${table} later where ${sameKey(each, 'later', 't.')}later.adaptation_date > t.adaptation_date
    and later.adaptation_date <= y.date);
`;
