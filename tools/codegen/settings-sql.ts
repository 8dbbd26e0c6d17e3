import { isOwnTable, type RuleTable, ruleFields, ruleTables } from '../../src/domain/settings/catalogue.ts';
import type { Settings } from '../../src/domain/settings/kinds.ts';

type Setting = Settings[string];

/** db/schema/02_settings/columns.sql: every setting's column, default, comment and CHECK. Run again whenever it has changed. */
export function settingsSql(): string {
  return `${head}\n${ruleTables.map(tableSql).join('\n')}`;
}

const head = `-- Written by \`npm run codegen\` from src/domain/settings/catalogue.ts. Run after the migrations whenever it has changed.
-- A column that is new has its first value in every row that is there.
`;

function tableSql(table: RuleTable): string {
  const fields: Settings = ruleFields[table];
  const own = isOwnTable(table);
  const actions = Object.entries(fields).flatMap(([name, field]) => [
    ...(own ? [`add column if not exists ${name} ${typeOf(field)} not null default ${initialOf(field)}`] : []),
    ...(own ? [`alter column ${name} set default ${initialOf(field)}`] : []),
    `drop constraint if exists ${checkName(table, name)}`,
    ...(checkOf(name, field) === null
      ? []
      : [`add constraint ${checkName(table, name)} check (${checkOf(name, field)})`]),
  ]);
  const names = Object.keys(fields).map((name) => `'${name}'`);
  if (own) {
    actions.push(
      'drop constraint if exists changes_known_settings',
      `add constraint changes_known_settings check (changed_settings <@ array[${names.join(', ')}])`,
    );
  }
  const comments = Object.entries(fields)
    .filter(([, { meaning }]) => meaning !== undefined)
    .map(([name, { meaning = '' }]) => `comment on column ${table}.${name} is ${quoted(meaning)};`);
  return `alter table ${table}\n  ${actions.join(',\n  ')};\n${comments.join('\n')}\n`;
}

const checkName = (table: RuleTable, name: string): string => `${table}_${name}_check`;

/** What PostgreSQL refuses beyond the column's type. */
function checkOf(name: string, field: Setting): string | null {
  if (field.type === 'time') return null;
  if (field.type === 'text') return `length(${name}) between 1 and ${field.max}`;
  return field.values === undefined
    ? `${name} between ${field.min} and ${field.max}`
    : `${name} in (${field.values.join(', ')})`;
}

function typeOf(field: Setting): string {
  if (field.type === 'time' || field.type === 'text') return field.type;
  return field.decimals === undefined ? 'integer' : 'numeric(3, 1)';
}

const initialOf = ({ initial }: Setting): string => (typeof initial === 'string' ? quoted(initial) : String(initial));
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
