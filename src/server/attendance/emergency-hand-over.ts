import { doorRefusal } from '../../domain/staff-codes.ts';
import type { Transaction } from '../postgres/database.ts';
import type { Acting } from '../store/audit.ts';
import { auditedEmergency } from './emergencies.ts';
import { type SaidAtDoor, settleHandOver } from './hand-over.ts';
import { type EmergencyChild, writeHandOver } from './store/emergencies.ts';

/** The same questions as at the door; null takes it back. */
export async function handOverInEmergency(
  tx: Transaction,
  account: Acting,
  child: EmergencyChild & { id: number },
  { handed_to, at, ...said }: SaidAtDoor & { handed_to: string | null; at: Date },
): Promise<void> {
  const { id, branch_id, reserve_id, child_id } = child;
  const handed =
    handed_to === null
      ? null
      : await settleHandOver(tx, {
          ...{ ...said, account, branch_id, reserve_id, child_ids: [child_id], at, pass: null },
          who: { name: handed_to, tel: null },
        });
  const reason = handed?.past ? `${doorRefusal.label(handed.past)} ${said.past_reason ?? ''}`.trim() : '';
  const change = { account, branch_id, reason } as const;
  const row = handed_to === null ? null : { to: handed_to, account_id: account.id, at, document: said.document };
  await auditedEmergency(tx, { ...change, table_name: 'emergency_children', record_id: id }, () =>
    writeHandOver(tx, id, row),
  );
}
