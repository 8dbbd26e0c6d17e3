import { Refusal } from '../../contract/refusal.ts';
import { lockUnusedFile } from '../files/store/files.ts';
import { holdCustomer } from '../membership/store/customer-standing.ts';
import type { Transaction } from '../postgres/database.ts';
import { pickupListIsLocked } from './store/pickup-locks.ts';
import {
  insertPickupPerson,
  listedPickupPerson,
  type PickupText,
  pickupListIsFull,
  updatePickupPerson,
} from './store/pickup-people.ts';

/** The photo of a saved person: unchanged, none, or newly uploaded. */
export type PhotoInput = { photo: 'keep' } | { photo: 'none' } | { photo: 'new'; file_key: string };

type PickupSave = {
  customer_id: number;
  family_member_id: number;
  /** Null: a new person. */
  pickup_person_id: number | null;
  version: number | null;
  words: Omit<PickupText, 'file_id'>;
  photo: PhotoInput;
};

/** Adds a person to the list or changes one, unless it is frozen. */
export async function savePickup(tx: Transaction, save: PickupSave): Promise<number> {
  const { customer_id, pickup_person_id, words } = save;
  await holdCustomer(tx, customer_id);
  if (await pickupListIsLocked(tx, customer_id)) throw new Refusal('pickup_list_frozen');
  if (pickup_person_id === null) {
    if (await pickupListIsFull(tx, customer_id)) throw new Refusal('pickup_list_full');
    const file_id = await photoOf(tx, customer_id, save.photo, null);
    return insertPickupPerson(tx, customer_id, save.family_member_id, { ...words, file_id });
  }
  const known = await listedPickupPerson(tx, customer_id, pickup_person_id, 'for update');
  if (known === null) throw new Refusal('not_found');
  if (known.version !== save.version) throw new Refusal('changed_meanwhile', { details: { current: known } });
  const file_id = await photoOf(tx, customer_id, save.photo, known.file_id);
  await updatePickupPerson(tx, known.id, save.family_member_id, { ...words, file_id });
  return known.id;
}

async function photoOf(tx: Transaction, customer_id: number, input: PhotoInput, kept: number | null) {
  if (input.photo === 'keep') return kept;
  if (input.photo === 'none') return null;
  const file = await lockUnusedFile(tx, input.file_key);
  if (file === null || file.purpose !== 'pickup_photo' || file.customer_id !== customer_id)
    throw new Refusal('file_gone', { fields: ['file_key'] });
  return file.id;
}
