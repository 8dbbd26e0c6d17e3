import { implement, refuse } from '../../callable/context.ts';
import { type PhotoInput, savePickup } from '../pickup-list.ts';

const photoInput = (photo: 'keep' | 'none' | 'new', file_key: string | null): PhotoInput =>
  photo === 'new' ? { photo, file_key: file_key ?? '' } : { photo };

/** Ours: saves a person who may pick up, so that they need not be typed again. */
export const savePickupPerson = implement('savePickupPerson', async ({ clock, customer, database, person }, input) => {
  const { pickup_person_id, version, name, name_kana, relation, tel, photo, file_key } = input;
  if (photo === 'new' && file_key === null) return refuse('file_missing', { fields: ['file_key'] });
  const save = {
    customer_id: customer.id,
    family_member_id: person.family_member_id,
    pickup_person_id,
    version,
    words: { name, name_kana: name_kana ?? '', relation, tel },
    photo: photoInput(photo, file_key),
  };
  const id = await database.transaction(clock.now(), (tx) => savePickup(tx, save));
  return { status: 'OK', pickup_person_id: id };
});
