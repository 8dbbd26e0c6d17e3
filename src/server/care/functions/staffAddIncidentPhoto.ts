import { implement, Refusal } from '../../callable/context.ts';
import { lockUnusedFile } from '../../files/store/files.ts';
import { auditIncident, ownIncident } from '../incidents.ts';
import { insertIncidentPhoto } from '../store/incidents/incidents.ts';

/** A picture or sketch; can also be added to a signed report, where it is shown with its date. */
export const staffAddIncidentPhoto = implement(
  'staffAddIncidentPhoto',
  async ({ database, clock, account }, input, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const { id, branch_id } = await ownIncident(tx, account, input.incident_id);
      const file = await lockUnusedFile(tx, input.file_key);
      // A file of another branch, or for something else, is as good as none.
      if (file === null || file.purpose !== 'incident_photo' || file.branch_id !== branch_id) {
        throw new Refusal('file_gone');
      }
      const row = { incident_id: id, branch_id, file_id: file.id, words: input.words, account_id: account.id };
      await insertIncidentPhoto(tx, row);
      await auditIncident(tx, acting, { branch_id, id });
    });
    return { status: 'OK' };
  },
);
