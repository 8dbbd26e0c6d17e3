import { beforeEach, describe, expect, it } from 'vitest';
import { branchImageLimit } from '../../../domain/files/file-purposes.ts';
import { testApp } from '../../testing/app.ts';
import { photograph, upload } from '../../testing/uploads.ts';

const app = await testApp();
await app.pool.query("update accounts set role = 2 where uid = 'demo-musashino-staff'");
const minato = 2;
/** What is asked beside the picture and its alternative text. */
const words = { caption: '保育室', people: 'nobody' } as const;
beforeEach(() => app.pool.query('delete from branch_images where branch_id = 2'));
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const one = async (sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows[0];
const send = async (branch_id = minato) => {
  const answer = await upload(
    app,
    `purpose=branch_image&branch_id=${branch_id}`,
    await photograph(),
    await app.tokenOf('demo-honbu', 'staff'),
  );
  return answer.json().result.file_key as string;
};
const add = async (alternative_text: string, file_key?: string) => {
  const input = { branch_id: minato, file_key: file_key ?? (await send()), alternative_text, ...words };
  return (await app.call('staffAddBranchImage', input, await manager())) as {
    status: string;
    type?: string;
    branch_image_id: number;
  };
};
const image = (id: number) => one('select * from branch_images where id = $1', id);

describe('who may change the pictures of a branch', () => {
  it.each([
    ['nobody', undefined, 401],
    ['a parent', ['demo-sato', 'user'], 403],
    ['staff', ['demo-minato-staff', 'staff'], 403],
    ['the manager of another branch', ['demo-musashino-staff', 'staff'], 'not_found'],
    ['the manager', ['demo-minato-manager', 'staff'], 'OK'],
    ['headquarters', ['demo-honbu', 'staff'], 'OK'],
  ] as const)('%s', async (_, who, expected) => {
    const { branch_image_id } = await add('玄関');
    const token = who && (await app.tokenOf(who[0], who[1]));
    const ids = (await app.pool.query('select id from branch_images where branch_id = 2 order by sequence')).rows.map(
      ({ id }) => id,
    );
    const answers = [
      await app.request(
        'staffAddBranchImage',
        { branch_id: minato, file_key: await send(), alternative_text: '庭', ...words },
        token,
      ),
      await app.request('staffOrderBranchImages', { branch_id: minato, branch_image_ids: ids }, token),
      await app.request(
        'staffUpdateBranchImage',
        { branch_image_id, version: 1, alternative_text: '玄関2', ...words },
        token,
      ),
      await app.request('staffRemoveBranchImage', { branch_image_id, version: 2 }, token),
    ];
    const said = answers.map((answer) => {
      if (answer.statusCode !== 200) return answer.statusCode;
      const { result } = answer.json();
      return result.status === 'OK' ? 'OK' : result.type;
    });
    // With the right to it, the new picture is one more than the order names.
    expect(said).toEqual(expected === 'OK' ? ['OK', 'stale_status', 'OK', 'OK'] : Array(4).fill(expected));
  });
});

describe('a picture of a branch', () => {
  it('is added at the end, with the address of its widest form, and in the audit log', async () => {
    const file_key = await send();
    const { branch_image_id } = await add('木のおもちゃの部屋', file_key);
    expect(await image(branch_image_id)).toMatchObject({
      ...{ image_path: `/files/${file_key}/800.webp`, width: 800, height: 600, sequence: 1, version: 1 },
    });
    expect(await one('select action, before, after from audit_logs order by id desc limit 1')).toMatchObject({
      ...{ action: 'staffAddBranchImage', before: null, after: { alternative_text: '木のおもちゃの部屋' } },
    });
    // An answer that was lost is asked for again: the picture is there once.
    expect(await add('木のおもちゃの部屋', file_key)).toMatchObject({ status: 'OK', branch_image_id });
    expect((await one('select count(*)::int as n from branch_images where file_id is not null')).n).toBe(1);
  });

  it('takes no file of another branch or purpose, and no unknown one', async () => {
    expect(await add('よその園', await send(3))).toMatchObject({ type: 'file_gone' });
    const content = await upload(
      app,
      'purpose=content_image',
      await photograph(),
      await app.tokenOf('demo-honbu', 'staff'),
    );
    expect(await add('記事', content.json().result.file_key)).toMatchObject({ type: 'file_gone' });
    expect(await add('なし', '0b0e8c0e-0000-4000-8000-000000000001')).toMatchObject({ type: 'file_gone' });
    expect(await add('   ')).toMatchObject({ type: 'input_error', fields: ['alternative_text'] });
  });

  it('says who can be recognised: unasked it is not taken, and another answer is kept', async () => {
    const file_key = await send();
    const input = { branch_id: minato, file_key, alternative_text: '朝の会', caption: '朝の会' };
    const token = await manager();
    expect(await app.call('staffAddBranchImage', input as never, token)).toMatchObject({ fields: ['people'] });
    expect(await app.call('staffAddBranchImage', { ...input, ...words, caption: ' ' }, token)).toMatchObject({
      fields: ['caption'],
    });
    const added = await app.call('staffAddBranchImage', { ...input, people: 'agreed' }, token);
    expect(await image('branch_image_id' in added ? added.branch_image_id : 0)).toMatchObject({
      ...{ people: 'agreed', caption: '朝の会', example_flag: false },
    });
  });

  it('takes the place of a painted scene, which no upload can be', async () => {
    await app.pool.query(
      `insert into branch_images (id, branch_id, image_path, alternative_text, width, height, sequence, example_flag)
       values (9001, 2, '/images/scenes/room-sun.svg', '絵', 640, 360, 1, true)`,
    );
    const input = { branch_image_id: 9001, version: 1, alternative_text: '写真', file_key: await send(), ...words };
    expect(await app.call('staffUpdateBranchImage', input, await manager())).toMatchObject({ status: 'OK' });
    expect(await image(9001)).toMatchObject({ example_flag: false });
    await expect(app.pool.query('update branch_images set example_flag = true where id = 9001')).rejects.toThrow(
      'examples_are_drawings',
    );
  });

  it('is not overwritten unseen', async () => {
    const { branch_image_id } = await add('絵本');
    const token = await manager();
    const save = (version: number, alternative_text: string) =>
      app.call('staffUpdateBranchImage', { branch_image_id, version, alternative_text, ...words }, token);
    expect(await save(1, '絵本の棚')).toMatchObject({ status: 'OK' });
    expect(await save(1, '本')).toMatchObject({
      ...{ type: 'changed_meanwhile', details: { current: { version: 2, alternative_text: '絵本の棚' } } },
    });
    expect(await app.call('staffRemoveBranchImage', { branch_image_id, version: 1 }, token)).toMatchObject({
      ...{ type: 'changed_meanwhile' },
    });
  });

  it('replaced or removed lets its file go', async () => {
    const first = await send();
    const { branch_image_id } = await add('古い写真', first);
    const second = await send();
    const token = await manager();
    const input = { branch_image_id, version: 1, alternative_text: '新しい写真', file_key: second, ...words };
    expect(await app.call('staffUpdateBranchImage', input, token)).toMatchObject({ status: 'OK' });
    const unused = async (key: string) =>
      (await one('select unused_since from files where key = $1', key)).unused_since;
    expect([await unused(first), await unused(second)]).toEqual([app.clock.now(), null]);
    expect((await image(branch_image_id)).image_path).toContain(second);
    await app.call('staffRemoveBranchImage', { branch_image_id, version: 2 }, token);
    expect([await image(branch_image_id), await unused(second)]).toEqual([undefined, app.clock.now()]);
  });

  it('keeps the order it was given, and tells when another came meanwhile', async () => {
    const ids = [];
    for (const text of ['一', '二', '三']) ids.push((await add(text)).branch_image_id);
    const order = async (branch_image_ids: number[]) =>
      app.call('staffOrderBranchImages', { branch_id: minato, branch_image_ids }, await manager());
    expect(await order([ids[2], ids[0], ids[1]] as number[])).toMatchObject({ status: 'OK' });
    const { rows } = await app.pool.query(
      'select alternative_text as text from branch_images where branch_id = 2 order by sequence',
    );
    expect(rows.map(({ text }) => text)).toEqual(['三', '一', '二']);
    expect(await order(ids.slice(1))).toMatchObject({ type: 'stale_status' });
  });

  it('is one of eight at most', async () => {
    await app.pool.query(
      `insert into branch_images (branch_id, image_path, alternative_text, width, height, sequence)
       select 2, '/x.svg', 'x', 1, 1, n from generate_series(1, $1::integer) n`,
      [branchImageLimit],
    );
    expect(await add('十三枚目')).toMatchObject({ type: 'branch_images_full' });
  });
});
