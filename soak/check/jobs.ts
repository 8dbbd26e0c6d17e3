import { lineRetryKey } from '../../src/server/notifying/writing/line-message.ts';
import { control } from '../load/families.ts';
import { addMinuteJobs, withClient } from '../load/load.ts';
import { sleep } from '../random.ts';
import type { Check, CheckContext } from './check.ts';

const WAIT_SECONDS = 300;

/**
 * Waits until nothing is left to do: what failed under a fault is tried again at once instead of after its pause. A job that
 * goes on failing is left where it is, for the checker.
 */
export async function comeToRest(databaseUrl: string, seconds = WAIT_SECONDS): Promise<void> {
  await addMinuteJobs(databaseUrl);
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const left = await withClient(databaseUrl, async (client) => {
      await client.query(
        `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
         where attempts > 0 and attempts < max_attempts and run_at > now() and last_error is not null and locked_at is null
         having count(*) > 0`,
      );
      const { rows } = await client.query<{ left: number }>(
        `select count(*)::integer as left from graphile_worker.jobs
         where attempts < max_attempts and (run_at <= now() or locked_at is not null or last_error is not null)`,
      );
      return rows[0]?.left ?? 0;
    });
    if (left === 0) return;
    await sleep(300);
  }
}

const CRONTAB_SECONDS = 30;

/** The workers' crontab goes on, every minute: what it has just asked for is waited for, and is left only if it stays. */
export async function checkQueue({ client }: CheckContext): Promise<Check> {
  const end = performance.now() + CRONTAB_SECONDS * 1000;
  let against = await leftInQueue(client);
  while (against.length > 0 && performance.now() < end) {
    await sleep(300);
    against = await leftInQueue(client);
  }
  return { name: 'no job left, none given up', looked: 'the queue, and every notification', against };
}

/**
 * Without an error and with all attempts used stands a job that was replaced under its key while it ran and whose worker was
 * killed then: the one that replaced it has run instead.
 */
async function leftInQueue(client: CheckContext['client']): Promise<string[]> {
  const { rows } = await client.query<{ task: string; attempts: number; last_error: string | null }>(
    `select task_identifier as task, attempts, last_error from graphile_worker.jobs
     where attempts < max_attempts and run_at <= now() or last_error is not null`,
  );
  const { rows: waiting } = await client.query<{ id: number; line_status: string; mail_status: string }>(
    "select id, line_status, mail_status from notifications where 'waiting' in (line_status, mail_status)",
  );
  return [
    ...rows.map(({ task, attempts, last_error }) => `${task}, ${attempts} attempts: ${last_error?.slice(0, 200)}`),
    ...waiting.map(
      ({ id, line_status, mail_status }) => `notification ${id}: LINE ${line_status}, mail ${mail_status}`,
    ),
  ];
}

type WrittenNotification = { id: number; created_at: Date; line_status: string };
type Pushed = { user_id: string; direction: string; retry_key?: string };

/**
 * LINE delivered what was marked as sent, and nothing twice. What it delivered just before the mark was lost may stand as
 * skipped: its reserve was cancelled before the second attempt. A mail comes once under its id.
 */
export async function checkMessages({ client, emulators, families, mails }: CheckContext): Promise<Check[]> {
  const { rows } = await client.query<WrittenNotification>(
    `select n.id, n.created_at, n.line_status from notifications n join customers c on c.id = n.customer_id
     where c.id = any ($1) and c.line_user_id is not null`,
    [families.map(({ customer_id }) => customer_id)],
  );
  const { messages } = (await control(`${emulators.line}/emulator/messages`, undefined, 'GET')) as {
    messages: Pushed[];
  };
  const delivered = new Map<string, number>();
  for (const { direction, retry_key } of messages) {
    if (direction === 'to_user' && retry_key) delivered.set(retry_key, (delivered.get(retry_key) ?? 0) + 1);
  }
  const line: Check = {
    name: 'every LINE message was delivered once',
    looked: `${rows.filter(({ line_status }) => line_status === 'sent').length} messages`,
    against: rows.flatMap(({ id, created_at, line_status }) => {
      const times = delivered.get(lineRetryKey({ id, created_at })) ?? 0;
      return times > 1 || (line_status === 'sent' && times === 0)
        ? [`notification ${id}: ${line_status}, delivered ${times} times`]
        : [];
    }),
  };
  if (mails === undefined) return [line];
  const repeated = [...mails.byId].filter(([, count]) => count > 1);
  const repeats = repeated.reduce((sum, [, count]) => sum + count - 1, 0);
  return [
    line,
    {
      name: 'no mail came twice, but where the mail server’s answer was lost',
      looked: `${mails.byId.size} mails, ${repeats} again under their id after ${mails.answersLost} lost answers`,
      against: repeats > mails.answersLost ? repeated.map(([id, count]) => `${id}: ${count} times`) : [],
    },
  ];
}
