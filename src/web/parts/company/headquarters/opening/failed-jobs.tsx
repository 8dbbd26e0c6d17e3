import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { jobText } from './job-text.ts';

type Job = FunctionOk<'headquartersOverview'>['jobs'][number];

/** What the program could not do by itself. Each finds out for itself whether it is still needed, so trying again does no harm. */
export function FailedJobs({ jobs, reload }: { jobs: readonly Job[]; reload: () => Promise<void> }) {
  return (
    <section aria-labelledby="failed-jobs" className="mt-8">
      <h2 id="failed-jobs" className="mb-2 text-lead">
        失敗した処理
      </h2>
      {jobs.length === 0 ? (
        <p className="text-note text-ink-soft">ありません。</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {jobs.map((job) => (
            <li key={job.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-60 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-bold">
                  {jobText(job.task)}
                  {job.given_up ? <Badge tone="wrong">止まっています</Badge> : <Badge tone="ask">くり返し失敗</Badge>}
                </p>
                <p className="mt-0.5 text-note text-ink-soft">
                  {job.attempts}回失敗、最後は {formatDateTime(new Date(job.failed_at))}
                  {job.next_at && `。次は ${formatDateTime(new Date(job.next_at))} に自動でやり直します`}
                </p>
                {job.problem !== '' && (
                  <details className="mt-1 text-note">
                    <summary className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4">
                      エラーの内容
                    </summary>
                    <code className="block rounded-md bg-cream px-3 py-2 break-all">{job.problem}</code>
                  </details>
                )}
              </div>
              <Retry job={job} reload={reload} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Retry({ job, reload }: { job: Job; reload: () => Promise<void> }) {
  const { send, busy, text } = useAction('headquartersRetryJob');
  async function press() {
    const outcome = await send({ job_id: job.id });
    if (outcome?.kind === 'ok') showToast(`${jobText(job.task)}をやり直しています`);
    await reload();
  }
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        kind="plain"
        size="small"
        busy={busy}
        aria-label={`${jobText(job.task)}をやり直す`}
        onClick={() => void press()}
      >
        やり直す
      </Button>
      {text && (
        <p role="alert" className="text-note text-wrong">
          {text}
        </p>
      )}
    </div>
  );
}
