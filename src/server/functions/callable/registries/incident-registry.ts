import { staffAddIncidentEntry } from '../../care/incidents/staffAddIncidentEntry.ts';
import { staffAddIncidentPhoto } from '../../care/incidents/staffAddIncidentPhoto.ts';
import { staffIssueChildDay } from '../../care/incidents/staffIssueChildDay.ts';
import { staffIssueFirstReport } from '../../care/incidents/staffIssueFirstReport.ts';
import { staffMarkFirstReport } from '../../care/incidents/staffMarkFirstReport.ts';
import { staffReadIncidentMoment } from '../../care/incidents/staffReadIncidentMoment.ts';
import { staffRemoveIncidentPhoto } from '../../care/incidents/staffRemoveIncidentPhoto.ts';
import { staffSaveIncident } from '../../care/incidents/staffSaveIncident.ts';
import { staffSignIncident } from '../../care/incidents/staffSignIncident.ts';
import { staffCheckDose } from '../../care/medicines/staffCheckDose.ts';
import { staffGiveDose } from '../../care/medicines/staffGiveDose.ts';
import { staffPrepareDose } from '../../care/medicines/staffPrepareDose.ts';
import { staffReceiveMedicine } from '../../care/medicines/staffReceiveMedicine.ts';
import { staffWithdrawMedicine } from '../../care/medicines/staffWithdrawMedicine.ts';
import type { FunctionImplementation } from '../context.ts';

export const incidentImplementations: readonly FunctionImplementation[] = [
  staffAddIncidentEntry,
  staffAddIncidentPhoto,
  staffCheckDose,
  staffGiveDose,
  staffIssueChildDay,
  staffIssueFirstReport,
  staffMarkFirstReport,
  staffPrepareDose,
  staffReadIncidentMoment,
  staffReceiveMedicine,
  staffRemoveIncidentPhoto,
  staffSaveIncident,
  staffSignIncident,
  staffWithdrawMedicine,
];
