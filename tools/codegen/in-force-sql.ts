import { screenSettings } from '../../src/domain/settings/catalogue.ts';
import { type DatedTableKey, datedTableKeys } from '../../src/domain/settings/dated-tables.ts';

/** db/settings/0002_in_force.sql: the one place where SQL compares `adaptation_date` with a day. */
export function inForceSql(): string {
  const parts = Object.entries(datedTableKeys).flatMap(([table, each]) => sqlOf(table, each));
  return `${head}\n${[...parts, screens].join('\n')}`;
}

const head = `-- Written by \`npm run codegen\` from src/domain/settings/dated-tables.ts.
-- The row in force on a day is the latest that begins on it or before; before the first there is none, and no row is answered.
-- Plain SQL with the caller's rights: the planner opens it up where it stands in a FROM, and policies hold. A view with many joins
-- takes only the columns it needs, in a SELECT of their own: PostgreSQL looks at each column of a function for every join above it.
`;

const screens = `-- The limits in force today, as a screen needs them; a save is judged by the same row.
create view view_reserve_settings as
  select ${screenSettings.map((name) => `s.${name}`).join(', ')}
  from app.reserve_settings_on(app.tokyo_today()) s;
grant select on view_reserve_settings to anonymous, "user", staff;
`;

function sqlOf(table: string, { key, sameDay, idOnly, byDay, during }: DatedTableKey): string[] {
  const arguments_ = key.map(({ column, type }) => `p_${column} ${type}`);
  const same = (one: string, other: string) =>
    key.map(({ column }) => `${one}.${column} = ${other}${column} and `).join('');
  const [columns, returns] = idOnly ? ['t.id', 'table (id integer)'] : ['t.*', `setof public.${table}`];
  const on = `create function app.${table}_on(${[...arguments_, 'day date'].join(', ')}) returns ${returns}
  language sql stable rows 1 begin atomic
  select ${columns} from public.${table} t where ${same('t', 'p_')}t.adaptation_date <= day
    order by t.adaptation_date desc${sameDay ? ', t.id desc' : ''} limit 1;
end;
`;
  const stretch = `create function app.${table}_during(${[...arguments_, 'first_day date', 'last_day date'].join(', ')})
  returns setof public.${table} language sql stable begin atomic
  select t.* from public.${table} t where ${same('t', 'p_')}t.adaptation_date <= last_day
    and t.adaptation_date >= coalesce((select max(f.adaptation_date) from public.${table} f
      where ${same('f', 'p_')}f.adaptation_date <= first_day), '-infinity')
    order by t.adaptation_date;
end;
`;
  const view = `create view app.${table}_by_day as
  select y.date, t.* from public.${table} t join app.days y on y.date >= t.adaptation_date
  where not exists (select from public.${table} later where ${same('later', 't.')}later.adaptation_date > t.adaptation_date
    and later.adaptation_date <= y.date);
`;
  return [on, ...(during ? [stretch] : []), ...(byDay ? [view] : [])];
}
