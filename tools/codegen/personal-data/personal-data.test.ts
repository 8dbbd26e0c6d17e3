import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { functions } from '../../../src/contract/functions/functions.ts';
import { dataOf, functionsData } from './personal-data.ts';
import { schemaOf } from './relations.ts';
import { fileOf, reachedFrom } from './source-graph.ts';
import { splitSource } from './split-source.ts';

const root = join(import.meta.dirname, '../../..');
const found = functionsData(root);
const kindsOf = (name: string) => {
  const data = found.get(name);
  return { reads: [...(data?.reads.keys() ?? [])], writes: [...(data?.writes.keys() ?? [])] };
};

describe('personal data of a function', () => {
  it('is known for every function of the contract', () => {
    expect([...found.keys()].sort()).toEqual(Object.keys(functions).sort());
  });

  // Stated by hand, from what each of them is for: the derivation must not lose any of it.
  it.each([
    ['readChildHealth', 'reads', 'health'],
    ['staffReadChildHealth', 'reads', 'health'],
    ['updateChildHealth', 'writes', 'health'],
    ['staffUpdateChildHealth', 'writes', 'health'],
    ['staffCheckSleep', 'writes', 'health'],
    ['staffCheckIn', 'writes', 'stay'],
    ['createReserve', 'writes', 'stay'],
    ['createReserve', 'reads', 'money'],
    ['cancelReserve', 'writes', 'money'],
    ['staffRefundPayment', 'writes', 'money'],
    ['exportCustomerData', 'reads', 'health'],
    ['headquartersExportCustomer', 'reads', 'health'],
    ['headquartersFindFamilies', 'reads', 'person'],
    ['staffSendFamilyMessage', 'writes', 'message'],
    ['staffChangePassword', 'writes', 'sign-in'],
    ['staffClockIn', 'writes', 'staff'],
  ] as const)('%s %s %s', (name, way, kind) => {
    expect(kindsOf(name)[way]).toContain(kind);
  });

  it('leaves out what a function has nothing to do with', () => {
    expect(kindsOf('staffReadTablets')).toEqual({ reads: ['sign-in', 'staff'], writes: [] });
    expect(kindsOf('tellArrival').writes).toEqual(['stay']);
    expect([...kindsOf('headquartersSavePriceRow').reads, ...kindsOf('headquartersSavePriceRow').writes]).not.toContain(
      'health',
    );
  });
});

const store = 'src/server/store/care/planted.ts';
const body = 'src/server/functions/care/planted.ts';
const schema = schemaOf(`
CREATE OR REPLACE FUNCTION app.naps_of(child integer)
 RETURNS integer
AS $function$ select count(*) from public.naps n where n.child_id = child $function$;

create view public.view_of_logs as
 SELECT l.id FROM child_logs l;

create table public.children (
);
CREATE TRIGGER followed AFTER UPDATE ON children FOR EACH ROW EXECUTE FUNCTION app.naps_of();
`);
const planted = (sql: string) =>
  dataOf(
    { file: body, name: 'planted' },
    new Map([
      [
        body,
        fileOf(
          body,
          `import { ask } from '../../store/care/planted.ts';\nexport const planted = implement('planted', (tx) => ask(tx));\n`,
        ),
      ],
      [
        store,
        fileOf(
          store,
          `const unused = \`select * from sleep_checks\`;\nexport const ask = (tx) => tx.query(\`${sql}\`);\n`,
        ),
      ],
    ]),
    schema,
  );

describe('the derivation', () => {
  it.each([
    ['a table', 'select 1 from child_allergies', 'child_allergies'],
    ['a joined table', 'select 1 from holidays h join medicine_doses d on true', 'medicine_doses'],
    ['the second of a list', 'select 1 from holidays h, naps n', 'naps'],
    ['a view', 'select id from view_of_logs', 'child_logs'],
    ['a function of the database', 'select app.naps_of(1)', 'naps'],
    ['a trigger', 'update children set name = $1', 'naps'],
  ])('finds health data behind %s', (_, sql, table) => {
    const { reads, writes } = planted(sql);
    expect([...(reads.get('health') ?? []), ...(writes.get('health') ?? [])]).toEqual([table]);
  });

  it('does not count what is declared beside it and not named', () => {
    expect(planted('select 1 from holidays').reads.size).toBe(0);
  });

  it('tells code from strings, comments and regular expressions', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the program that is read
    const program = "const a = /['\"`]/; // it's\nconst b = `x ${c('y')} z`; /* \" */ const d = 'e';";
    const { code, strings } = splitSource(program);
    expect(strings).toEqual(['y', 'x ¤ z', 'e']);
    expect(code).toContain('const d');
    expect(code).not.toContain("it's");
  });

  it('follows names through imports, also renamed ones', () => {
    const graph = new Map([
      ['src/a.ts', fileOf('src/a.ts', "import { b as c } from './b.ts';\nexport const a = () => c();\n")],
      ['src/b.ts', fileOf('src/b.ts', "export function b() {\n  return 'said';\n}\n")],
    ]);
    expect(reachedFrom(graph, { file: 'src/a.ts', name: 'a' }).flatMap(({ strings }) => strings)).toEqual(['said']);
  });
});
