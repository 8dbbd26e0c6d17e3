import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { largestUploadBytes } from '../../domain/files/file-purposes.ts';
import { eraseCustomer } from '../membership/store/customer-erasure.ts';
import { testApp } from '../testing/app.ts';
import { photograph, upload } from '../testing/uploads.ts';

const app = await testApp();
await app.pool.query("update accounts set role = 2 where uid = 'demo-musashino-staff'");
const minato = 2;
const forMinato = `purpose=branch_image&branch_id=${minato}`;
const tokenOf = async (who: keyof typeof people) => {
  const [uid, role] = people[who];
  return app.tokenOf(uid, role);
};
const people = {
  parent: ['demo-sato', 'user'],
  staff: ['demo-minato-staff', 'staff'],
  manager: ['demo-minato-manager', 'staff'],
  elsewhere: ['demo-musashino-staff', 'staff'],
  headquarters: ['demo-honbu', 'staff'],
} as const;
const one = async (sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows[0];
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

describe('who may upload', () => {
  it.each([
    ['visitor', forMinato, 401],
    ['parent', forMinato, 403],
    ['staff', forMinato, 403],
    ['elsewhere', forMinato, 404],
    ['manager', forMinato, 200],
    ['headquarters', forMinato, 200],
    ['manager', 'purpose=branch_image', 400],
    ['manager', 'purpose=content_image', 403],
    ['headquarters', 'purpose=content_image', 200],
    ['headquarters', 'purpose=branch_image&branch_id=999999', 404],
    ['visitor', 'purpose=family_document', 401],
    ['headquarters', 'purpose=family_document', 403],
    ['parent', 'purpose=family_document', 200],
    ['headquarters', 'purpose=anything', 400],
    ['staff', 'purpose=child_photo&branch_id=2', 200],
    ['elsewhere', 'purpose=child_photo&branch_id=2', 404],
    ['parent', 'purpose=child_photo&branch_id=2', 403],
    ['visitor', 'purpose=child_photo&branch_id=2', 401],
  ] as const)('%s, %s: %i', async (who, query, status) => {
    const token = who === 'visitor' ? undefined : await tokenOf(who);
    const answer = await upload(app, query, await photograph(), token);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  it('writes down whose it is', async () => {
    const { file_key } = (await upload(app, forMinato, await photograph(), await tokenOf('manager'))).json().result;
    expect(await one('select * from files where key = $1', file_key)).toMatchObject({
      ...{ purpose: 'branch_image', private_flag: false, branch_id: minato, customer_id: null, stored_flag: true },
      ...{ content_type: 'image/webp', width: 800, height: 600, unused_since: app.clock.now() },
    });
  });
});

describe('what is sent', () => {
  it('is refused in words: too large, no picture, nothing, no form', async () => {
    const token = await tokenOf('manager');
    const huge = await upload(app, forMinato, Buffer.alloc(largestUploadBytes + 1), token);
    expect([huge.statusCode, huge.json().result]).toMatchObject([413, { status: 'NG', type: 'file_too_large' }]);
    const text = await upload(app, forMinato, Buffer.from('text'), token, 'text.jpg');
    expect(text.statusCode).toBe(415);
    expect(text.json().result.msg).toContain('JPEG、PNG、WebP、HEICの写真を選んでください');
    expect(text.json().result).toMatchObject({ status: 'NG', type: 'file_not_picture' });
    const asPicture = await upload(app, forMinato, pdf, token);
    expect(asPicture.json().result).toMatchObject({ type: 'file_not_picture' });
    const nothing = await upload(app, forMinato, Buffer.alloc(0), token);
    expect([nothing.statusCode, nothing.json().result.type]).toEqual([422, 'file_missing']);
    const json = await app.post(`/files?${forMinato}`, { file: 'x' }, { authorization: `Bearer ${token}` });
    expect([json.statusCode, json.json().result.type]).toEqual([422, 'file_missing']);
    const tokenExpired = await upload(app, forMinato, await photograph(), 'nonsense');
    expect([tokenExpired.statusCode, tokenExpired.json().error.status]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('loses whatever a picture carries besides: a page behind it, a script inside it', async () => {
    const page = '<html><script>alert(1)</script></html>';
    const behind = Buffer.concat([await photograph(), Buffer.from(page), Buffer.from('PK\u0003\u0004')]);
    const inside = await sharp(await photograph())
      .png()
      .withExif({ IFD0: { ImageDescription: page } })
      .toBuffer();
    for (const [bytes, name] of [
      [behind, 'picture.html'],
      [inside, '../../picture.svg'],
    ] as const) {
      const answer = await upload(app, forMinato, bytes, await tokenOf('manager'), name);
      expect(answer.json().result).toMatchObject({ status: 'OK' });
      const shown = await app.server.inject({ url: `/files/${answer.json().result.file_key}/480.webp` });
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(shown.headers['x-content-type-options']).toBe('nosniff');
      expect(shown.rawPayload.includes('script')).toBe(false);
    }
  });

  it('leaves no row when it is refused, and one for the sweep when the store fails', async () => {
    const count = async () => (await one('select count(*)::int as n from files')).n;
    const before = await count();
    await upload(app, forMinato, Buffer.from('text'), await tokenOf('manager'));
    expect(await count()).toBe(before);
    const { files } = app.services;
    const { put } = files;
    files.put = () => Promise.reject(new Error('disk full'));
    const failed = await upload(app, forMinato, await photograph(), await tokenOf('manager'));
    files.put = put;
    expect([failed.statusCode, failed.json().result.type]).toEqual([503, 'file_store_unavailable']);
    expect(await count()).toBe(before + 1);
  });

  it('is cut as asked', async () => {
    const query = `${forMinato}&x=0&y=0.125&width=1&height=0.75`;
    const answer = await upload(app, query, await photograph(1600, 1200), await tokenOf('manager'));
    expect(answer.json().result).toMatchObject({ status: 'OK', width: 1600, height: 900 });
    expect(
      (await upload(app, `${forMinato}&x=2&y=0&width=1&height=1`, await photograph(), await tokenOf('manager')))
        .statusCode,
    ).toBe(400);
  });
});

describe('a public picture', () => {
  it('is for everybody, for ever, in each width and both formats, without EXIF', async () => {
    const { file_key } = (await upload(app, forMinato, await photograph(), await tokenOf('manager'))).json().result;
    for (const [name, type] of [
      ['480.webp', 'image/webp'],
      ['800.webp', 'image/webp'],
      ['800.jpg', 'image/jpeg'],
    ]) {
      const answer = await app.server.inject(`/files/${file_key}/${name}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
    }
  });

  it.each([
    '/files/x/480.webp',
    '/files/0b0e8c0e-0000-4000-8000-000000000001/480.webp',
    '/files/..%2f..%2fpasswd/480.webp',
  ])('that is none is not found: %s', async (address) => {
    const answer = await app.server.inject(address);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('a private file', () => {
  const cookieOf = async (email: string, door = '/auth/password') => {
    const answer = await app.post(door, { email, password: 'imahoiku-demo' });
    return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  };
  const send = async () =>
    (await upload(app, 'purpose=family_document', pdf, await tokenOf('parent'))).json().result.file_key as string;
  const linkFor = async (who: keyof typeof people, file_key: string) =>
    (await app.call('issueFileLink', { file_key }, await tokenOf(who))) as {
      status: string;
      type?: string;
      url: string;
    };
  const open = (url: string, cookie?: string) =>
    app.server.inject({ url, ...(cookie === undefined ? {} : { headers: { cookie } }) });

  it('opens for the person the link was made for, is never cached and never found by search', async () => {
    const { url } = await linkFor('parent', await send());
    const answer = await open(url, await cookieOf('sato@example.jp'));
    expect([answer.statusCode, answer.body]).toEqual([200, pdf.toString()]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  });

  it('does not open for anybody else, nor guessed, changed, late, or after sign-out', async () => {
    const file_key = await send();
    const { url } = await linkFor('parent', file_key);
    const cookie = await cookieOf('sato@example.jp');
    expect((await open(url)).statusCode).toBe(404);
    expect((await open(url, await cookieOf('suzuki@example.jp'))).statusCode).toBe(404);
    expect((await open(url, await cookieOf('honbu@example.jp', '/auth/staff'))).statusCode).toBe(404);
    expect((await open(`/files/${file_key}/document.pdf`, cookie)).statusCode).toBe(404);
    expect((await open(`/files/private/${file_key}/document.pdf`, cookie)).statusCode).toBe(404);
    expect((await open(url.replace(/until=\d+/, 'until=99999999999'), cookie)).statusCode).toBe(404);
    const other = await send();
    expect((await open(url.replace(file_key, other), cookie)).statusCode).toBe(404);
    expect((await open(url, cookie)).statusCode).toBe(200);
    await app.post('/auth/sign_out', {}, { cookie });
    expect((await open(url, cookie)).statusCode).toBe(404);
    const again = await cookieOf('sato@example.jp');
    app.clock.advance(6 * 60);
    expect((await open(url, again)).statusCode).toBe(404);
  });

  it('gets a link only for whom the policies show it to', async () => {
    const file_key = await send();
    // Visible only to the family until it is a child's paper.
    expect(await linkFor('headquarters', file_key)).toMatchObject({ type: 'not_found' });
    const paper = { child_id: 1, kind: 4, file_key, valid_until: null, replaces_id: null };
    expect(await app.call('saveChildDocument', paper as never, await tokenOf('parent'))).toMatchObject({
      status: 'OK',
    });
    const statuses = await Promise.all(
      (['parent', 'headquarters', 'manager', 'staff'] as const).map(
        async (who) => (await linkFor(who, file_key)).status,
      ),
    );
    expect(statuses).toEqual(['OK', 'OK', 'OK', 'OK']);
    // みなと広場園 is 佐藤's branch; the other one has never seen the family.
    await app.pool.query('update reserves set branch_id = 2 where customer_id = 1 and branch_id = 3');
    expect(await linkFor('elsewhere', file_key)).toMatchObject({ type: 'not_found' });
    const suzuki = await app.call('issueFileLink', { file_key }, await app.tokenOf('demo-suzuki'));
    expect(suzuki).toMatchObject({ status: 'NG', type: 'not_found' });
    expect((await app.request('issueFileLink', { file_key })).statusCode).toBe(401);
    await app.pool.query("update accounts set disable = true where uid = 'demo-minato-staff'");
    expect(await linkFor('staff', file_key)).toMatchObject({ type: 'not_found' });
    await app.pool.query("update accounts set disable = false where uid = 'demo-minato-staff'");
  });

  it('takes a PDF or a picture, and nothing else', async () => {
    const token = await tokenOf('parent');
    const picture = await upload(app, 'purpose=family_document', await photograph(), token);
    expect(picture.json().result).toMatchObject({ status: 'OK', width: 800 });
    const { url } = await linkFor('parent', picture.json().result.file_key);
    expect(url).toMatch(/\/800\.webp\?/);
    const text = await upload(app, 'purpose=family_document', Buffer.from('x'), token);
    expect(text.json().result).toMatchObject({ type: 'file_not_document' });
  });
});

describe('an unused upload', () => {
  const namesOf = (key: string, folder = 'public') =>
    Promise.all(
      ['480.webp', '800.webp', '800.jpg'].map((name) => app.services.files.exists(`${folder}/${key}/${name}`)),
    );
  const sweep = async () => {
    await app.pool.query("select app.enqueue('sweepFiles', '{}'::json)");
    await app.runJobs();
  };

  it('is swept after a day with its bytes, used or fresh ones stay', async () => {
    const token = await tokenOf('manager');
    const sent = async () => (await upload(app, forMinato, await photograph(), token)).json().result.file_key as string;
    const [orphan, used] = [await sent(), await sent()];
    const added = await app.call(
      'staffAddBranchImage',
      { branch_id: minato, file_key: used, alternative_text: '園庭', caption: '園庭', people: 'nobody' },
      token,
    );
    expect(added).toMatchObject({ status: 'OK' });
    app.clock.advance(23 * 3600);
    await sweep();
    expect(await namesOf(orphan)).toEqual([true, true, true]);
    app.clock.advance(2 * 3600);
    const fresh = (await upload(app, forMinato, await photograph(), await tokenOf('manager'))).json().result.file_key;
    await sweep();
    expect(await namesOf(orphan)).toEqual([false, false, false]);
    expect(await one('select from files where key = $1', orphan)).toBeUndefined();
    expect([...(await namesOf(used)), ...(await namesOf(fresh))]).not.toContain(false);
  });

  it('of a family goes with the family', async () => {
    const customer_id = 1;
    const answer = await upload(app, 'purpose=family_document', await photograph(), await tokenOf('parent'));
    const { file_key } = answer.json().result;
    expect(await namesOf(file_key, 'private')).toEqual([true, true, true]);
    await app.pool.query('update reserves set childcare_status = 3 where customer_id = $1', [customer_id]);
    await app.pool.query('update customers set status = 4 where id = $1', [customer_id]);
    await app.services.database.transaction(app.services.clock.now(), (tx) => eraseCustomer(tx, customer_id));
    await app.runJobs();
    expect(await namesOf(file_key, 'private')).toEqual([false, false, false]);
    expect(await one('select from files where customer_id = $1', customer_id)).toBeUndefined();
  });
});
