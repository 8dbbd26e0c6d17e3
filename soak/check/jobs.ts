import { control } from '../load/families.ts';
import { addMinuteJobs, withClient } from '../load/load.ts';
import { sleep } from '../random.ts';
import type { Check, Look } from './check.ts';

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

export async function checkQueue({ client }: Look): Promise<Check> {
  const { rows } = await client.query<{ task: string; attempts: number; last_error: string | null }>(
    `select task_identifier as task, attempts, last_error from graphile_worker.jobs
     where run_at <= now() or attempts >= max_attempts or last_error is not null`,
  );
  const { rows: waiting } = await client.query<{ id: number; line_status: string; mail_status: string }>(
    "select id, line_status, mail_status from notifications where 'waiting' in (line_status, mail_status)",
  );
  return {
    name: 'no job left, none given up',
    looked: 'the queue, and every notification',
    against: [
      ...rows.map(({ task, attempts, last_error }) => `${task}, ${attempts} attempts: ${last_error?.slice(0, 200)}`),
      ...waiting.map(({ id, line_status, mail_status }) => `notification ${id}: LINE ${line_status}, mail ${mail_status}`),
    ],
  };
}

type Told = { line_user_id: string; sent: number };
type Pushed = { user_id: string; direction: string; reply?: true };

/** What LINE delivered to a family is what was marked as sent, message for message; a mail comes once under its id. */
export async function checkMessages({ client, emulators, families, mails }: Look): Promise<Check[]> {
  const { rows } = await client.query<Told>(
    `select c.line_user_id, count(n.id) filter (where n.line_status = 'sent')::integer as sent
     from customers c left join notifications n on n.customer_id = c.id
     where c.id = any ($1) and c.line_user_id is not null group by c.id`,
    [families.map(({ customer_id }) => customer_id)],
  );
  const { messages } = (await control(`${emulators.line}/emulator/messages`, undefined, 'GET')) as { messages: Pushed[] };
  const pushed = new Map<string, number>();
  for (const { user_id, direction, reply } of messages) {
    if (direction === 'to_user' && reply !== true) pushed.set(user_id, (pushed.get(user_id) ?? 0) + 1);
  }
  const total = rows.reduce((sum, { sent }) => sum + sent, 0);
  const line: Check = {
    name: 'every LINE message was delivered once',
    looked: `${total} messages`,
    against: rows.flatMap(({ line_user_id, sent }) =>
      sent === (pushed.get(line_user_id) ?? 0)
        ? []
        : [`${line_user_id}: ${sent} sent, ${pushed.get(line_user_id) ?? 0} delivered`],
    ),
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
