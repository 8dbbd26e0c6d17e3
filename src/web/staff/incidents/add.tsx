import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { SelectStaffReportEntryDocument } from '../../../contract/operations/generated.ts';
import { incidentKind } from '../../../domain/care/incident-codes.ts';
import { reportKind } from '../../../domain/staff-codes.ts';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { operation } from '../../data/question.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { IncidentForm } from '../../parts/care/staff/incidents/incident-form.tsx';
import { newIncident } from '../../parts/care/staff/incidents/typed-incident.ts';
import { showToast } from '../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '事故・ヒヤリハットの報告書', noindex: true });

/** A new report, or one that begins with an entry of the day's report (?report=). */
export default function AddIncident() {
  const { branch } = useStaff();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const daily_report_id = Number(search.get('report')) || 0;
  const query = useAnswer(operation(SelectStaffReportEntryDocument, { daily_report_id }));
  return (
    <StaffPage title="事故・ヒヤリハットの報告書" lead={branch.name}>
      <LiveLoaded query={query}>
        {({ daily_reports: [entry] }) => (
          <IncidentForm
            key={branch.id}
            place={{ branch_id: branch.id, incident_id: null, version: null, daily_report_id: entry?.id ?? null }}
            initial={newIncident(
              serverNow(),
              entry && {
                kind: entry.kind === reportKind.code.nearMiss ? incidentKind.code.nearMiss : incidentKind.code.accident,
                what_happened: entry.notes,
              },
            )}
            onSaved={(incident_id) => {
              showToast('報告書を保存しました');
              void navigate(`/staff/incidents/${incident_id}`);
            }}
          />
        )}
      </LiveLoaded>
    </StaffPage>
  );
}
