import { incidentKind } from '../../../domain/care/incident-codes.ts';
import { addMinutes } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { PAPER_MINUTES, paperAddress } from '../../papers/paper-link.ts';
import { auditIncident, ownIncident } from '../incidents.ts';

/** The first report to the authorities, filled in with what is known. */
export const staffIssueFirstReport = implement('staffIssueFirstReport', async (context, { incident_id }, acting) => {
  const { account, clock, config, database, uid } = context;
  await database.transaction(clock.now(), async (tx) => {
    const { id, branch_id, kind } = await ownIncident(tx, account, incident_id);
    if (kind !== incidentKind.code.serious) throw new Refusal('incident_not_serious');
    await auditIncident(tx, acting, { branch_id, id });
  });
  const until = addMinutes(clock.now(), PAPER_MINUTES);
  const link = { paper: 'first_report', id: incident_id, uid, until } as const;
  return { status: 'OK', url: paperAddress(config.AUTH_SIGNING_KEY, link) };
});
