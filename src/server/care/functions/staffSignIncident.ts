import { incidentKind } from '../../../domain/care/incident-codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { auditIncident, ownIncident } from '../incidents.ts';
import { signIncident, untoldChildren } from '../store/incidents/incidents.ts';

/** A manager has read it; from now on it can only be added to. The families must have been informed before. */
export const staffSignIncident = implement('staffSignIncident', async ({ database, clock, account }, input, acting) => {
  await database.transaction(clock.now(), async (tx) => {
    const { id, branch_id, kind, signed, version } = await ownIncident(tx, account, input.incident_id);
    if (signed) throw new Refusal('incident_signed');
    if (version !== input.version) throw new Refusal('changed_meanwhile');
    if (kind !== incidentKind.code.nearMiss && (await untoldChildren(tx, id)) > 0) {
      throw new Refusal('incident_parent_untold');
    }
    await signIncident(tx, id, account.id);
    await auditIncident(tx, acting, { branch_id, id });
  });
  return { status: 'OK' };
});
