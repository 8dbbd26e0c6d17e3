import { Refusal } from '../../contract/refusal.ts';
import { incidentKind } from '../../domain/care/incident-codes.ts';
import { mayActIn, requireBranch } from '../auth/branch-access.ts';
import type { Account } from '../auth/store/accounts.ts';
import { type Transaction, violatedConstraint } from '../postgres/database.ts';
import { contentHash, refuseOtherContent } from '../same-content.ts';
import { type Acting, writeAudit } from '../store/audit.ts';
import { insertKeyed } from '../store/keyed-insert.ts';
import { notifyOfSeriousIncident } from './incident-message.ts';
import { reportEntry } from './store/daily-reports.ts';
import {
  accountsElsewhere,
  type ConcernedChild,
  childrenNotHere,
  type IncidentState,
  type IncidentText,
  incidentByKey,
  lockIncident,
  updateIncident,
  writeIncidentAccounts,
  writeIncidentChildren,
} from './store/incidents/incidents.ts';

type Payload = IncidentText & {
  incident_id: number | null;
  version: number | null;
  branch_id: number;
  daily_report_id: number | null;
  children: readonly ConcernedChild[];
  account_ids: readonly number[];
  idempotency_key: string;
};

/** The report, locked; another branch's does not exist. */
export async function ownIncident(tx: Transaction, account: Account, id: number): Promise<IncidentState> {
  const incident = await lockIncident(tx, id);
  if (incident === null || !mayActIn(account, incident.branch_id)) throw new Refusal('not_found');
  return incident;
}

/** A draft written or changed. Headquarters hear of a serious one at once, also where it turns out to be serious later. */
export async function saveIncident(tx: Transaction, account: Acting, now: Date, input: Payload): Promise<number> {
  requireBranch(account, input.branch_id);
  await refuseUntrue(tx, now, input);
  const known = input.incident_id === null ? null : await ownIncident(tx, account, input.incident_id);
  if (known !== null && known.branch_id !== input.branch_id) throw new Refusal('not_found');
  if (known?.signed) throw new Refusal('incident_signed');
  if (known !== null && known.version !== input.version) throw new Refusal('changed_meanwhile');
  const incident = known === null ? await insert(tx, account, input) : { id: known.id, repeated: false };
  if (incident.repeated) return incident.id;
  const { id } = incident;
  if (known !== null) await updateIncident(tx, id, { ...input, serious_kind: seriousOf(input) });
  await writeIncidentChildren(tx, { id, branch_id: input.branch_id }, input.children, account.id);
  await writeIncidentAccounts(tx, { id, branch_id: input.branch_id }, input.account_ids);
  const { kind, happened_at } = input;
  await auditIncident(tx, account, {
    branch_id: input.branch_id,
    id,
    after: { kind, happened_at },
  });
  if (kind === incidentKind.code.serious) await notifyOfSeriousIncident(tx, { id, branch_id: input.branch_id });
  return id;
}

const seriousOf = ({ kind, serious_kind }: Payload) => (kind === incidentKind.code.serious ? serious_kind : null);

async function insert(tx: Transaction, account: Account, input: Payload): Promise<{ id: number; repeated: boolean }> {
  const { incident_id: _, version: __, children: ___, account_ids: ____, ...text } = input;
  const content_hash = contentHash(input);
  const row = { ...text, serious_kind: seriousOf(input), account_id: account.id, content_hash };
  const written = await insertKeyed(tx, 'incidents', row).catch(refuseUsedEntry);
  if (written.id !== null) return { id: written.id, repeated: false };
  refuseOtherContent(written.content_hash, content_hash);
  return { id: await incidentByKey(tx, input.idempotency_key), repeated: true };
}

function refuseUsedEntry(error: unknown): never {
  if (violatedConstraint(error) !== 'incidents_daily_report_id_key') throw error;
  throw new Refusal('incident_entry_used');
}

async function refuseUntrue(tx: Transaction, now: Date, input: Payload): Promise<void> {
  const { branch_id, happened_at, children, account_ids, kind, daily_report_id } = input;
  if (new Date(happened_at) > now) throw new Refusal('incident_in_future', { fields: ['happened_at'] });
  if (kind === incidentKind.code.serious && input.serious_kind === null) {
    throw new Refusal('input_error', { fields: ['serious_kind'] });
  }
  if (kind !== incidentKind.code.nearMiss && children.length === 0) {
    throw new Refusal('incident_children_missing', { fields: ['children'] });
  }
  if ((await childrenNotHere(tx, branch_id, happened_at, children)) > 0) {
    throw new Refusal('incident_child_not_here', { fields: ['children'] });
  }
  if ((await accountsElsewhere(tx, branch_id, account_ids)) > 0) throw new Refusal('not_found');
  const entry = daily_report_id === null ? null : await reportEntry(tx, daily_report_id);
  if (daily_report_id !== null && entry?.branch_id !== branch_id) throw new Refusal('not_found');
}

/** What happened stays with the report, which is deleted after some months; the log is permanent. */
export async function auditIncident(
  tx: Transaction,
  account: Acting,
  act: { branch_id: number; id: number; after?: object },
): Promise<void> {
  const { branch_id, id, after = {} } = act;
  await writeAudit(tx, { account, branch_id, table_name: 'incidents' }, id, null, after);
}
