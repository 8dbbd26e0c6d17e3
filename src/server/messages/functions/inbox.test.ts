import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FunctionName, FunctionPayload } from '../../../contract/functions/functions.ts';
import { inboxStatus } from '../../../domain/codes.ts';
import { testApp } from '../../testing/app.ts';
import { forgetOldRecords } from '../jobs/forgetOldRecords.ts';
import { remindInbox } from '../jobs/remindInbox.ts';

const app = await testApp({ emulators: true });

const MINATO = 2;
const MUSASHINO = 3;
const token = (key: string) => app.tokenOf(`demo-${key}`, 'staff');
const as = async <Name extends FunctionName>(key: string, name: Name, input: FunctionPayload<Name>) =>
  app.call(name, input, await token(key));

/** An inquiry of the test's own, straight into its table: the thread must come by itself. */
async function newThread(branch_id: number | null, category = 1): Promise<number> {
  const { rows } = await app.pool.query<{ id: number }>(
    `with i as (insert into inquiries (inquiry_category_id, branch_id, name, tel, email, inquiry_text, idempotency_key, created_at)
       values ($1, $2, '三浦 智子', '09055519001', 'miura@example.jp', '見学はできますか。', $3, $4) returning id)
     select id from i`,
    [category, branch_id, randomUUID(), app.clock.now()],
  );
  const { rows: threads } = await app.pool.query<{ id: number }>('select id from inbox_threads where inquiry_id = $1', [
    rows[0]?.id,
  ]);
  return threads[0]?.id ?? 0;
}
const threadRow = async (id: number) =>
  (await app.pool.query('select * from inbox_threads where id = $1', [id])).rows[0];
const answer = (inbox_thread_id: number, more: object = {}) => ({
  inbox_thread_id,
  subject: '見学について',
  body: '三浦 智子 様\n\n平日にどうぞ。',
  idempotency_key: randomUUID(),
  ...more,
});
const mailsTo = async (address: string) => {
  const response = await fetch(`${app.emulators?.mail}/emulator/messages?to=${encodeURIComponent(address)}`);
  return ((await response.json()) as { messages: { subject: string; text: string; id: string }[] }).messages;
};

describe('who may', () => {
  it('see and answer a thread: only its branch and headquarters', async () => {
    const id = await newThread(MINATO);
    for (const key of ['musashino-staff', 'musashino-manager']) {
      expect(await as(key, 'staffAnswerInboxThread', answer(id))).toMatchObject({ type: 'not_found' });
      const seen = await app.query<{ inbox_threads: unknown[] }>(
        'SelectStaffInboxThread',
        { inbox_thread_id: id },
        await token(key),
      );
      expect(seen.inbox_threads).toEqual([]);
    }
    const step = { inbox_thread_id: id, version: 1, step: 'take' } as const;
    expect(await as('musashino-staff', 'staffSetInboxThread', step)).toMatchObject({ type: 'not_found' });
    expect(await as('minato-staff', 'staffSetInboxThread', step)).toMatchObject({ status: 'OK' });
    expect(await as('honbu', 'staffAnswerInboxThread', answer(id))).toMatchObject({ status: 'OK' });
  });

  it('answer an application: managers and headquarters', async () => {
    const { rows } = await app.pool.query<{ id: number }>(
      'select id from inbox_threads where kind = 3 and branch_id = $1',
      [MINATO],
    );
    const id = rows[0]?.id ?? 0;
    expect(await as('minato-staff', 'staffAnswerInboxThread', answer(id))).toMatchObject({ type: 'not_found' });
    expect(await as('minato-manager', 'staffAnswerInboxThread', answer(id))).toMatchObject({ status: 'OK' });
  });

  it('change a template: headquarters those of all, a manager the own', async () => {
    const template = { inbox_template_id: null, version: null, title: '休園', body: '休園です。' };
    expect(await as('minato-manager', 'staffSaveInboxTemplate', { ...template, branch_id: null })).toMatchObject({
      type: 'not_found',
    });
    expect(await as('minato-manager', 'staffSaveInboxTemplate', { ...template, branch_id: MUSASHINO })).toMatchObject({
      type: 'not_found',
    });
    const made = await as('minato-manager', 'staffSaveInboxTemplate', { ...template, branch_id: MINATO });
    if (made.status !== 'OK') throw new Error(made.type);
    const edit = {
      inbox_template_id: made.inbox_template_id,
      branch_id: MINATO,
      title: '臨時休園',
      body: '休園です。',
    };
    expect(await as('minato-manager', 'staffSaveInboxTemplate', { ...edit, version: 1 })).toMatchObject({
      status: 'OK',
    });
    expect(await as('honbu', 'staffSaveInboxTemplate', { ...edit, version: 1 })).toMatchObject({
      type: 'changed_meanwhile',
      details: { current: { title: '臨時休園', version: 2 } },
    });
    const removal = { inbox_template_id: made.inbox_template_id, version: 2 };
    expect(await as('musashino-manager', 'staffRemoveInboxTemplate', removal)).toMatchObject({ type: 'not_found' });
    expect(await as('minato-manager', 'staffRemoveInboxTemplate', removal)).toMatchObject({ status: 'OK' });
  });
});

describe('a thread', () => {
  it("of a company's question is headquarters'", async () => {
    const thread = await threadRow(await newThread(null, 8));
    expect(thread).toMatchObject({ branch_id: 1, kind: 2, status: inboxStatus.code.unread });
  });

  it('belongs to nobody for being looked at: it is taken by a press, and the log says so', async () => {
    const id = await newThread(MINATO);
    await app.query('SelectStaffInboxThread', { inbox_thread_id: id }, await token('minato-staff'));
    expect(await threadRow(id)).toMatchObject({ status: inboxStatus.code.unread, assigned_account_id: null });
    await as('minato-staff', 'staffSetInboxThread', { inbox_thread_id: id, version: 1, step: 'take' });
    expect(await threadRow(id)).toMatchObject({ status: inboxStatus.code.assigned, version: 2 });
    const { rows } = await app.pool.query(
      "select action from audit_logs where table_name = 'inbox_threads' and record_id = $1",
      [id],
    );
    expect(rows).toEqual([{ action: 'staffSetInboxThread' }]);
  });

  it('is taken, closed and reopened; not by who has not seen the last change', async () => {
    const id = await newThread(MINATO);
    expect(
      await as('minato-staff', 'staffSetInboxThread', { inbox_thread_id: id, version: 1, step: 'close' }),
    ).toMatchObject({ status: 'OK', version: 2 });
    expect(
      await as('minato-manager', 'staffSetInboxThread', { inbox_thread_id: id, version: 1, step: 'reopen' }),
    ).toMatchObject({ type: 'changed_meanwhile' });
    expect(
      await as('minato-manager', 'staffSetInboxThread', { inbox_thread_id: id, version: 2, step: 'close' }),
    ).toMatchObject({ type: 'transition_refused' });
    expect(
      await as('minato-manager', 'staffSetInboxThread', { inbox_thread_id: id, version: 2, step: 'reopen' }),
    ).toMatchObject({ status: 'OK' });
    const { rows } = await app.pool.query(
      "select action from audit_logs where table_name = 'inbox_threads' and record_id = $1 order by id",
      [id],
    );
    expect(rows).toEqual([{ action: 'staffSetInboxThread' }, { action: 'staffSetInboxThread' }]);
  });
});

describe('an answer', () => {
  it('goes once, and a reply to it reaches the branch', async () => {
    const id = await newThread(MINATO);
    const input = answer(id);
    await as('minato-staff', 'staffAnswerInboxThread', input);
    await as('minato-staff', 'staffAnswerInboxThread', input);
    expect(await as('minato-staff', 'staffAnswerInboxThread', { ...input, body: '別の内容' })).toMatchObject({
      type: 'key_used_for_other_content',
    });
    await app.runJobs();
    const mails = (await mailsTo('miura@example.jp')).filter(({ subject }) => subject === '見学について');
    expect(mails.filter(({ text }) => text.includes('平日にどうぞ'))).not.toHaveLength(0);
    const { rows } = await app.pool.query('select mail_status from inbox_answers where inbox_thread_id = $1', [id]);
    expect(rows).toEqual([{ mail_status: 'sent' }]);
    expect(await threadRow(id)).toMatchObject({ status: inboxStatus.code.answered });
    const raw = await fetch(`${app.emulators?.mail}/messages/${mails[0]?.id}/raw`);
    expect(await raw.text()).toMatch(/^Reply-To: .*minato/im);
  });

  it('whose mail was refused is sent again by its branch; one that has gone is not', async () => {
    const id = await newThread(MINATO);
    const made = await as('minato-staff', 'staffAnswerInboxThread', answer(id, { subject: 'もう一度' }));
    if (made.status !== 'OK') throw new Error(made.type);
    const [{ id: inbox_answer_id }] = (
      await app.pool.query('select id from inbox_answers where inbox_thread_id = $1', [id])
    ).rows;
    const arrived = async () => {
      await app.runJobs();
      return (await mailsTo('miura@example.jp')).filter(({ subject }) => subject === 'もう一度').length;
    };
    const retry = (key: string) => as(key, 'staffRetryInboxAnswer', { inbox_answer_id });
    expect(await arrived()).toBe(1);
    expect(await retry('minato-manager')).toMatchObject({ status: 'OK' });
    expect(await arrived()).toBe(1);
    await app.pool.query("update inbox_answers set mail_status = 'failed' where id = $1", [inbox_answer_id]);
    expect(await retry('musashino-manager')).toMatchObject({ type: 'not_found' });
    expect(await arrived()).toBe(1);
    expect(await retry('minato-manager')).toMatchObject({ status: 'OK' });
    expect(await arrived()).toBe(2);
    const { rows } = await app.pool.query('select mail_status from inbox_answers where id = $1', [inbox_answer_id]);
    expect(rows).toEqual([{ mail_status: 'sent' }]);
  });
});

describe('time', () => {
  it('calls a branch once a day for who waits longer than a day', async () => {
    await newThread(MINATO);
    const called = async () =>
      (await app.pool.query("select deduplication_key from app.branch_messages where deduplication_key like 'inbox %'"))
        .rows;
    await app.pool.query('update inbox_threads set status = 4 where status in (1, 2) and branch_id <> $1', [MINATO]);
    await app.pool.query('update inbox_threads set created_at = $1 where status in (1, 2)', [app.clock.now()]);
    await remindInbox(app.services, {});
    expect(await called()).toEqual([]);
    app.clock.advance(25 * 3600);
    await remindInbox(app.services, {});
    await remindInbox(app.services, {});
    expect(await called()).toHaveLength(1);
  });

  it('forgets what was closed long ago, with its answers, and nothing that is open', async () => {
    const closed = await newThread(MINATO);
    const open = await newThread(MINATO);
    await as('minato-staff', 'staffAnswerInboxThread', answer(closed));
    await app.pool.query('update inbox_threads set status = 4 where id = $1', [closed]);
    app.clock.advance(3 * 366 * 86_400);
    await forgetOldRecords(app.services, {});
    expect(await threadRow(closed)).toBeUndefined();
    expect(await threadRow(open)).toBeDefined();
  });
});

describe('leaving questionnaires', () => {
  it('are counted for headquarters alone', async () => {
    await expect(as('minato-manager', 'headquartersQuestionnaireFigures', { months: 12 })).rejects.toThrow();
    const figures = await as('honbu', 'headquartersQuestionnaireFigures', { months: 60 as never }).catch(() => null);
    expect(figures).toMatchObject({ type: 'input_error' });
    const year = await as('honbu', 'headquartersQuestionnaireFigures', { months: 36 });
    if (year.status !== 'OK') throw new Error(year.type);
    expect(year.months).toHaveLength(36);
  });
});
