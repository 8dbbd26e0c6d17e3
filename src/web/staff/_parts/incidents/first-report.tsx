import { useState } from 'react';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
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
  const [to, setTo] = useState('');
  const [at, setAt] = useState(() => fieldMoment(serverNow()));
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffMarkFirstReport');
  const reported_at = momentOfField(at);
  async function mark() {
    setTried(true);
    if (to.trim() === '' || reported_at === null) return;
    const result = await send({ incident_id, reported_to: to, reported_at });
    if (result?.kind !== 'ok') return;
    showToast('提出を記録しました');
    onSent();
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void mark();
      }}
    >
      <TextField
        label="提出先"
        required
        maxLength={100}
        autoComplete="off"
        value={to}
        error={tried && to.trim() === '' ? '提出先を入力してください。' : undefined}
        onChange={(event) => setTo(event.target.value)}
      />
      <TextField
        label="提出した日時"
        required
        type="datetime-local"
        value={at}
        error={tried && reported_at === null ? '日時を入力してください。' : undefined}
        onChange={(event) => setAt(event.target.value)}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button type="submit" kind="plain" busy={busy} busyLabel="記録しています" className="justify-self-start">
        提出したことを記録する
      </Button>
    </form>
  );
}
