import { describe, expect, it } from 'vitest';
import { pdfText } from '../../papers/testing/pdf-text.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp({ emulators: true });
const MINATO = 2;
const payer = () => app.tokenOf('demo-kimura');
const partner = () => app.tokenOf('demo-kimura-partner');
const mother = () => app.tokenOf('demo-kimura-mother');
const stranger = () => app.tokenOf('demo-sato');
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const elsewhere = () => app.tokenOf('demo-musashino-manager', 'staff');
const { rows: family } = await app.pool.query<{ id: number }>("select id from customers where uid = 'demo-kimura'");
const customer_id = family[0]?.id ?? 0;
const run = async () => {
  await app.pool.query("select graphile_worker.add_job('sendFirstVisitPacks', '{}')");
  await app.runJobs();
  await app.runJobs();
};
const packs = async () =>
  (
    await app.pool.query('select * from first_visit_packs where customer_id = $1 and branch_id = $2', [
      customer_id,
      MINATO,
    ])
  ).rows;
const read = async (token: Promise<string>) => app.call('readFirstVisitPack', { branch_id: MINATO }, await token);
const shown = async () => {
  const pack = await read(payer());
  return pack.status === 'OK' ? pack : Promise.reject(new Error(pack.type));
};
const sign = async (paper_hash: string, token = partner()) =>
  app.call(
    'signFirstVisitPack',
    { branch_id: MINATO, paper_hash, signed_name: '木村 直樹', medicine_rule_flag: true, emergency_care_flag: true },
    await token,
  );
const issue = async (token: Promise<string>) => app.call('issueFirstVisitPaper', { branch_id: MINATO }, await token);
const staffCookie = async (email: string) => {
  const answer = await app.post('/auth/staff', { email, password: 'imahoiku-demo' });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
};

describe('the papers of a first visit', () => {
  it('go out once with the first confirmed reserve at a branch', async () => {
    await app.pool.query('delete from first_visit_packs where customer_id = $1', [customer_id]);
    await app.pool.query(
      'delete from reserves where customer_id = $1 and branch_id = $2 and start_datetime > app.now() and approval_status = 2',
      [customer_id, MINATO],
    );
    await app.pool.query(
      `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
         holiday_flag, reserve_amount) values ($1, $2, '2026-12-10T10:00+09:00', '2026-12-10T12:00+09:00', 1, false, false, 2000)`,
      [MINATO, customer_id],
    );
    await run();
    await run();
    expect(await packs()).toMatchObject([{ signed_at: null, signed_name: '' }]);
    const { rows } = await app.pool.query(
      "select link from notifications n join family_members m on m.id = n.family_member_id and m.role = 1 where n.kind = 'first_visit_pack' and n.customer_id = $1 and n.link = '/mypage/first_visit/2'",
      [customer_id],
    );
    expect(rows).toEqual([{ link: '/mypage/first_visit/2' }]);
  });

  it('are read by both guardians, and say what a contract paper must', async () => {
    const pack = await shown();
    const words = JSON.stringify(pack.sections);
    for (const part of [
      'みなと広場園',
      '設置者',
      '利用料',
      '解約',
      '保険',
      '苦情',
      '届出',
      'お薬のきまり',
      '園のきまり',
    ])
      expect(words).toContain(part);
    expect(await read(partner())).toMatchObject({ status: 'OK' });
    expect(await read(mother())).toMatchObject({ type: 'guardians_only' });
    expect(await read(stranger())).not.toMatchObject({ paper_hash: pack.paper_hash, signed_at: null });
    expect(await issue(payer())).toMatchObject({ type: 'not_found' });
  });

  it('are signed as they were read, once, and the PDF is mailed to the signer', async () => {
    const { paper_hash } = await shown();
    expect(await sign('0'.repeat(64))).toMatchObject({ type: 'first_visit_changed' });
    expect(await sign(paper_hash, mother())).toMatchObject({ type: 'guardians_only' });
    expect(await sign(paper_hash)).toMatchObject({ status: 'OK' });
    expect(await sign(paper_hash, payer())).toMatchObject({ status: 'OK' });
    expect(await packs()).toMatchObject([{ signed_name: '木村 直樹', paper_hash, medicine_rule_flag: true }]);
    // A later price changes nothing of what was signed.
    await app.pool.query('update unit_prices set childcare = childcare + 1');
    expect(await shown()).toMatchObject({ paper_hash, signed_name: '木村 直樹' });
    await app.pool.query('update unit_prices set childcare = childcare - 1');
    await app.runJobs();
    const mails = (await (await fetch(`${app.emulators?.mail}/emulator/messages`)).json()) as {
      messages: { to: string; subject: string; attachments: { filename: string }[] }[];
    };
    const mail = mails.messages.find(({ subject }) => subject.includes('書面の控え'));
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^imahoiku-first-visit-/),
    ]);
  });

  it('open as PDF for staff of the branch and of no other', async () => {
    const first_visit_pack_id = (await packs())[0]?.id ?? 0;
    const ask = async (token: Promise<string>) =>
      app.call('staffIssueFirstVisitPaper', { first_visit_pack_id }, await token);
    expect(await ask(elsewhere())).toMatchObject({ type: 'not_found' });
    const issued = await ask(staff());
    const url = issued.status === 'OK' ? issued.url : '';
    const open = (cookie = '') => app.server.inject({ url, headers: { cookie } });
    const answer = await open(await staffCookie('minato-staff@example.jp'));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = pdfText(answer.rawPayload).join('');
    for (const words of ['契約内容の書面', '直樹', '設置者', '署名']) expect(text).toContain(words);
    expect((await open()).statusCode).toBe(404);
    expect((await open(await staffCookie('musashino-manager@example.jp'))).statusCode).toBe(404);
    const own = await issue(payer());
    expect(own).toMatchObject({ status: 'OK' });
  });
});
