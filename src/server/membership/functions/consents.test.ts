import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoConsents } from '../../../../db/seed/content/company.ts';
import { testApp } from '../../testing/app.ts';
import { registrationForm } from '../../testing/registration-form.ts';

const app = await testApp();
const token = await app.tokenOf('demo-matsumoto');
const form = registrationForm('matsumoto-new@example.jp');
const times = { reserve_date: '2026-11-20', start_hour: 9, start_min: 0, end_hour: 11, end_min: 0 };
/** 2023-05-05 and 2025-08-08, two hours at ¥1,100. */
const reserve = { ...times, branch_id: 3, quoted_amount: 4400, idempotency_key: randomUUID() };

const askers = [
  ['createCustomer', (consents: unknown) => app.call('createCustomer', { ...form, consents } as never, token)],
  [
    'createReservesCustomer',
    (consents: unknown) => app.call('createReservesCustomer', { ...form, ...reserve, consents } as never, token),
  ],
] as const;

describe.each(askers)('%s', (_, ask) => {
  it.each([
    ['an old version', { ...demoConsents, terms: '1999-none' }],
    ['another word', { ...demoConsents, child_data: 'いいえ' }],
  ])('asks to read the new text where the consent is to %s', async (_name, consents) => {
    expect(await ask(consents)).toEqual({
      status: 'NG',
      type: 'consents_outdated',
      msg: '規約などの内容が新しくなりました。ページを読み込み直し、新しい内容をお読みのうえ、もう一度同意をお願いします。',
    });
  });

  it('refuses a version longer than any', async () => {
    expect(await ask({ ...demoConsents, privacy: 'x'.repeat(100_000) })).toMatchObject({
      type: 'input_error',
      fields: ['consents.privacy'],
    });
  });

  it('says in Japanese what is missing', async () => {
    for (const none of [undefined, null]) {
      expect(await ask(none)).toMatchObject({
        type: 'input_error',
        fields: ['consents'],
        details: [
          {
            path: 'consents',
            message: '利用規約、プライバシーポリシー、お子さまの情報の取り扱いへの同意をお願いします。',
          },
        ],
      });
    }
    expect(await ask({ terms: demoConsents.terms, privacy: demoConsents.privacy })).toMatchObject({
      type: 'input_error',
      details: [{ path: 'consents.child_data', message: 'お子さまの情報の取り扱いへの同意をお願いします。' }],
    });
  });

  it('leaves nothing behind', async () => {
    const { rowCount } = await app.pool.query("select from customers where uid = 'demo-matsumoto'");
    expect(rowCount).toBe(0);
  });
});

it('what is stored is the version in force', async () => {
  const made = await app.call('createReservesCustomer', { ...form, ...reserve, consents: demoConsents }, token);
  expect(made).toMatchObject({ status: 'OK' });
  const { rows } = await app.pool.query(
    `select kind, s.version from customer_consents s join customers c on c.id = s.customer_id
     where c.uid = 'demo-matsumoto' order by kind`,
  );
  const kinds = ['child_data', 'privacy', 'terms'] as const;
  expect(rows).toEqual(kinds.map((kind) => ({ kind, version: demoConsents[kind] })));
});
