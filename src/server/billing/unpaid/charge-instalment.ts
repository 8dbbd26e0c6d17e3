import type { Services } from '../../services.ts';
import { chargeSettlement } from '../settle.ts';
import { openMethod } from '../store/attempts.ts';
import { lockInstalment, partsOf } from '../store/instalments.ts';
import { concludeInstalment } from './sync-instalment.ts';

/** Charges an instalment's shares to the card on file; each share once, whatever is repeated. A slip that is out is waited for. */
export async function chargeAllocations(services: Services, instalment_id: number): Promise<void> {
  const { database, clock } = services;
  const parts = await database.transaction(clock.now(), async (tx) => {
    const instalment = await lockInstalment(tx, instalment_id);
    return instalment?.status === 'open' && instalment.plan_status === 'kept' ? partsOf(tx, instalment_id) : [];
  });
  let unpayable = false;
  for (const { id, target, amount, open, attempt } of parts) {
    if (!open || attempt === 'succeeded' || attempt === 'failed') continue;
    const end = await chargeSettlement(services, target, { instalment_part_id: id, amount });
    if (end === 'failed') break;
    if (end === 'nothing') {
      const state = await database.read(clock.now(), async (db) => ({
        method: await openMethod(db, target),
        part: (await partsOf(db, instalment_id)).find((part) => part.id === id),
      }));
      if (state.method !== null) return;
      unpayable ||= state.part?.open === true;
    }
  }
  if (parts.length > 0)
    await database.transaction(clock.now(), (tx) => concludeInstalment(tx, instalment_id, unpayable));
}
