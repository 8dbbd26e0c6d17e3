import { requireKnownChild } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { lockUnusedFile } from '../../files/store/files.ts';
import type { Transaction } from '../../postgres/database.ts';
import { audited, rowOf, writeAudit } from '../../store/audit.ts';
import { insertBar, lockOpenBar, updateBar } from '../store/pickup-bars.ts';

/** Ours: a person to whom a child is never handed over. Hidden from the family: the person may be one of its guardians. */
export const staffSavePickupBar = implement('staffSavePickupBar', async (context, input, acting) => {
  const { account, clock, database } = context;
  const { child_id, pickup_bar_id: id, version, photo, file_key, ...words } = input;
  await requireKnownChild(context, child_id);
  return database.transaction(clock.now(), async (tx) => {
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'pickup_bars',
    } as const;
    if (id === undefined) {
      const file_id = await photoOf(tx, { photo, file_key }, null);
      const made = await insertBar(tx, child_id, account.id, { ...words, file_id });
      await writeAudit(tx, change, made, null, await rowOf(tx, 'pickup_bars', made));
      return { status: 'OK', pickup_bar_id: made };
    }
    const known = await lockOpenBar(tx, id);
    if (known?.child_id !== child_id) throw new Refusal('not_found');
    if (known.version !== version) throw new Refusal('changed_meanwhile');
    const file_id = await photoOf(tx, { photo, file_key }, known.file_id);
    await audited(tx, { ...change, record_id: id }, () => updateBar(tx, id, { ...words, file_id }));
    return { status: 'OK', pickup_bar_id: id };
  });
});

async function photoOf(
  tx: Transaction,
  { photo, file_key }: { photo: 'keep' | 'none' | 'new'; file_key: string | undefined },
  kept: number | null,
): Promise<number | null> {
  if (photo !== 'new') return photo === 'keep' ? kept : null;
  const file = file_key === undefined ? null : await lockUnusedFile(tx, file_key);
  if (file?.purpose !== 'barred_photo') throw new Refusal('file_gone', { fields: ['file_key'] });
  return file.id;
}
