import { Link } from 'react-router';
import type { SelectStaffCustomerData } from '../../../../../contract/operations/generated.ts';
import { doseStatus } from '../../../../../domain/care/incident-codes.ts';
import { tokyoDateOf } from '../../../../../domain/time.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { incidentText } from '../incidents/incident-text.ts';

type Child = Pick<
  SelectStaffCustomerData['customers'][number]['children'][number],
  'medicine_requests' | 'incident_children'
>;

/** The child's last medicines and accidents at the branches one sees. */
export function ChildRecords({ child }: { child: Child }) {
  const incidents = child.incident_children.flatMap(({ incident }) => (incident ? [incident] : []));
  if (child.medicine_requests.length === 0 && incidents.length === 0) return null;
  return (
    <div className="mt-2 text-note">
      <span className="block text-ink-soft">与薬と事故・ヒヤリハット</span>
      <ul>
        {child.medicine_requests.map(({ id, due_at, drug_name, dose, medicine_doses: [last] }) => (
          <li key={`medicine ${id}`}>
            <Link
              to={`/staff/medicines?from=${tokyoDateOf(due_at)}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              <span className="figures mr-2">{formatDateTime(due_at)}</span>
              {drug_name} {dose}
            </Link>{' '}
            {last ? doseStatus.label(last.status) : <strong className="text-wrong">これから</strong>}
          </li>
        ))}
        {incidents.map((incident) => (
          <li key={`incident ${incident.id}`}>
            <Link to={`/staff/incidents/${incident.id}`} className="text-link inline-flex min-h-11 items-center">
              <span className="figures mr-2">{formatDateTime(incident.happened_at)}</span>
              {incidentText(incident)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
