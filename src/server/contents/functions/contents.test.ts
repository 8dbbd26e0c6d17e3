import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { photograph, upload } from '../../testing/uploads.ts';

const app = await testApp({ web: true });
const headquarters = () => app.tokenOf('demo-honbu', 'staff');
const one = async (sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows[0];
const qanda = { qanda_category_id: 1, question: '傘は要りますか。', answer: '園にあります。', publication: 'publish' };
const article = { magazine_category_id: 2, title: '実', content: '## 一\n\nことば', publication: 'draft' };
type Saved = { status: string; type?: string; id: number; version: number; fields?: string[]; details?: unknown };
async function save(kind: string, content: object, row: object = {}): Promise<Saved> {
  const input = { kind, id: null, version: 0, idempotency_key: randomUUID(), content, ...row };
  return (await app.call('headquartersSaveContent', input as never, await headquarters())) as Saved;
}
const page = async (url: string) => {
  const { statusCode, body } = await app.server.inject({ url, headers: { accept: 'text/html' } });
  return { statusCode, body };
};
const sends = (url: string, words: string, there: boolean) =>
  expect.poll(async () => (await page(url)).body.includes(words), { interval: 20 }).toBe(there);

describe('who may write', () => {
  it.each([
    ['nobody', undefined, 401],
    ['a parent', ['demo-sato', 'user'], 403],
    ['staff', ['demo-minato-staff', 'staff'], 403],
    ['staff of another branch', ['demo-musashino-staff', 'staff'], 403],
    ['a manager', ['demo-minato-manager', 'staff'], 403],
    ['headquarters', ['demo-honbu', 'staff'], 200],
  ] as const)('%s', async (_, who, expected) => {
    const token = who && (await app.tokenOf(who[0], who[1]));
    const key = { version: 1, idempotency_key: randomUUID() };
    const calls = {
      headquartersContentFigures: {},
      headquartersListContents: { kind: 'magazine' },
      headquartersReadContent: { kind: 'magazine', id: 90 },
      headquartersSaveContent: { kind: 'qandas', id: null, ...key, content: qanda },
      headquartersRestoreContent: { kind: 'magazine', id: 90, version: 1, restored_version: 1 },
      headquartersRemoveContent: { kind: 'magazine', id: 1, version: 1 },
      headquartersOrderContents: { kind: 'qandas', ids: [1] },
      headquartersListContentImages: {},
      headquartersAddContentImage: { file_key: randomUUID(), alternative_text: '絵' },
      headquartersRemoveContentImage: { content_image_id: 1 },
      headquartersSetDraftLink: { magazine_item_id: 90, open_flag: true },
    } as const;
    for (const [name, input] of Object.entries(calls)) {
      const answer = await app.request(name as keyof typeof calls, input as never, token);
      expect([name, answer.statusCode]).toEqual([name, expected]);
    }
  });
});

describe('a content', () => {
  it('is a draft, then public within a second, then withdrawn within a second', async () => {
    expect((await page('/qanda')).body).not.toContain('長靴は要りますか。');
    const made = await save('qandas', { ...qanda, question: '長靴は要りますか。', publication: 'draft' });
    expect((await page('/qanda')).body).not.toContain('長靴は要りますか。');
    const row = { id: made.id, version: made.version };
    const shown = await save('qandas', { ...qanda, question: '長靴は要りますか。' }, row);
    await sends('/qanda', '長靴は要りますか。', true);
    const taken = await save(
      'qandas',
      { ...qanda, question: '長靴は要りますか。', publication: 'withdraw' },
      { id: made.id, version: shown.version },
    );
    expect(taken.version).toBe(3);
    await sends('/qanda', '長靴は要りますか。', false);
    // What was seen is never a draft again, and is not deleted.
    const again = await save('qandas', { ...qanda, publication: 'draft' }, { id: made.id, version: 3 });
    expect((await one('select withdrawn_datetime from qandas where id = $1', made.id)).withdrawn_datetime).toEqual(
      app.clock.now(),
    );
    const remove = { kind: 'qandas', id: made.id, version: again.version } as const;
    expect(await app.call('headquartersRemoveContent', remove, await headquarters())).toMatchObject({
      type: 'content_was_public',
    });
  });

  it('appears at its moment by itself', async () => {
    const publication_datetime = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const { id } = await save('magazine', {
      ...article,
      title: 'あとで',
      publication: 'publish',
      publication_datetime,
    });
    expect((await page(`/magazine/detail/${id}`)).statusCode).toBe(404);
    expect((await page('/magazine')).body).not.toContain('あとで');
    expect(await app.call('updateMagazineView', { id })).toMatchObject({ type: 'not_found' });
    app.clock.advance(3_601);
    expect((await page(`/magazine/detail/${id}`)).statusCode).toBe(200);
    expect((await page('/magazine?category=2')).body).toContain('あとで');
    expect(await app.call('updateMagazineView', { id })).toMatchObject({ status: 'OK' });
    // A view more is no new version.
    expect(await one('select version, view_count from magazine_items where id = $1', id)).toEqual({
      version: 1,
      view_count: 1,
    });
  });

  it('sent twice is made once, and is not overwritten unseen', async () => {
    const idempotency_key = randomUUID();
    const [first, same] = await Promise.all([
      save('magazine', article, { idempotency_key }),
      save('magazine', article, { idempotency_key }),
    ]);
    expect(same).toMatchObject({ status: 'OK', id: first.id });
    expect(await save('magazine', article, { idempotency_key })).toMatchObject({ status: 'OK', id: first.id });
    const row = { id: first.id, version: 1 };
    expect(await save('magazine', { ...article, title: '二' }, row)).toMatchObject({ status: 'OK', version: 2 });
    expect(await save('magazine', { ...article, title: '三' }, row)).toMatchObject({
      type: 'changed_meanwhile',
      details: { current: { title: '二', version: 2 } },
    });
  });

  it('keeps every version; an earlier one comes back as a new one, and stays as public as it was', async () => {
    const { id } = await save('benefits', {
      ...{ benefit_category_id: 1, title: '一', benefit_details: '割引', service_site_url: '', pick_up_flag: false },
      ...{ prefecture_ids: [13, 14], publication: 'draft' },
    });
    const two = {
      benefit_category_id: 2,
      title: '二',
      benefit_details: '割引',
      pick_up_flag: true,
      prefecture_ids: [27],
      publication: 'publish',
    };
    await save('benefits', two, { id, version: 1 });
    const restore = { kind: 'benefits', id, version: 2, restored_version: 1 } as const;
    expect(await app.call('headquartersRestoreContent', restore, await headquarters())).toMatchObject({ version: 3 });
    const read = (await app.call('headquartersReadContent', { kind: 'benefits', id }, await headquarters())) as {
      content: object;
      state: string;
      versions: object[];
    };
    expect(read).toMatchObject({
      state: 'published',
      content: { title: '一', prefecture_ids: [13, 14], pick_up_flag: false },
    });
    expect(read.versions).toMatchObject([
      { version: 3, restored_version: 1, account_name: expect.any(String) },
      { version: 2, restored_version: null },
      { version: 1, content: { title: '一' } },
    ]);
    expect(await one('select action, reason from audit_logs order by id desc limit 1')).toEqual({
      ...{ action: 'headquartersRestoreContent', reason: '第1版' },
    });
    // Content never saved here is stored as it was found.
    await save('qanda_categories', { name: 'はじめに' }, { id: 1, version: 1 });
    const { rows } = await app.pool.query(
      "select version, account_id from content_versions where kind = 'qanda_categories' and content_id = 1 order by version",
    );
    expect(rows).toEqual([
      { version: 1, account_id: null },
      { version: 2, account_id: 1 },
    ]);
  });

  it('says which field is wrong', async () => {
    const wrong = async (kind: string, content: object) => (await save(kind, content)).fields;
    expect(await wrong('magazine', { ...article, title: ' ', content: '![](/images/magazine/staff.svg)' })).toEqual([
      'content.title',
      'content.content',
    ]);
    expect(await wrong('magazine', { ...article, content: '![x](https://evil.example/x.png)' })).toEqual([
      'content.content',
    ]);
    expect(await wrong('magazine', { ...article, image_path: '/images/magazine/staff.svg' })).toEqual([
      'content.image_alternative_text',
    ]);
    expect(
      await wrong('magazine', { ...article, image_path: 'https://evil.example/x.png', image_alternative_text: 'x' }),
    ).toEqual(['content.image_path']);
    expect(await wrong('magazine', { ...article, magazine_category_id: 9999 })).toEqual([
      'content.magazine_category_id',
    ]);
    expect(await wrong('magazine', { ...article, branch_id: 9999 })).toEqual(['content.branch_id']);
    const recruitment = {
      occupation: '保育士',
      job_description: 'a',
      employment_conditions: 'b',
      employment_treatment: 'c',
      publication: 'draft',
    };
    expect(await wrong('recruitments', { ...recruitment, branch_ids: [9999] })).toEqual(['content.branch_ids']);
    expect(await wrong('recruitments', { ...recruitment, branch_ids: [] })).toEqual(['content.branch_ids']);
  });

  it('stays text on the page whatever is written', async () => {
    const content = '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))';
    const { id } = await save('magazine', { ...article, title: '<b>題</b>', content, publication: 'publish' });
    const { body } = await page(`/magazine/detail/${id}`);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).not.toMatch(/<script>alert|<img src=x|href="javascript|<b>題/);
  });
});

describe('order and categories', () => {
  it('are as they were given; a stale list is refused', async () => {
    const ids = (await app.pool.query('select id from qandas where qanda_category_id = 2 order by sequence')).rows.map(
      ({ id }) => id as number,
    );
    const order = async (next: number[]) =>
      app.call('headquartersOrderContents', { kind: 'qandas', ids: next }, await headquarters());
    const turned = ids.toReversed();
    expect(await order(turned)).toMatchObject({ status: 'OK' });
    expect(
      (await app.pool.query('select id from qandas where qanda_category_id = 2 order by sequence')).rows.map(
        ({ id }) => id,
      ),
    ).toEqual(turned);
    // Who writes meanwhile is not disturbed.
    expect(await one('select max(version)::int as version from qandas where qanda_category_id = 2')).toEqual({
      version: 1,
    });
    for (const bad of [ids.slice(1), [...ids, 999_999], [ids[0] as number, ids[0] as number]]) {
      expect(await order(bad)).toMatchObject({ type: 'stale_status' });
    }
  });

  it('a category goes only when it holds nothing', async () => {
    const remove = async (id: number, version: number) =>
      app.call('headquartersRemoveContent', { kind: 'magazine_categories', id, version }, await headquarters());
    expect(await remove(1, 1)).toMatchObject({ type: 'content_category_used' });
    const { id } = await save('magazine_categories', { name: 'おしらせ' });
    expect(await remove(id, 1)).toMatchObject({ status: 'OK' });
    expect(await remove(id, 1)).toMatchObject({ type: 'not_found' });
  });

  it('a subject of inquiries that was withdrawn is no longer taken, and the old inquiries keep it', async () => {
    const { name, version } = await one('select name, version from inquiry_categories where id = 1');
    await save('inquiry_categories', { name, type: 1, publication: 'withdraw' }, { id: 1, version });
    await sends('/user_inquiries', `>${name}</option>`, false);
    expect(
      (await one('select count(*)::int as n from inquiries where inquiry_category_id = 1')).n,
    ).toBeGreaterThanOrEqual(0);
  });
});

describe('pictures and draft links', () => {
  it('a picture needs words, is added once, and stays while a text or a version shows it', async () => {
    const token = await headquarters();
    const sent = await upload(app, 'purpose=content_image', await photograph(), token);
    const file_key = sent.json().result.file_key as string;
    const add = (alternative_text: string) =>
      app.call('headquartersAddContentImage', { file_key, alternative_text }, token);
    expect(await add(' ')).toMatchObject({ type: 'input_error', fields: ['alternative_text'] });
    const { image } = (await add('木の実')) as { image: { id: number; image_path: string } };
    expect(await add('木の実')).toMatchObject({ image: { id: image.id } });
    const content = `ことば\n\n![木の実](${image.image_path})`;
    const made = await save('magazine', { ...article, content });
    const remove = () => app.call('headquartersRemoveContentImage', { content_image_id: image.id }, token);
    expect(await remove()).toMatchObject({ type: 'content_image_used' });
    await save('magazine', article, { id: made.id, version: 1 });
    expect(await remove()).toMatchObject({ type: 'content_image_used' });
    await app.pool.query("delete from content_versions where kind = 'magazine' and content_id = $1", [made.id]);
    expect(await remove()).toMatchObject({ status: 'OK' });
    expect((await one('select unused_since from files where key = $1', file_key)).unused_since).toEqual(
      app.clock.now(),
    );
  });

  it('a draft is read by its link alone, until the link is ended', async () => {
    const token = await headquarters();
    const { id } = await save('magazine', { ...article, title: 'まだ' });
    const set = async (open_flag: boolean) =>
      (await app.call('headquartersSetDraftLink', { magazine_item_id: id, open_flag }, token)) as {
        draft_token: string;
      };
    const { draft_token } = await set(true);
    expect((await set(true)).draft_token).toBe(draft_token);
    expect(await app.call('readMagazineDraft', { token: draft_token })).toMatchObject({
      status: 'OK',
      title: 'まだ',
      published_id: null,
    });
    const { statusCode, body } = await page(`/magazine/draft/${draft_token}`);
    expect([statusCode, body.includes('noindex'), body.includes('まだ')]).toEqual([200, true, false]);
    expect(await app.call('readMagazineDraft', { token: randomUUID() })).toMatchObject({ type: 'draft_link_ended' });
    expect(await set(false)).toMatchObject({ draft_token: null });
    expect(await app.call('readMagazineDraft', { token: draft_token })).toMatchObject({ type: 'draft_link_ended' });
    expect((await page('/sitemap.xml')).body).toContain('/magazine</loc>');
  });
});
