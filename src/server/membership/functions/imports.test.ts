import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  familyColumns,
  importedBranchColumns,
  importTemplate,
} from '../../../contract/functions/company/import-columns.ts';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp({ emulators: true });
const headquarters = () => app.tokenOf('demo-honbu', 'staff');
const packed = (content: string | Uint8Array) => gzipSync(content).toString('base64');
type Payload = FunctionPayload<'headquartersRunImport'>;
const file = (kind: Payload['kind'], content: string | Uint8Array, more: Partial<Payload> = {}): Payload => ({
  kind,
  file_name: 'moving-in.csv',
  file: packed(content),
  ...more,
});
const preview = async (input: Payload) => {
  const answer = await app.call('headquartersPreviewImport', input, await headquarters());
  if (answer.status !== 'OK') throw new Error(answer.type);
  return answer;
};
const count = async (table: string) => Number((await app.pool.query(`select count(*) from ${table}`)).rows[0].count);

const familyHead =
  'お名前,お名前(カナ),電話番号,メールアドレス,よく利用する園,お子さま1のお名前,お子さま1の生年月日,お子さま2のお名前,お子さま2の生年月日';
const family = (number: number, more = '') =>
  `移転 太郎${number},イテン タロウ,090-1234-${String(number).padStart(4, '0')},moved${number}@example.jp,みなと広場園,移転 はな,2023/5/5,${more || ','}`;

describe('the template', () => {
  it.each(['branches', 'families'] as const)('of %s is a file that can be taken', async (kind) => {
    const answer = await preview(
      file(kind, importTemplate(kind === 'branches' ? importedBranchColumns : familyColumns)),
    );
    expect(answer).toMatchObject({ line_count: 1, problems: [], imported_at: null });
    expect(answer.rows).toHaveLength(1);
  });
});

describe('families', () => {
  it('come with their children, without consents, and set a password by a mailed link only if asked to', async () => {
    const before = await count('customers');
    const input = file('families', `\ufeff${familyHead}\r\n${family(1)}\r\n${family(2, '移転 そら,令和')}`);
    const wrong = await preview(input);
    expect(wrong.problems).toEqual([
      { line: 3, column: 'お子さま2の生年月日', message: '生年月日の日付をご確認ください。' },
    ]);
    expect(await app.call('headquartersRunImport', input, await headquarters())).toMatchObject({
      type: 'import_has_problems',
      details: { problem_count: 1, problems: [{ line: 3 }] },
    });
    expect(await count('customers')).toBe(before);

    const right = file('families', `${familyHead}\n${family(1)}\n${family(2, '移転 そら,2024年1月2日')}\n`, {
      invite_flag: 1,
    });
    expect(await preview(right)).toMatchObject({
      problems: [],
      rows: [{ line: 2 }, { line: 3, text: 'お子さま2人(移転 はな、移転 そら)' }],
    });
    const made = await app.call('headquartersRunImport', right, await headquarters());
    expect(made).toMatchObject({ status: 'OK', made_count: 2 });
    const { rows } = await app.pool.query(
      `select c.name, c.tel, c.registration_status, c.default_branch_id, c.plan_type_id,
         (select count(*)::integer from children k where k.customer_id = c.id) as children,
         (select count(*)::integer from customer_consents s where s.customer_id = c.id) as consents
       from customers c where email like 'moved%' order by id`,
    );
    expect(rows).toEqual([
      {
        name: '移転 太郎1',
        tel: '09012340001',
        registration_status: 2,
        default_branch_id: 2,
        plan_type_id: null,
        children: 1,
        consents: 0,
      },
      {
        name: '移転 太郎2',
        tel: '09012340002',
        registration_status: 2,
        default_branch_id: 2,
        plan_type_id: null,
        children: 2,
        consents: 0,
      },
    ]);
    await app.runJobs();
    expect(
      Number(
        (
          await app.pool.query(`select count(*) from auth.password_resets r join auth.users u using (uid)
      where u.email like 'moved%' and r.expires_at > app.now() + interval '13 days'`)
        ).rows[0].count,
      ),
    ).toBe(2);
    const audit = await app.pool.query("select after from audit_logs where table_name = 'imports'");
    expect(audit.rows).toHaveLength(1);
    expect(JSON.stringify(audit.rows[0].after)).not.toContain('移転');

    // The same file, and the same families in another file.
    expect(await app.call('headquartersRunImport', right, await headquarters())).toMatchObject({
      type: 'import_repeated',
    });
    const again = await preview(file('families', `${familyHead}\n${family(1)}\n\n`));
    expect(again.problems).toEqual([
      { line: 2, column: 'メールアドレス', message: 'このメールアドレスは、すでに登録されています。' },
    ]);
  });

  it('are read from Shift_JIS with full-width digits and half-width kana', async () => {
    // 表 花子, half-width kana, full-width digits and dashes, as a spreadsheet writes it.
    const sjis = Buffer.from(
      'gqiWvJFPLIKolryRTyiDSoNpKSyTZJhilNSNhiyDgYFbg4uDQYNog4yDWCyCqI5xgrOC3DGCzIKolryRTyyCqI5xgrOC3DGCzJC2' +
        'lE6MjpP6DQqVXCCJ1I5xLNTPwN4gysW6LIJPglKBfIJQglGCUoJTgXyCVIJVglaCVyx3aWRlQGV4YW1wbGUuanAsgtCC6yyCUYJP' +
        'glGCUpROglSMjoJUk/oNCg==',
      'base64',
    );
    const answer = await preview(file('families', sjis));
    expect(answer).toMatchObject({ problems: [], rows: [{ line: 2, title: '表 花子' }] });
  });

  it('are shown line by line and column by column what is wrong', async () => {
    const rows = [
      'あ,カナ,9012345678,a@example.jp,ない園,こ,2023/5/5,,',
      ',カナ,0312345678,not-mail,,こ,2099/1/1,,',
      'い,漢字,0312345678,a@example.jp,,こ,2023/2/30,,',
      'う,カナ,0312345678,misaki.sato@example.com,,こ,2023/2/3,,,余り',
    ];
    const { problems } = await preview(file('families', `${familyHead}\n${rows.join('\n')}`));
    const notices = problems.map(({ line, column }) => `${line} ${column}`);
    expect(notices).toEqual(
      expect.arrayContaining([
        '2 電話番号',
        '2 よく利用する園',
        '3 お名前',
        '3 メールアドレス',
        '3 お子さま1の生年月日',
        '4 お名前(カナ)',
        '4 メールアドレス',
        '4 お子さま1の生年月日',
        '5 ',
      ]),
    );
  });

  it.each([
    ['no gzip', { file: 'abc' }, 'import_unreadable'],
    ['bytes of no text', { file: packed(Buffer.from([0xfe, 0xfe, 0xff, 0x00, 0x81])) }, 'import_unreadable'],
  ])('are not read from %s', async (_, more, type) => {
    expect(await app.call('headquartersPreviewImport', file('families', '', more), await headquarters())).toMatchObject(
      { type },
    );
  });

  it.each([
    ['an empty file', ''],
    ['a header alone', `${familyHead}\n`],
    ['other columns', 'a,b\n1,2\n'],
    ['an open quote', `${familyHead}\n"a,b\n`],
    ['too many lines', `${familyHead}\n${'x,\n'.repeat(2001)}`],
  ])('are refused with a word about %s', async (_, content) => {
    const { problems, rows } = await preview(file('families', content));
    expect(problems.length).toBeGreaterThan(0);
    expect(rows).toEqual([]);
  });

  it('come two thousand at a time', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => family(index + 10)).join('\n');
    const made = await app.call(
      'headquartersRunImport',
      file('families', `${familyHead}\n${many}`),
      await headquarters(),
    );
    expect(made).toMatchObject({ status: 'OK', made_count: 2000 });
  });
});

describe('branches', () => {
  const head = importedBranchColumns.map(({ header }) => header).join(',');
  const branch = (path: string, more: { tel?: string; close?: string } = {}) =>
    `移転${path}園,${path},いてん,108-0075,東京,港区港南,2-3,品川駅,35.6,139.7,${more.tel ?? '03-1111-2222'},b@example.jp,8:00,${more.close ?? '19:00'},7:00,21:00,2020/4/1,12`;

  it('are made as being prepared, all or none', async () => {
    const before = await count('branches');
    const wrong = file(
      'branches',
      `${head}\n${branch('moved-a')}\n${branch('minato-hiroba')}\n${branch('moved-a', { close: '7:30' })}`,
    );
    const { problems } = await preview(wrong);
    expect(problems.map(({ line, column }) => `${line} ${column}`)).toEqual(['3 URL名', '4 URL名', '4 開園時間']);
    expect(await app.call('headquartersRunImport', wrong, await headquarters())).toMatchObject({
      type: 'import_has_problems',
    });
    expect(await count('branches')).toBe(before);
    const right = file('branches', `${head}\n${branch('moved-a')}\n${branch('moved-b')}`);
    expect(await app.call('headquartersRunImport', right, await headquarters())).toMatchObject({ made_count: 2 });
    const { rows } = await app.pool.query(
      "select name, status, capacity, prefecture_id, tel from branches where path_name = 'moved-a'",
    );
    expect(rows).toEqual([{ name: '移転moved-a園', status: 2, capacity: 12, prefecture_id: 13, tel: '0311112222' }]);
  });
});
