import { SelectStaffCareDueDocument } from '../../../../../contract/operations/generated.ts';
import { doseStatus } from '../../../../../domain/care/incident-codes.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { useServerNow, useServerToday } from '../../../../data/server-clock.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { dueByText } from './incident-text.ts';

/** Medicine still to be given today, and a first report that has not gone out. */
export function CareDueStrip() {
  const { branch } = useStaff();
  const today = useServerToday();
  const now = useServerNow();
  const { data } = useLiveAnswer(operation(SelectStaffCareDueDocument, { branch_id: branch.id, date: today }));
  if (!data) return null;
  const { incidents, medicine_requests, care_settings } = data;
  const overdue = medicine_requests.some(({ due_at }) => new Date(due_at) <= now);
  return (
    <>
      {incidents.map((incident) => (
        <div key={incident.id} className="mb-4">
          <Notice
            kind="error"
            title="重大事故の第1報をまだ出していません"
            action={
              <LinkButton to={`/staff/incidents/${incident.id}`} kind="plain" size="small">
                報告書を開く
              </LinkButton>
            }
          >
            {dueByText(incident.happened_at, care_settings)}
          </Notice>
        </div>
      ))}
      {medicine_requests.length > 0 && (
        <div className="mb-4">
          <Notice
            kind={overdue ? 'warning' : 'info'}
            title={`これからの与薬 ${medicine_requests.length}件`}
            action={
              <LinkButton to="/staff/medicines" kind="plain" size="small">
                与薬を開く
              </LinkButton>
            }
          >
            <ul>
              {medicine_requests.map(({ id, due_at, child, drug_name, dose, medicine_doses: [open] }) => (
                <li key={id}>
                  <strong className="figures">{formatTime(due_at)}</strong> {child?.name} {drug_name} {dose}
                  {open && `(${doseStatus.label(open.status)})`}
                  {new Date(due_at) <= now && <strong className="text-wrong"> 時刻を過ぎています</strong>}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </>
  );
}
