import { parse, print, type TypeNode } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../db/testing/database.ts';
import { type FunctionName, functions } from '../contract/functions/functions.ts';
import { documents } from '../contract/operations/documents.generated.ts';
import { routes } from '../domain/routing/routes.ts';
import { makeFirstAccount } from './company/first-account.ts';
import { testApp } from './testing/app.ts';
import { plausible } from './testing/fuzz/plausible.ts';
import { registrationForm } from './testing/registration-form.ts';

/** A company on its first day: migrated, one account of headquarters, no branch, no price, no plan. */
const app = await testApp({
  database: await testDatabase('empty'),
  web: true,
  emulators: true,
  // Every function is called with whatever it may be called with: some have nothing to do, and say OK.
  anything: true,
  environment: { RATE_LIMIT_SIGN_IN: '10000/60', RATE_LIMIT_EMAIL_CHECK: '10000/60', RATE_LIMIT_FORM: '10000/60' },
});
const tokens: Record<string, string | undefined> = { 'a visitor': undefined };
beforeAll(async () => {
  await makeFirstAccount(app.services, {
    email: 'honbu@example.jp',
    name: '本部 花子',
    again: false,
    unknownPasswordHash: 'x',
  });
  await app.pool.query(
    "insert into auth.users (uid, kind, email, password_hash) values ('newcomer', 'customer', 'new@example.jp', 'x')",
  );
  const { rows } = await app.pool.query<{ uid: string }>('select uid from accounts');
  tokens['a newcomer'] = await app.tokenOf('newcomer');
  tokens.headquarters = await app.tokenOf(rows[0]?.uid ?? '', 'staff');
});
const everybody = ['a visitor', 'a newcomer', 'headquarters'];
const known = {
  ...registrationForm('family@example.jp'),
  branch_id: 2,
  email: 'family@example.jp',
  password: 'kodomo-no-eki-27',
  reserve_date: '2026-12-14',
  date: '2026-12-14',
  date_from: '2026-12-14',
  date_to: '2026-12-14',
  start_hour: 10,
  start_min: 0,
  end_hour: 12,
  end_min: 0,
  start_time: '10:00',
  end_time: '12:00',
  open_time: '08:00',
  close_time: '18:00',
  extended_open_time: '07:00',
  extended_close_time: '20:00',
  at: '2026-11-16T01:00:00Z',
  child_ids: [1],
  ages: [3],
  birth_dates: ['2023-05-05'],
  date_of_birth: '2023-05-05',
  pick_up_tel: '09012345678',
  accepted_amounts: [],
  reserve_cancellation_id: null,
  quoted_amount: 1100,
  idempotency_key: '0b5fd39a-93f1-4b6c-8e6b-3d2f5c1e7a90',
  session_id: '0b5fd39a-93f1-4b6c-8e6b-3d2f5c1e7a90',
};

describe.each(everybody)('an empty company, asked by %s', (who) => {
  it('answers every function', async () => {
    const broken: string[] = [];
    for (const name of Object.keys(functions) as FunctionName[]) {
      const answer = await app.request(name, plausible(functions[name].input, known), tokens[who]);
      if (answer.statusCode >= 500) broken.push(`${name}: ${answer.statusCode}`);
    }
    expect(broken).toEqual([]);
  });

  it('answers every operation', async () => {
    const headers: Record<string, string> = tokens[who] === undefined ? {} : { authorization: `Bearer ${tokens[who]}` };
    const broken: string[] = [];
    for (const { name, text } of documents) {
      const [operation] = parse(text).definitions;
      const definitions = operation?.kind === 'OperationDefinition' ? (operation.variableDefinitions ?? []) : [];
      const variables = Object.fromEntries(
        definitions.map(({ variable, type }) => [variable.name.value, fitting(type)]),
      );
      const answer = await app.post('/v1/graphql', { id: name, variables }, headers);
      if (answer.statusCode >= 500) broken.push(`${name}: ${answer.statusCode} ${answer.body}`);
    }
    expect(broken).toEqual([]);
  });
});

function fitting(type: TypeNode): unknown {
  if (type.kind === 'NonNullType') return fitting(type.type);
  if (type.kind === 'ListType') return [fitting(type.type)];
  const values: Readonly<Record<string, unknown>> = { Int: 1, Boolean: true, date: '2026-11-16', String: 'x' };
  return values[print(type)] ?? (print(type) === 'timestamptz' ? '2026-11-16T01:00:00Z' : {});
}

describe('an empty company’s pages', () => {
  const parameters: Readonly<Record<string, string>> = { branch_name: 'minato', date: '2026-11-16' };
  const paths = routes.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '1'));

  it.each([...paths, '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/branches/list?code=13', '/nowhere'])(
    '%s',
    async (path) => {
      const answer = await app.server.inject({ method: 'GET', url: path });
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  it('say that the company is getting ready, and offer no registration', async () => {
    const { body } = await app.server.inject({ method: 'GET', url: '/' });
    expect(body).toContain('開園準備中');
    expect(body).toContain('data-preparing');
    expect(body).not.toContain('href="/registration_reserves/customers');
  });

  it('lose that word once 公開する is heard', async () => {
    await app.pool.query('update site_states set open_flag = true, opened_at = now()');
    await expect
      .poll(async () => (await app.server.inject({ method: 'GET', url: '/' })).body.includes('開園準備中'))
      .toBe(false);
    await app.pool.query('update site_states set open_flag = false, opened_at = null');
  });
});

it('no one can register before the company is open', async () => {
  const asked = { email: 'early@example.jp', password: 'kodomo-no-eki-27' };
  expect(await app.call('emailSignup', asked)).toMatchObject({ status: 'NG', type: 'site_not_open' });
  expect((await app.pool.query("select from auth.users where email = 'early@example.jp'")).rowCount).toBe(0);
});
