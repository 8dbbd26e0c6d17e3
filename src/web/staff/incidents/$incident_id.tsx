import { type MetaFunction, useParams } from 'react-router';
import { type SelectStaffIncidentData, SelectStaffIncidentDocument } from '../../../contract/operations/generated.ts';
import { incidentKind } from '../../../domain/care/incident-codes.ts';
import { PrintButton, PrintedPage } from '../../console/printed-page.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { useSyncedBranch } from '../../console/synced-branch.tsx';
import { useLiveAnswer } from '../../console/use-live-answer.ts';
import { operation } from '../../data/question.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { FirstReport } from '../../parts/care/staff/incidents/first-report.tsx';
import { IncidentEntries } from '../../parts/care/staff/incidents/incident-entries.tsx';
import { IncidentPhotos } from '../../parts/care/staff/incidents/incident-photos.tsx';
import { IncidentSign } from '../../parts/care/staff/incidents/incident-sign.tsx';
import { dueByText } from '../../parts/care/staff/incidents/incident-text.ts';
import { IncidentView } from '../../parts/care/staff/incidents/incident-view.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '事故・ヒヤリハットの報告書', noindex: true });

export default function IncidentPage() {
  const { incident_id = '' } = useParams();
  const query = useLiveAnswer(operation(SelectStaffIncidentDocument, { incident_id: Number(incident_id) || 0 }));
  const incident = query.data?.incidents[0];
  useSyncedBranch(incident?.branch_id);
  return (
    <PrintedPage orientation="portrait">
      <StaffPage
        title={`報告書 No.${incident_id}`}
        lead={incident?.branch?.name ?? '\u00a0'}
        aside={
          <div className="off-paper flex flex-wrap gap-2">
            <LinkButton to="/staff/incidents" kind="plain" size="small">
              一覧へ
            </LinkButton>
            <PrintButton disabled={incident === undefined} />
          </div>
        }
      >
        <LiveLoaded query={query}>
          {(data) =>
            data.incidents[0] ? (
              <Report data={data} incident={data.incidents[0]} onChanged={() => void query.reload()} />
            ) : (
              <EmptyState title="報告書が見つかりません" action={<LinkButton to="/staff/incidents">一覧へ</LinkButton>}>
                ほかの園の報告書か、保存の期間が過ぎたものです。
              </EmptyState>
            )
          }
        </LiveLoaded>
      </StaffPage>
    </PrintedPage>
  );
}

type ReportProps = {
  data: SelectStaffIncidentData;
  incident: SelectStaffIncidentData['incidents'][number];
  onChanged: () => void;
};

function Report({ data, incident, onChanged }: ReportProps) {
  const { manager } = useStaff();
  const serious = incident.kind === incidentKind.code.serious;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-8">
        <IncidentView incident={incident} />
        <IncidentEntries incident={incident} onChanged={onChanged} />
        <IncidentPhotos incident={incident} onChanged={onChanged} />
      </div>
      <div className="grid gap-6">
        {serious && manager && <FirstReport incident={incident} settings={data.care_settings} onChanged={onChanged} />}
        {serious && !manager && incident.reported_at === null && (
          <p className="rounded-md bg-wrong-soft px-4 py-3 font-bold">
            {dueByText(incident.happened_at, data.care_settings)}園長に伝えてください。
          </p>
        )}
        {incident.signed_at === null && (
          <LinkButton to={`/staff/incidents/${incident.id}/edit`} kind="plain" className="off-paper">
            内容を直す
          </LinkButton>
        )}
        <IncidentSign incident={incident} onSigned={onChanged} />
      </div>
    </div>
  );
}
