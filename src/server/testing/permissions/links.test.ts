import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { functions } from '../../../contract/functions/functions.ts';
import { filePurposeNames, filePurposes } from '../../../domain/files/file-purposes.ts';
import { addMinutes } from '../../../domain/time.ts';
import { insertCertificate } from '../../books/store/certificates/issued.ts';
import { sleepMonthId } from '../../care/papers/sleep-month-paper.ts';
import { passDesk } from '../../family/testing/passes.ts';
import { privateAddress } from '../../files/private-link.ts';
import { paperAddress, paperKinds } from '../../papers/paper-link.ts';
import { calendarAddress } from '../../reserves/store/calendar-link.ts';
import { testApp } from '../app.ts';
import { sessionCookieOf } from '../session-cookie.ts';
import { declaredCallerOf, functionNames } from './function-calls.ts';
import { httpRoutes } from './http-routes.ts';
import { idPathsOf } from './id-fields.ts';

/**
 * Every link and paper that opens by what is in its address, asked by people from whom the family is hidden, who were removed from
 * it, or for whom it never was. What there is comes from the routes, the kinds of papers and files and the functions; one that
 * is in no list below fails the first test.
 */
const app = await testApp();
const desk = await passDesk(app, 2, '2026-11-19');
const secret = app.config.AUTH_SIGNING_KEY;

// Signed addresses are re-created here for any caller: as if one had been saved, with a session that is still open.
const people = { payer: 'demo-kimura', guardian: 'demo-kimura-partner', relative: 'demo-kimura-mother' } as const;
type Person = keyof typeof people;
const guardians: readonly Person[] = ['payer', 'guardian'];
const rows: Record<string, number> = {};
const files: Record<string, string> = {};
const until = () => addMinutes(app.clock.now(), 3);
const paper = (kind: (typeof paperKinds)[number]) => (uid: string) =>
  paperAddress(secret, { paper: kind, id: rows[kind] ?? 0, uid, until: until() });
const file = (purpose: string) => (uid: string) => {
  const reader = { uid, role: 'user' as const, pin_branch: null };
  const name = files[`${purpose} name`] ?? '';
  const seconds = Math.floor(until().getTime() / 1000);
  return privateAddress(secret, { key: files[purpose] ?? '', name, until: seconds, reader });
};
/** The address, and who opens it while nothing is hidden. */
const signed: Readonly<Record<string, { address: (uid: string) => string; opens: readonly Person[] }>> = {
  'paper child_day': { address: paper('child_day'), opens: [] },
  'paper first_report': { address: paper('first_report'), opens: [] },
  'paper sleep_month': { address: paper('sleep_month'), opens: [] },
  'paper first_visit': { address: paper('first_visit'), opens: guardians },
  'paper certificate': {
    address: (uid) => paper('certificate')(uid).replace(/pdf$/, 'csv'),
    opens: ['payer'],
  },
  'GET /calendar/:file': {
    address: (uid) => calendarAddress(secret, { id: rows.reserve ?? 0, uid, until: until() }),
    opens: guardians,
  },
  'file family_document': { address: file('family_document'), opens: guardians },
  'file pickup_photo': { address: file('pickup_photo'), opens: guardians },
  'file message_photo': { address: file('message_photo'), opens: guardians },
  'file child_photo': { address: file('child_photo'), opens: ['payer', 'guardian', 'relative'] },
  'file incident_photo': { address: file('incident_photo'), opens: [] },
  'file barred_photo': { address: file('barred_photo'), opens: [] },
};
/** Opened by a secret that was made for or by a person: below, with the secret made before the person was hidden or removed. */
const secrets = [
  'GET /calendar_feeds/:file',
  'readPickupPass',
  'checkFamilyInvitation',
  'acceptFamilyInvitation',
  'readSeatOffer',
  'acceptSeatOffer',
  'declineSeatOffer',
];
/** Tested elsewhere, or not tied to a family member: where, or why. */
const others: Readonly<Record<string, string>> = {
  'GET /receipts/:file': 'src/server/family/functions/hidden-payer.test.ts',
  checkFamilyLink: 'of a family nobody can sign in for yet',
  acceptFamilyLink: 'of a family nobody can sign in for yet',
  signUpByFamilyLink: 'of a family nobody can sign in for yet',
  readMagazineDraft: 'contents of the company',
  // It can only take a consent back.
  stopAdvertising: 'src/server/messages/functions/announcements.test.ts',
};

it('knows every link and paper there is', () => {
  const opensByAddress = Object.entries(httpRoutes)
    .filter(([route, { proof }]) => /^GET .*:/.test(route) && !/^(none|bearer)/.test(proof))
    .flatMap(([route]) => {
      if (route.startsWith('GET /papers/')) return paperKinds.map((kind) => `paper ${kind}`);
      if (!route.startsWith('GET /files/private/')) return [route];
      return filePurposeNames.filter((name) => filePurposes[name].private_flag).map((name) => `file ${name}`);
    });
  const byToken = functionNames.filter(
    (name) =>
      ['anyone', 'signed_in'].includes(declaredCallerOf(name)) &&
      idPathsOf(functions[name].input).some((field) => field.name === 'token'),
  );
  const known = [...Object.keys(signed), ...secrets, ...Object.keys(others)];
  expect([...opensByAddress, ...byToken].toSorted()).toEqual(known.toSorted());
  const root = join(import.meta.dirname, '..', '..', '..', '..');
  const tests = Object.values(others).filter((where) => where.endsWith('.test.ts'));
  expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
});

const one = async (text: string, ...values: unknown[]): Promise<Record<string, number>> =>
  (await app.pool.query(text, values)).rows[0] ?? {};

describe('a signed address', () => {
  beforeAll(async () => {
    const { id: family } = await one('select id from customers where uid = $1', people.payer);
    const stay = await one(
      `select d.reserve_id, d.child_id, r.branch_id from reserve_details d join reserves r on r.id = d.reserve_id
       where r.customer_id = $1 order by r.live desc, r.id limit 1`,
      family,
    );
    rows.reserve = stay.reserve_id ?? 0;
    // A pack of another family becomes this one's where it has none.
    await app.pool.query(
      `alter table first_visit_packs disable trigger user;
       update first_visit_packs set customer_id = ${family} where id = (select min(id) from first_visit_packs where signed_at is not null)
         and not exists (select from first_visit_packs where customer_id = ${family} and signed_at is not null);
       alter table first_visit_packs enable trigger user`,
    );
    const { id: pack } = await one(
      'select id from first_visit_packs where customer_id = $1 and signed_at is not null',
      family,
    );
    const certificate = await app.services.database.transaction(app.clock.now(), (tx) =>
      insertCertificate(tx, {
        ...{ number: 'links-1', copy: 1, amount: 2200, addressee: '木村 様', replaces_id: null },
        ...{ customer_id: family ?? 0, child_id: stay.child_id ?? 0, branch_id: stay.branch_id ?? 0 },
        ...{ month: '2026-10-01' as const, until: '2026-10-31' as const },
        content: { layout: 1, papers: [], csv: [['園', 'お子さま']], basis: '' },
      }),
    );
    const { id: place } = await one('select id from reserve_details where reserve_id = $1 limit 1', stay.reserve_id);
    const { id: incident } = await one('select min(id) as id from incidents');
    const sleep_month = sleepMonthId(2, '2026-11');
    Object.assign(rows, { sleep_month, first_visit: pack, certificate, child_day: place, first_report: incident });
    for (const purpose of filePurposeNames.filter((name) => filePurposes[name].private_flag)) {
      const ofFamily = ['family_document', 'pickup_photo', 'message_photo'].includes(purpose);
      const isPaper = filePurposes[purpose].documents;
      const { rows: made } = await app.pool.query<{ id: number; key: string }>(
        `insert into files (purpose, private_flag, content_type, bytes, width, height, customer_id, branch_id, stored_flag)
         values ($1, true, $2, 10, $3, $3, $4, $5, true) returning id, key`,
        [
          purpose,
          isPaper ? 'application/pdf' : 'image/webp',
          isPaper ? null : 400,
          ofFamily ? family : null,
          ofFamily ? null : stay.branch_id,
        ],
      );
      const { id = 0, key = '' } = made[0] ?? {};
      const name = isPaper ? 'document.pdf' : '400.webp';
      Object.assign(files, { [purpose]: key, [`${purpose} name`]: name, [`${purpose} id`]: String(id) });
      await app.services.files.put(`private/${key}/${name}`, Buffer.from('bytes'), 'image/webp');
    }
    await app.pool.query(
      `with e as (insert into child_essentials (child_id, own_photos_flag) values ($3, true)
         on conflict (child_id) do update set own_photos_flag = true)
       insert into child_logs (branch_id, reserve_id, child_id, kind, happened_at, written_at, file_id, account_id)
       values ($1, $2, $3, 7, app.now(), app.now(), $4, 1)`,
      [stay.branch_id, stay.reserve_id, stay.child_id, files['child_photo id']],
    );
    await app.pool.query(
      `insert into pickup_bars (child_id, name, relation, reason, from_date, account_id, file_id)
       values ($1, '試験 太郎', '元配偶者', '命令', '2026-01-01', 1, $2)`,
      [stay.child_id, files['barred_photo id']],
    );
    const message = { branch_id: stay.branch_id ?? 0, body: '写真です', file_keys: [files.message_photo ?? ''] };
    const sent = await app.call(
      'sendFamilyMessage',
      { ...message, idempotency_key: randomUUID() },
      await app.tokenOf(people.guardian),
    );
    expect(sent).toMatchObject({ status: 'OK' });
  });

  const openAs = async (link: string, person: Person) => {
    const uid = people[person];
    const headers = { cookie: await sessionCookieOf(app, uid) };
    return (await app.server.inject({ url: signed[link]?.address(uid) ?? '', headers })).statusCode;
  };
  const set = (person: Person, change: string) =>
    app.pool.query(`update family_members set ${change} where uid = $1`, [people[person]]);

  it.each(Object.entries(signed))(
    '%s opens for its people, and not once they are hidden or removed',
    async (link, { opens }) => {
      for (const person of Object.keys(people) as Person[]) {
        expect([person, await openAs(link, person)]).toEqual([person, opens.includes(person) ? 200 : 404]);
        await set(person, 'hidden_flag = true');
        expect(['hidden', person, await openAs(link, person)]).toEqual(['hidden', person, 404]);
        await set(person, 'hidden_flag = false');
        if (person === 'payer') continue;
        await set(person, 'removed_at = app.now()');
        expect(['removed', person, await openAs(link, person)]).toEqual(['removed', person, 404]);
        await set(person, 'removed_at = null');
      }
    },
  );

  it('is made anew for no file once they are hidden or removed', async () => {
    for (const [person, change, back] of [
      ['guardian', 'hidden_flag = true', 'hidden_flag = false'],
      ['relative', 'hidden_flag = true', 'hidden_flag = false'],
      ['guardian', 'removed_at = app.now()', 'removed_at = null'],
      ['relative', 'removed_at = app.now()', 'removed_at = null'],
    ] as const) {
      await set(person, change);
      for (const purpose of filePurposeNames.filter((name) => filePurposes[name].private_flag)) {
        const answer = await app.call(
          'issueFileLink',
          { file_key: files[purpose] ?? '' },
          await app.tokenOf(people[person]),
        );
        expect([purpose, answer]).toMatchObject([purpose, { type: 'not_found' }]);
      }
      await set(person, back);
    }
  });
});

describe('a secret made by or sent to a guardian', () => {
  it.each(['hidden_flag = true', 'removed_at = app.now()'])('tells nothing after %s', async (change) => {
    const stay = await desk.stay();
    const token = await desk.tokenFor(stay.uids.guardian);
    const { id: member } = await one('select id from family_members where uid = $1', stay.uids.guardian);
    const { reserve_id, pickup_person_id } = stay;
    const pass = await app.call('issuePickupPass', { reserve_id, pickup_person_id }, token);
    const invitation = { role: 3 as const, name: '友人 花子', relation: '友人', email: null };
    const invited = await app.call('inviteFamilyMember', invitation, token);
    const feed = await app.call('issueCalendarFeed', {}, token);
    if (pass.status !== 'OK' || invited.status !== 'OK' || feed.status !== 'OK') throw new Error('not made');
    const offered = `offer ${member}`;
    const { id: seat_offer_id = 0 } = await one(
      `with o as (update seat_offers set customer_id = $1, status = 1, expires_at = app.now() + interval '1 hour'
         where id = (select min(id) from seat_offers) returning id),
       t as (insert into auth.seat_offer_tokens (token_hash, seat_offer_id, family_member_id) select sha256($2::bytea), id, $3 from o)
       select id from o`,
      stay.customer_id,
      offered,
      member,
    );
    const invitedBy = new URL(invited.url ?? '').hash.replace('#token=', '');
    const joining = { name: '友人 花子', name_kana: 'ユウジン ハナコ', tel: '09011112222' };
    const ask: Record<string, () => Promise<string>> = {
      'GET /calendar_feeds/:file': async () => (await app.server.inject({ url: new URL(feed.url).pathname })).body,
      readPickupPass: async () => (await app.request('readPickupPass', { token: pass.token })).body,
      checkFamilyInvitation: async () => (await app.request('checkFamilyInvitation', { token: invitedBy })).body,
      acceptFamilyInvitation: async () =>
        (
          await app.request(
            'acceptFamilyInvitation',
            { token: invitedBy, ...joining, consents: { terms: '', privacy: '' } },
            await app.tokenOf(people.relative),
          )
        ).body,
      ...Object.fromEntries(
        (['readSeatOffer', 'acceptSeatOffer', 'declineSeatOffer'] as const).map((name) => [
          name,
          async () => (await app.request(name, { seat_offer_id, token: offered })).body,
        ]),
      ),
    };
    expect(Object.keys(ask).toSorted()).toEqual(secrets.toSorted());
    const telling = /みなと|港|T01:00|010000Z|試験|10:00|"status":"OK"/;
    const reads = ['GET /calendar_feeds/:file', 'readPickupPass', 'checkFamilyInvitation', 'readSeatOffer'];
    for (const name of reads) expect([name, telling.test((await ask[name]?.()) ?? '')]).toEqual([name, true]);
    // Answers carry the server's time, which is not to be taken for the stay's.
    desk.freeze('10:20', '2026-11-16');
    await app.pool.query(`update family_members set ${change} where id = $1`, [member]);
    for (const [name, open] of Object.entries(ask)) {
      // The page of a pass answers that it cannot be used, and nothing else.
      const body = (await open()).replace('"status":"OK"', name === 'readPickupPass' ? '' : '"status":"OK"');
      expect([name, telling.exec(body)?.[0]]).toEqual([name, undefined]);
    }
  });
});
