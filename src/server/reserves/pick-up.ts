import type { ReserveFormColumns } from '../../contract/form-mapping.ts';
import { Refusal } from '../../contract/refusal.ts';
import { listedAs } from '../../domain/family/pickup-list.ts';
import { pickupListIsLocked } from '../family/store/pickup-locks.ts';
import { guardianNames, listedPickupPeople, listedPickupPerson } from '../family/store/pickup-people.ts';
import type { Transaction } from '../postgres/database.ts';

type PickUp = Pick<ReserveFormColumns, 'pick_up_name' | 'pick_up_tel' | 'pickup_person_id'>;
type SettledPickUp = { pick_up_name: string | null; pick_up_tel: string | null; pickup_person_id: number | null };

/**
 * Who picks up, as stored in a reserve: a person on the saved list, with name and number from there, or as typed. While
 * the list is frozen, a typed person must be on it or be a guardian. `kept`: the person named in this reserve before, or in
 * the one it replaces.
 */
export async function settlePickUp(
  tx: Transaction,
  customer_id: number,
  input: PickUp,
  kept: Pick<PickUp, 'pick_up_name' | 'pick_up_tel'> | null,
): Promise<SettledPickUp> {
  const { pickup_person_id = null, pick_up_name, pick_up_tel } = input;
  if (pickup_person_id !== null) {
    const person = await listedPickupPerson(tx, customer_id, pickup_person_id);
    if (person === null) throw new Refusal('pickup_person_gone', { fields: ['pickup_flag'] });
    return { pick_up_name: person.name, pick_up_tel: person.tel, pickup_person_id: person.id };
  }
  const typed = { pick_up_name, pick_up_tel, pickup_person_id: null };
  if (pick_up_name === null) return typed;
  const person = { name: pick_up_name, tel: pick_up_tel };
  const saved = (await listedPickupPeople(tx, customer_id)).find(
    (each) => each.tel === pick_up_tel && listedAs([each], person),
  );
  if (saved) return { pick_up_name: saved.name, pick_up_tel: saved.tel, pickup_person_id: saved.id };
  if (kept?.pick_up_name === pick_up_name && kept.pick_up_tel === pick_up_tel) return typed;
  if (!(await pickupListIsLocked(tx, customer_id))) return typed;
  const guardians = (await guardianNames(tx, customer_id)).map((name) => ({ name, tel: null }));
  if (listedAs(guardians, person)) return typed;
  throw new Refusal('pickup_list_frozen', { fields: ['pickup_name'] });
}
