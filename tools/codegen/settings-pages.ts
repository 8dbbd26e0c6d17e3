import { datedTables, isOwnTable, ruleFields, settingSections } from '../../src/domain/settings/catalogue.ts';
import type { Settings } from '../../src/domain/settings/kinds.ts';

/** Every dated row of prices and rules with every column, for headquarters' timelines. */
export function priceRowsDocument(): string {
  const parts = datedTables.map((table) => {
    const columns = ['id', 'version', 'adaptation_date', ...(isOwnTable(table) ? ['changed_settings'] : [])];
    const names = [...columns, ...Object.keys(ruleFields[table])].map((name) => `    ${name}\n`);
    return `  ${table}(order_by: { adaptation_date: desc }) {\n${names.join('')}  }\n`;
  });
  return `# Written by npm run codegen: every dated row of prices and rules, for headquarters' timelines.
query SelectStaffPriceRows {\n${parts.join('')}}\n`;
}

/** docs/generated/settings.md */
export function settingsPage(): string {
  const tables = Object.entries(settingSections).map(
    ([table, sections]) => `## ${table}\n\n${sections.map(sectionText).join('\n')}`,
  );
  return `# Settings
Written by \`npm run codegen\` from src/domain/settings/catalogue.ts: everything headquarters set from a day on. Columns, defaults and
ranges of the tables are made from the same list.

${tables.join('\n')}`;
}

function sectionText({ title, fields }: { title: string; fields: Settings }): string {
  const rows = Object.entries(fields).map(
    ([name, field]) =>
      `| \`${name}\` | ${field.label}${field.unit ? ` (${field.unit})` : ''} | ${rangeText(field)} | ${field.initial ?? ''} | ${field.meaning ?? ''} |\n`,
  );
  return `${title === '' ? '' : `### ${title}\n\n`}| column | in the form | range | at first | meaning |\n|---|---|---|---|---|\n${rows.join('')}`;
}

function rangeText(field: Settings[string]): string {
  if (field.type === 'time') return 'a time of day';
  if (field.type === 'text') return `1 to ${field.max} characters`;
  return field.values?.join(', ') ?? `${field.min} to ${field.max}`;
}
