import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { sendMorningMails } from './sendMorningMails.ts';

const app = await testApp({ emulators: true });

async function mails(): Promise<{ to: string; subject: string; text: string }[]> {
  const answer = await fetch(`${app.emulators?.mail}/emulator/messages`);
  const { messages } = (await answer.json()) as { messages: { to: string; subject: string; text: string }[] };
  return messages.filter(({ subject }) => subject.includes('まとめ'));
}
async function at(moment: string): Promise<void> {
  app.clock.freeze(new Date(moment));
  await sendMorningMails(app.services, {});
  await sendMorningMails(app.services, {});
  await app.runJobs();
}

it('comes once a morning in the chosen hour, to those who chose it and may have it, and contains no names', async () => {
  await app.pool.query('update accounts set morning_mail_hour = null; delete from app.morning_mails');
  const manager = await app.tokenOf('demo-minato-manager', 'staff');
  const staff = await app.tokenOf('demo-minato-staff', 'staff');
  const own = await app.call('staffReadOwnAccount', {}, manager);
  if (own.status !== 'OK') throw new Error(own.type);
  const choice = { morning_mail_hour: 7, version: own.version } as const;
  expect((await app.request('staffSaveMorningMail', choice, staff)).statusCode).toBe(403);
  expect(await app.call('staffSaveMorningMail', choice, manager)).toMatchObject({ status: 'OK' });
  expect(await app.call('staffSaveMorningMail', choice, manager)).toMatchObject({ type: 'changed_meanwhile' });
  await app.pool.query("update accounts set morning_mail_hour = 8 where uid = 'demo-honbu'");
  // Branch staff have no figures, whatever is in the column.
  await app.pool.query("update accounts set morning_mail_hour = 7 where uid = 'demo-minato-staff'");

  await at('2026-11-17T06:59:00+09:00');
  expect(await mails()).toEqual([]);
  await at('2026-11-17T07:00:00+09:00');
  const [first, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first?.subject).toContain('11月16日');
  for (const words of [
    'みなと広場園',
    'ご予約: ',
    '保育時間: ',
    '来園なし: ',
    '入金(返金を引いた額): ',
    '/staff/figures',
  ]) {
    expect(first?.text).toContain(words);
  }
  const { rows } = await app.pool.query<{ name: string }>(
    'select name from customers where not erased_at is not null union select name from children',
  );
  for (const { name } of rows) expect(first?.text).not.toContain(name);

  await at('2026-11-17T08:10:00+09:00');
  const all = await mails();
  expect(all).toHaveLength(2);
  expect(all.find(({ text }) => text.includes('全園'))?.text).toContain('/staff/headquarters/figures');
  await at('2026-11-18T07:00:00+09:00');
  expect(await mails()).toHaveLength(3);
});
