import { incidentKind } from '../../../domain/care/incident-codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { auditIncident, ownIncident } from '../incidents.ts';
import { markFirstReport } from '../store/incidents/incidents.ts';

/** The first report has gone out: to whom, and when. */
export const staffMarkFirstReport = implement(
  'staffMarkFirstReport',
  async ({ database, clock, account }, input, acting) => {
    const { reported_to, reported_at } = input;
    if (new Date(reported_at) > clock.now()) throw new Refusal('incident_in_future', { fields: ['reported_at'] });
    await database.transaction(clock.now(), async (tx) => {
      const { id, branch_id, kind } = await ownIncident(tx, account, input.incident_id);
      if (kind !== incidentKind.code.serious) throw new Refusal('incident_not_serious');
      await markFirstReport(tx, id, { account_id: account.id, reported_to, reported_at });
      const after = { reported_to, reported_at };
      await auditIncident(tx, acting, { branch_id, id, after });
    });
    return { status: 'OK' };
  },
);
