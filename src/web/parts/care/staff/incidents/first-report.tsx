import { incidentFunctions } from '../../../../../contract/functions/care/incidents.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { serverNow } from '../../../../data/server-clock.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { dueByText, fieldMoment, type Incident, momentOfField } from './incident-text.ts';
import { PaperLink } from './paper-link.tsx';

type FirstReportProps = {
  incident: Incident;
  settings: readonly { adaptation_date: string; first_report_days: number }[];
  onChanged: () => void;
};

/** The same-day report to the authorities: its deadline, its form filled in, and that it went out. */
export function FirstReport({ incident, settings, onChanged }: FirstReportProps) {
  const sent = incident.reported_at !== null;
  return (
    <section aria-labelledby="first-report" className="off-paper grid gap-3">
      <h2 id="first-report" className="text-lead">
        自治体への第1報
      </h2>
      <Notice kind={sent ? 'done' : 'error'} title={sent ? '第1報を提出しました' : '第1報をまだ出していません'}>
        {sent
          ? `${formatDateTime(incident.reported_at ?? '')} ${incident.reported_to}(${incident.reported_account?.name ?? '退職者'}が記録)`
          : dueByText(incident.happened_at, settings)}
      </Notice>
      <PaperLink
        ask={{ name: 'staffIssueFirstReport', input: { incident_id: incident.id } }}
        label="第1報の用紙(記入済み)を作る"
      />
      {!sent && <ReportSent incident_id={incident.id} onSent={onChanged} />}
    </section>
  );
}

function ReportSent({ incident_id, onSent }: { incident_id: number; onSent: () => void }) {
  const form = useActionForm(incidentFunctions, 'staffMarkFirstReport', {
    defaults: { reported_to: '', reported_at: fieldMoment(serverNow()) },
    payload: ({ reported_to, reported_at }) => ({ incident_id, reported_to, reported_at: momentOfField(reported_at) }),
    check: ({ reported_at }) => ({ reported_at: momentOfField(reported_at) ? undefined : '日時を入力してください。' }),
    toast: '提出を記録しました',
    done: onSent,
  });
  return (
    <ActionForm
      of={form}
      className="grid gap-3"
      kind="plain"
      narrow
      submit="提出したことを記録する"
      busyLabel="記録しています"
    >
      <Field of={form} name="reported_to" />
      <Field of={form} name="reported_at" label="提出した日時" as="datetime-local" />
    </ActionForm>
  );
}
