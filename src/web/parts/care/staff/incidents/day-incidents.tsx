import { Link } from 'react-router';
import type { SelectStaffReportsData } from '../../../../../contract/operations/generated.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { incidentText, incidentTone } from './incident-text.ts';

/** Reports of accidents and near misses of the day, beside its own report. */
export function DayIncidents({ incidents }: { incidents: SelectStaffReportsData['incidents'] }) {
  if (incidents.length === 0) return null;
  return (
    <section aria-labelledby="day-incidents" className="mt-4">
      <h3 id="day-incidents" className="mb-1 font-bold">
        この日の事故・ヒヤリハットの報告書
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {incidents.map((incident) => (
          <li key={incident.id} className="flex flex-wrap items-center gap-x-3 py-1">
            <Badge tone={incidentTone(incident.kind)}>{incidentText(incident)}</Badge>
            <Link to={`/staff/incidents/${incident.id}`} className="text-link inline-flex min-h-11 items-center">
              <span className="figures">{formatTime(incident.happened_at)}</span>
              <span className="ml-2">{incident.place}</span>
            </Link>
            {incident.signed_at === null && <span className="text-note text-ink-soft">園長の確認待ち</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
