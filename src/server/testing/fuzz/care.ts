import type { FunctionName } from '../../../contract/functions/functions.ts';
import type { KnownValues } from './plausible.ts';

const happened_at = '2026-11-16T00:30:00Z';

/** What functions about medicines and incidents accept. */
export const incidentValues: Partial<Record<FunctionName, KnownValues>> = {
  staffReadIncidentMoment: { happened_at },
  staffSaveIncident: { happened_at, told_at: happened_at, daily_report_id: null, incident_id: null, version: null },
  staffAddIncidentEntry: { happened_at },
  staffMarkFirstReport: { reported_at: happened_at },
  staffReceiveMedicine: { due_time: '12:30', last_dose_at: null },
};
