import { describe, expect, it } from 'vitest';
import { sqlCodes, withCodes } from '../codes.ts';
import { migrationTexts, schemaTexts } from '../schema-files.ts';

const files = [...schemaTexts(), ...migrationTexts()].filter(({ name }) => !name.endsWith('02_settings/columns.sql'));
const withoutComments = (sql: string) => sql.replaceAll(/--.*$/gm, '');

/** The list of what a column may hold; db/tests/coded-columns.test.ts ties it to the domain. */
const ownList = /"?\b(\w+)"? smallint\b[^,]*? check \("?\1"? in \([\d, ]+\)\)/g;
const codedColumns = new Set(files.flatMap(({ text }) => [...text.matchAll(ownList)].map(([, column]) => column)));
/** What answers a code without being a column of a table. */
const codedAnswers = ['account_role\\(\\)', 'member_standing\\([\\w.]+\\)', 'standing', 'customer_status'];
const bare = new RegExp(
  `\\b(?:${[...codedColumns, ...codedAnswers].join('|')})\\b\\)?\\s*(?:=|<>|(?:not )?in\\b|is (?:not )?distinct from)\\s*\\(?\\d`,
  'g',
);

describe('a code in SQL', () => {
  it('is said by its name wherever it is compared or written, but for the list of what its column may hold', () => {
    const found = files.flatMap(({ name, text }) =>
      [...withoutComments(text).replaceAll(ownList, '').matchAll(bare)].map(([code]) => `${name}: ${code}`),
    );
    expect(codedColumns.size).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  it('has a name that a list of db/codes.ts knows, and becomes its number', () => {
    for (const { text } of files) expect(withCodes(text)).not.toMatch(/app\.code\('/);
    expect(withCodes("status = app.code('customerStatus.accountDeleted')")).toBe('status = 4');
    expect(() => withCodes("app.code('customerStatus.gone')")).toThrow('customerStatus.gone');
  });

  it('stands in a list of db/codes.ts only when some SQL says one of it', () => {
    const lists = new Set(sqlCodes.map(([name]) => name.split('.')[0]));
    const all = files.map(({ text }) => text).join('\n');
    expect([...lists].filter((list) => !all.includes(`app.code('${list}.`))).toEqual([]);
  });
});
