import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { format } from 'sql-formatter';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../db/testing/database.ts';
import { documents } from '../../contract/operations/documents.generated.ts';
import { loadDocument } from './document.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { type Catalogue, DATA_API_ROLES, readCatalogue } from './schema/catalogue.ts';
import { schemaOf } from './schema/schema.ts';
import { toSdl } from './schema/sdl.ts';
import { viewDeclarations } from './schema/view-relations.ts';
import { quoteName } from './sql-text.ts';

let catalogue: Catalogue;
let statements: Map<string, string[]>;
let pool: pg.Pool;

beforeAll(async () => {
  ({ pool } = await testDatabase('empty'));
  catalogue = await readCatalogue(pool, viewDeclarations);
  const options = { catalogue, schema: schemaOf(catalogue), limits: DEFAULT_LIMITS, named: true };
  statements = new Map(
    documents.map(({ name, text }) => {
      const examples = loadDocument(text, options).compileExamples();
      return [name, [...new Set(examples.map((statement) => statement.text))]];
    }),
  );
});

/** One clause a line, so that a change of the compiler shows as the lines it changes. */
const readable = (statement: string): string =>
  format(statement, { language: 'postgresql', tabWidth: 2, expressionWidth: 110 });

/** EXPLAIN plans the statement and checks the role's grants, without running it. */
async function mayRun(role: string, statement: string): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local role ${quoteName(role)}`);
    await client.query(`explain (generic_plan) ${statement}`);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42501') return false;
    throw error;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('db/schema.graphql', () => {
  it('is what the migrations make (else run tools/dump-graphql-schema.ts)', () => {
    const dumped = readFileSync(join(import.meta.dirname, '../../../db/schema.graphql'), 'utf8');
    expect(toSdl(catalogue) === dumped).toBe(true);
  });
});

/** Stored as text: together they cover every kind of clause the compiler writes, and the most requested pages. */
const telling = [
  'SelectMypageTop',
  'SelectMypageReserve',
  'SelectMypageReservesList',
  'SelectMypageReservesSelectBranches',
  'SelectMypageReservesTodaySelectBranches',
  'SelectMypageReservesSelectDate',
  'SelectMypageReservesConfirm',
  'SelectMypagePaymentsList',
  'SelectMypageTicketsList',
  'SelectMypageBenefitsList',
  'SelectMypageChildrenList',
  'SelectMypageChildHealth',
  'SelectMypageFamily',
  'SelectMypageMessages',
  'SelectBranchesList',
  'SelectBranchesDetail',
  'SelectBranchesMarks',
  'SelectHome',
  'SelectStaffToday',
  'SelectStaffReserve',
  'SelectStaffCustomer',
  'SelectStaffCustomers',
  'SelectStaffCare',
  'SelectStaffAudit',
  'SelectStaffCalendar',
  'SelectStaffPriceRows',
  'SelectHeadquartersFamily',
  'InsertMypageChildrenAddConfirm',
  'UpdateMypageChildrenEditConfirm',
  'UpdateMypageNotificationsAllRead',
];

const textOf = (name: string): string => `${(statements.get(name) ?? []).map(readable).join(';\n\n')};\n`;

describe('every document', () => {
  it.each(telling)('%s compiles to the SQL on record', async (name) => {
    expect(statements.get(name)?.length).toBeGreaterThan(0);
    await expect(textOf(name)).toMatchFileSnapshot(`golden-sql/${name}.sql`);
  });

  it('compiles to SQL with the hash on record (a changed one is printed)', async () => {
    const record = join(import.meta.dirname, 'golden-sql/hashes.txt');
    const before = new Set(readFileSync(record, 'utf8').split('\n'));
    const now = documents.map(({ name }) => {
      const hash = createHash('sha256')
        .update((statements.get(name) ?? []).join(';'))
        .digest('hex')
        .slice(0, 16);
      return { name, line: `${name} ${hash}` };
    });
    for (const { name, line } of now.filter((each) => !before.has(each.line))) {
      const old = [...before].find((each) => each.startsWith(`${name} `)) ?? 'new';
      console.info(`${old} → ${line}\n${textOf(name)}`);
    }
    await expect(`${now.map(({ line }) => line).join('\n')}\n`).toMatchFileSnapshot(record);
  });

  it('can be planned, and may be run by the roles on record', async () => {
    const lines: string[] = [];
    for (const [name, texts] of statements) {
      const roles: string[] = [];
      for (const role of DATA_API_ROLES) {
        const allowed = await Promise.all(texts.map((statement) => mayRun(role, statement)));
        if (allowed.every(Boolean)) roles.push(role);
        else if (allowed.some(Boolean)) roles.push(`${role} (in part)`);
      }
      lines.push(`${name}: ${roles.join(', ')}`);
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden-sql/roles.txt');
  });
});
