import { incidentEntryKind } from '../../../domain/care/incident-codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { insertKeyed } from '../../store/keyed-insert.ts';
import { auditIncident, ownIncident } from '../incidents.ts';

/** One more minute of the course of things, or what is added to a signed report. */
export const staffAddIncidentEntry = implement(
  'staffAddIncidentEntry',
  async ({ database, clock, account }, input, acting) => {
    const { incident_id, kind, happened_at, words, idempotency_key } = input;
    if (new Date(happened_at) > clock.now()) throw new Refusal('incident_in_future', { fields: ['happened_at'] });
    await database.transaction(clock.now(), async (tx) => {
      const { id, branch_id, signed } = await ownIncident(tx, account, incident_id);
      if (kind === incidentEntryKind.code.addendum && !signed) throw new Refusal('incident_unsigned');
      const content_hash = contentHash(input);
      const row = { incident_id, branch_id, kind, happened_at, words, account_id: account.id };
      const entry = await insertKeyed(tx, 'incident_entries', { ...row, idempotency_key, content_hash });
      if (entry.id === null) return refuseOtherContent(entry.content_hash, content_hash);
      await auditIncident(tx, acting, { branch_id, id });
    });
    return { status: 'OK' };
  },
);
