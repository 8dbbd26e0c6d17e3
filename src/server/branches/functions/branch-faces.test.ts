import { beforeEach, describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { testApp } from '../../testing/app.ts';
import { photograph, upload } from '../../testing/uploads.ts';

const app = await testApp();
const minato = 2;
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const one = async (sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows[0];
const shown = () => one('select * from branch_faces where branch_id = 2');
beforeEach(() => app.pool.query('delete from branch_faces'));

async function send(): Promise<string> {
  const answer = await upload(app, `purpose=branch_image&branch_id=${minato}`, await photograph(), await manager());
  return answer.json().result.file_key;
}
const save = async (input: Partial<FunctionPayload<'staffSaveBranchFace'>> = {}, token?: string) =>
  app.call(
    'staffSaveBranchFace',
    { branch_id: minato, version: 0, name: '藤井', greeting: 'おかえりなさい', ...input },
    token ?? (await manager()),
  );

describe('the face of a branch', () => {
  it('is one’s own: neither staff, nor another branch’s manager, nor headquarters put it there', async () => {
    for (const who of ['demo-minato-staff', 'demo-musashino-manager', 'demo-honbu']) {
      const answer = await app.request(
        'staffSaveBranchFace',
        { branch_id: minato, version: 0, name: '藤井', greeting: 'どうぞ', file_key: await send() },
        await app.tokenOf(who, 'staff'),
      );
      expect(answer.statusCode === 403 || answer.json().result.type === 'not_found', who).toBe(true);
    }
    expect(await shown()).toBeUndefined();
  });

  it('needs a picture, keeps it while words change, and is taken off by the manager', async () => {
    expect(await save()).toMatchObject({ type: 'file_gone' });
    const file_key = await send();
    expect(await save({ file_key })).toMatchObject({ status: 'OK' });
    expect(await shown()).toMatchObject({ account_id: 2, name: '藤井', example_flag: false, version: 1 });
    expect(await save({ version: 1, greeting: 'お待ちしています' })).toMatchObject({ status: 'OK' });
    expect(await save({ version: 1 })).toMatchObject({ type: 'changed_meanwhile' });
    const { image_path, consented_at } = await shown();
    expect([image_path, consented_at]).toEqual([expect.stringContaining(file_key), app.clock.now()]);
    const remove = { branch_id: minato, version: 2 };
    expect(await app.call('staffRemoveBranchFace', remove, await manager())).toMatchObject({ status: 'OK' });
    expect(await shown()).toBeUndefined();
    expect((await one('select unused_since from files where key = $1', file_key)).unused_since).not.toBeNull();
  });

  it.each([
    ['shut out', 'update accounts set disable = true where id = 2'],
    ['no manager any more', 'update accounts set role = 3 where id = 2'],
    ['at another branch', 'update accounts set branch_id = 3 where id = 2'],
  ])('is gone with the person: %s', async (_, sql) => {
    await save({ file_key: await send() });
    await app.pool.query(sql);
    expect(await shown()).toBeUndefined();
    await app.pool.query('update accounts set disable = false, role = 2, branch_id = 2 where id = 2');
  });

  it('stays while the person only gets a further branch or another name', async () => {
    await save({ file_key: await send() });
    await app.pool.query("update accounts set name = '藤井 なな', branch_id = 2 where id = 2");
    await app.pool.query(
      'with gone as (delete from account_branches where account_id = 2) insert into account_branches values (2, 3)',
    );
    expect(await shown()).toBeDefined();
  });

  it('shows everybody name, sentence and picture, and not who agreed when', async () => {
    await save({ file_key: await send() });
    const read = await app.pool.connect();
    try {
      await read.query('begin; set local role anonymous');
      expect((await read.query('select name, greeting, image_path from branch_faces')).rows).toHaveLength(1);
      await expect(read.query('select account_id from branch_faces')).rejects.toThrow('permission denied');
    } finally {
      await read.query('rollback');
      read.release();
    }
  });
});
