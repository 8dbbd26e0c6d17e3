import { describe, expect, it } from 'vitest';
import { childDataVersion } from '../../../domain/membership/consents.ts';
import { exportRows } from '../../membership/store/customer-export.ts';
import { notificationTexts } from '../../notifying/texts.ts';
import { makeFamilies } from '../../reserves/testing/families.ts';
import { cardSeal } from '../../sealed-card.ts';
import { testApp } from '../../testing/app.ts';
import { remindDocuments } from '../jobs/remindDocuments.ts';
import { sealHealthCards } from '../jobs/sealHealthCards.ts';

const app = await testApp();
const rows = async <Row extends object>(sql: string, ...values: unknown[]) =>
  (await app.pool.query<Row>(sql, values)).rows;
const staff = (key: string) => app.tokenOf(`demo-${key}`, 'staff');
const call = (name: string, input: object, token?: string) => app.call(name as never, input as never, token as never);

/** 木村: the paying member, the second guardian, a relative; a child that comes to branch 2, みなと広場園. */
const KIMURA = 10;
const payer = () => app.tokenOf('demo-kimura');
const partner = () => app.tokenOf('demo-kimura-partner');
const relative = () => app.tokenOf('demo-kimura-mother');
const stranger = () => app.tokenOf('demo-suzuki');

const answer = (child_id: number, version: number, more: object = {}) => ({
  ...{ child_id, version, allergy_answer: 2, allergies: [], own_photos_flag: 0, shared_photos_flag: 0 },
  child_data_version: childDataVersion,
  ...more,
});

/** A separate family with a stay at a branch on that day. */
async function familyAt(branch_id: number, day: string) {
  const [made] = await makeFamilies(app, 1, 1);
  if (!made) throw new Error('no family');
  const child_id = made.child_ids[0] ?? 0;
  await stay(made.customer_id, child_id, branch_id, day);
  return { ...made, child_id };
}
async function stay(customer_id: number, child_id: number, branch_id: number, day: string) {
  await rows(
    `with r as (
       insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag, holiday_flag,
         reserve_amount, created_at)
       values ($2, $1, ($4 || ' 10:00+09')::timestamptz, ($4 || ' 12:00+09')::timestamptz, 1, false, false, 3000, $5) returning id
     )
     insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag)
     select id, $3, '2023-06-01', false, false from r`,
    customer_id,
    branch_id,
    child_id,
    day,
    app.clock.now(),
  );
}
async function paper(customer_id: number) {
  const [file] = await rows<{ key: string }>(
    `insert into files (purpose, private_flag, content_type, bytes, customer_id, stored_flag)
     values ('family_document', true, 'application/pdf', 10, $1, true) returning key`,
    customer_id,
  );
  return file?.key ?? '';
}

describe('a health card', () => {
  it('is sealed in the database, stored in versions, and opened for both guardians alone', async () => {
    const { child_id, customer_id, token } = await familyAt(2, '2026-11-20');
    const first = answer(child_id, 0, { conditions: 'ぜんそく', comfort: 'タオル' });
    expect(await call('updateChildHealth', first, token)).toMatchObject({ status: 'OK', version: 1 });
    const second = answer(child_id, 1, { conditions: 'ぜんそくは治りました', comfort: 'タオル' });
    expect(await call('updateChildHealth', second, token)).toMatchObject({ status: 'OK', version: 2 });
    const dump = JSON.stringify(
      await rows(
        `select (select json_agg(e) from child_essentials e) as cards, (select json_agg(v) from child_health_versions v) as versions,
           (select json_agg(a) from audit_logs a) as audit`,
      ),
    );
    expect(dump).not.toContain('ぜんそく');
    const read = await call('readChildHealth', { child_id }, token);
    expect(read).toMatchObject({
      texts: { conditions: 'ぜんそくは治りました', comfort: 'タオル' },
      versions: [
        { changes: [{ field: 'conditions', before: 'ぜんそく', after: 'ぜんそくは治りました' }] },
        { member_name: '試験 家族' },
      ],
    });
    for (const other of [await stranger(), await partner()]) {
      expect(await call('readChildHealth', { child_id }, other)).toMatchObject({ type: 'not_found' });
    }
    const exported = await app.services.database.read(app.clock.now(), (db) =>
      exportRows(db, { customer_id, uid: 'none' }, cardSeal(app.services.config)),
    );
    expect(JSON.stringify(exported)).toContain('ぜんそくは治りました');
  });

  it('is the same for the second guardian, and no relative’s', async () => {
    const [child] = await rows<{ id: number }>('select min(id) as id from children where customer_id = $1', KIMURA);
    const child_id = child?.id ?? 0;
    const [known] = await rows<{ version: number }>(
      'select version from child_essentials where child_id = $1',
      child_id,
    );
    const payload = answer(child_id, known?.version ?? 0, { toilet: 'おむつです' });
    expect(await call('updateChildHealth', payload, await relative())).toMatchObject({ type: 'guardians_only' });
    expect(await call('updateChildHealth', payload, await partner())).toMatchObject({ status: 'OK' });
    expect(await call('readChildHealth', { child_id }, await payer())).toMatchObject({
      texts: { toilet: 'おむつです' },
      versions: expect.arrayContaining([expect.objectContaining({ member_name: '木村 直樹' })]),
    });
    expect(await call('readChildHealth', { child_id }, await relative())).toMatchObject({ type: 'guardians_only' });
    expect(await call('confirmChildHealth', { child_ids: [child_id] }, await relative())).toMatchObject({
      type: 'guardians_only',
    });
    await rows("update family_members set hidden_flag = true where uid = 'demo-kimura-partner'");
    expect(await call('readChildHealth', { child_id }, await partner())).toMatchObject({ type: 'ask_headquarters' });
    await rows("update family_members set hidden_flag = false where uid = 'demo-kimura-partner'");
  });

  it('is asked about when it is old or for a new branch; one word answers, once a day', async () => {
    const { child_id, customer_id, token } = await familyAt(2, '2026-11-20');
    const reason = async () =>
      (await rows('select reason from view_child_health_questions where child_id = $1', child_id))[0];
    expect(await reason()).toEqual({ reason: 1 });
    const ids = { child_ids: [child_id] };
    expect(await call('confirmChildHealth', ids, token)).toMatchObject({ type: 'health_not_answered' });
    await call('updateChildHealth', answer(child_id, 0), token);
    expect(await reason()).toBeUndefined();
    app.clock.advance(60);
    await stay(customer_id, child_id, 3, '2026-11-21');
    expect(await reason()).toEqual({ reason: 3 });
    expect(await call('confirmChildHealth', ids, await stranger())).toMatchObject({ type: 'not_found' });
    app.clock.advance(60);
    expect(await call('confirmChildHealth', ids, token)).toMatchObject({ status: 'OK' });
    expect(await call('confirmChildHealth', ids, token)).toMatchObject({ status: 'OK' });
    expect(await reason()).toBeUndefined();
    expect(
      await rows(
        `select confirmed_flag, family_member_id is not null as by_family from child_health_versions where child_id = $1 order by id`,
        child_id,
      ),
    ).toEqual([
      { confirmed_flag: false, by_family: true },
      { confirmed_flag: true, by_family: true },
    ]);
    expect(await rows('select version from child_essentials where child_id = $1', child_id)).toEqual([{ version: 1 }]);
    const later = await app.pool.connect();
    await later.query("begin; select set_config('app.now', '2027-02-20T00:00:00Z', true)");
    const old = await later.query('select reason from view_child_health_questions where child_id = $1', [child_id]);
    await later.query('rollback');
    later.release();
    expect(old.rows).toEqual([{ reason: 2 }]);
  });

  it('is read by staff who see the child, with a line in the log, and what changed is marked until noted', async () => {
    const { child_id, token } = await familyAt(2, '2026-11-20');
    await call('updateChildHealth', answer(child_id, 0, { medicines: '塗り薬' }), token);
    const ask = { child_ids: [child_id], branch_id: 2 };
    const minato = await staff('minato-staff');
    const first = (await call('staffReadChildHealth', ask, minato)) as unknown as { cards: { version_id: number }[] };
    expect(first.cards[0]).toMatchObject({ texts: { medicines: '塗り薬' }, looked_at: null, changes: [] });
    await call('staffReadChildHealth', ask, minato);
    const note = { child_id, branch_id: 2, version_id: first.cards[0]?.version_id };
    expect(await call('staffNoteChildHealth', note, minato)).toMatchObject({ status: 'OK' });
    await call('updateChildHealth', answer(child_id, 1, { medicines: '飲み薬' }), token);
    expect(await call('staffReadChildHealth', ask, await staff('minato-manager'))).toMatchObject({
      cards: [{ changes: [{ field: 'medicines', before: '塗り薬', after: '飲み薬' }] }],
    });
    expect(
      await rows(
        'select branch_id, page, count(*)::integer from child_health_reads where child_id = $1 group by account_id, 1, 2',
        child_id,
      ),
    ).toEqual([
      { branch_id: 2, page: 1, count: 1 },
      { branch_id: 2, page: 1, count: 1 },
    ]);
    const elsewhere = await staff('musashino-staff');
    for (const branch_id of [2, 3]) {
      expect(await call('staffReadChildHealth', { ...ask, branch_id }, elsewhere)).toMatchObject({ type: 'not_found' });
    }
    expect(await call('staffNoteChildHealth', note, elsewhere)).toMatchObject({ type: 'not_found' });
    for (const nobody of [undefined, token]) {
      expect((await app.request('staffReadChildHealth', ask, nobody)).statusCode).toBeGreaterThanOrEqual(401);
    }
    await expect(rows('delete from child_health_reads')).rejects.toMatchObject({ code: '42501' });
  });

  it('is sealed afterwards where words stood in the open', async () => {
    const { child_id, token } = await familyAt(2, '2026-11-20');
    await rows("insert into child_essentials (child_id, medical_history) values ($1, '川崎病')", child_id);
    await sealHealthCards(app.services, {});
    expect(
      await rows(
        'select medical_history, sealed_card is not null as sealed from child_essentials where child_id = $1',
        child_id,
      ),
    ).toEqual([{ medical_history: '', sealed: true }]);
    expect(await call('readChildHealth', { child_id }, token)).toMatchObject({ texts: { medical_history: '川崎病' } });
  });
});

describe('a child’s papers', () => {
  const linkOf = (file_key: string, token: string) => call('issueFileLink', { file_key }, token);

  it('are taken, replaced and removed by guardians; seen by branches with a stay, never by guessing', async () => {
    const { child_id, customer_id, token } = await familyAt(2, '2026-11-20');
    const file_key = await paper(customer_id);
    const payload = { child_id, kind: 1, file_key, valid_until: '2027-11-01', replaces_id: null };
    expect(await call('saveChildDocument', { ...payload, valid_until: null }, token)).toMatchObject({
      type: 'input_error',
    });
    expect(await call('saveChildDocument', { ...payload, valid_until: '2026-11-15' }, token)).toMatchObject({
      type: 'document_expired',
    });
    expect(await call('saveChildDocument', payload, await stranger())).toMatchObject({ type: 'not_found' });
    const strange = await paper(1);
    expect(await call('saveChildDocument', { ...payload, file_key: strange }, token)).toMatchObject({
      type: 'file_gone',
    });
    const saved = (await call('saveChildDocument', payload, token)) as unknown as { child_document_id: number };
    expect(await call('saveChildDocument', payload, token)).toMatchObject(saved);

    expect(await linkOf(file_key, token)).toMatchObject({ status: 'OK' });
    expect(await linkOf(file_key, await stranger())).toMatchObject({ type: 'not_found' });
    expect(await linkOf(file_key, await staff('minato-staff'))).toMatchObject({ status: 'OK' });
    expect(await linkOf(file_key, await staff('musashino-staff'))).toMatchObject({ type: 'not_found' });
    expect(await rows('select page from child_health_reads where child_id = $1', child_id)).toEqual([{ page: 2 }]);
    await rows(
      `update reserves set start_datetime = '2026-10-01 10:00+09', end_datetime = '2026-10-01 12:00+09' where customer_id = $1`,
      customer_id,
    );
    expect(await linkOf(file_key, await staff('minato-staff'))).toMatchObject({ type: 'not_found' });

    const next = await paper(customer_id);
    const again = { ...payload, file_key: next, replaces_id: saved.child_document_id };
    const replaced = (await call('saveChildDocument', again, token)) as unknown as { child_document_id: number };
    expect(await linkOf(file_key, token)).toMatchObject({ type: 'not_found' });
    const gone = { child_document_id: replaced.child_document_id };
    expect(await call('removeChildDocument', gone, await stranger())).toMatchObject({ type: 'not_found' });
    expect(await call('removeChildDocument', gone, token)).toMatchObject({ status: 'OK' });
    expect(await call('removeChildDocument', gone, token)).toMatchObject({ status: 'OK' });
    expect(await linkOf(next, token)).toMatchObject({ type: 'not_found' });
    expect(await rows('select from files where key = any ($1)', [file_key, next])).toEqual([]);
  });

  it('are reminded of twice before their last day, without a word about health', async () => {
    const { child_id, customer_id, token } = await familyAt(2, '2026-11-20');
    const file_key = await paper(customer_id);
    await call('saveChildDocument', { child_id, kind: 1, file_key, valid_until: '2026-12-10' }, token);
    const notices = () =>
      rows(
        "select title, content from notifications where customer_id = $1 and kind = 'health_check_asked'",
        customer_id,
      );
    await remindDocuments(app.services, {});
    await remindDocuments(app.services, {});
    expect(await notices()).toHaveLength(1);
    await rows("update child_documents set valid_until = '2026-11-20' where child_id = $1", child_id);
    await remindDocuments(app.services, {});
    expect(await notices()).toHaveLength(2);
    const text = JSON.stringify([await notices(), notificationTexts.health_check_asked({})]);
    expect(text).toContain('お子さまの情報の確認をお願いします');
    expect(text).not.toMatch(/健康|アレルギー|病|薬|指導表|書類|期限|試験 こども/);
  });
});
