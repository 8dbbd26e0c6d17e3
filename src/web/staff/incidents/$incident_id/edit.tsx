import { type MetaFunction, useNavigate, useParams } from 'react-router';
import { SelectStaffIncidentDocument } from '../../../../contract/operations/generated.ts';
import { LiveLoaded, StaffPage } from '../../../console/staff-page.tsx';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { IncidentForm } from '../../../parts/care/staff/incidents/incident-form.tsx';
import { typedOf } from '../../../parts/care/staff/incidents/typed-incident.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { showToast } from '../../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '報告書を直す', noindex: true });

/** A draft, opened again. Input stays unchanged while others work: a conflicting save of theirs is reported when saving. */
export default function EditIncident() {
  const { incident_id = '' } = useParams();
  const navigate = useNavigate();
  const question = operation(SelectStaffIncidentDocument, { incident_id: Number(incident_id) || 0 });
  const query = useAnswer({ ...question, keep: false });
  return (
    <StaffPage title={`報告書 No.${incident_id} を直す`}>
      <LiveLoaded query={query}>
        {({ incidents: [incident] }) =>
          incident && incident.signed_at === null ? (
            <IncidentForm
              place={{
                branch_id: incident.branch_id,
                incident_id: incident.id,
                version: incident.version,
                daily_report_id: incident.daily_report_id,
              }}
              initial={typedOf(incident)}
              onSaved={() => {
                showToast('報告書を保存しました');
                void navigate(`/staff/incidents/${incident.id}`);
              }}
            />
          ) : (
            <EmptyState
              title="この報告書は直せません"
              action={<LinkButton to={`/staff/incidents/${incident_id}`}>報告書へ</LinkButton>}
            >
              園長が確認した報告書には、追記だけができます。
            </EmptyState>
          )
        }
      </LiveLoaded>
    </StaffPage>
  );
}
