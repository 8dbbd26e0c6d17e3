import { implement, Refusal } from '../../callable/context.ts';
import { auditIncident, ownIncident } from '../incidents.ts';
import { deleteIncidentPhoto, incidentOfPhoto } from '../store/incidents/incidents.ts';

/** A wrong picture is taken away while the report is a draft. */
export const staffRemoveIncidentPhoto = implement(
  'staffRemoveIncidentPhoto',
  async ({ database, clock, account }, { incident_photo_id }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const incident_id = await incidentOfPhoto(tx, incident_photo_id);
      if (incident_id === null) throw new Refusal('not_found');
      const { id, branch_id, signed } = await ownIncident(tx, account, incident_id);
      if (signed) throw new Refusal('incident_signed');
      await deleteIncidentPhoto(tx, incident_photo_id);
      await auditIncident(tx, acting, { branch_id, id });
    });
    return { status: 'OK' };
  },
);
