import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone } from '../definition.ts';

export const relationText = field.requiredText('お子さまとの続柄', 20);
const pickup_person_id = field.id('お迎えの方');

/** A person the family trusts to fetch. */
export const pickupPersonShape = {
  name: field.pick_up_name,
  name_kana: field.optional(field.name_kana),
  relation: relationText,
  tel: field.pick_up_tel,
};

/** The pick-up list of a family, and its freeze. */
export const pickupListFunctions = {
  /** Without `pickup_person_id` a new person is added. */
  savePickupPerson: define(
    'guardian',
    z.object({
      pickup_person_id: field.optional(pickup_person_id),
      version: field.optional(field.version),
      ...pickupPersonShape,
      /** `new` comes with the key of an upload of purpose pickup_photo. */
      photo: z.enum(['keep', 'none', 'new']).default('keep'),
      file_key: field.optional(z.uuid({ error: '写真をもう一度選んでください。' })),
    }),
    okResult({ pickup_person_id: z.number().int() }),
    { ok: okDone, audit: null },
  ),
  /** Coming reserves they were to fetch go back to the guardians. */
  removePickupPerson: define(
    'guardian',
    z.object({ pickup_person_id }),
    okResult({ reserve_ids: z.array(z.number().int()) }),
    { ok: okDone, audit: null },
  ),
  /** The other guardian vouches for a person listed by someone who was hidden or removed. */
  confirmPickupPerson: define('guardian', z.object({ pickup_person_id }), okResult({}), { ok: okDone, audit: null }),
  headquartersConfirmPickupPerson: define(
    'headquarters',
    z.object({ pickup_person_id, version: field.version, reason: field.requiredText('理由', field.limits.staff_text) }),
    okResult({}),
    { ok: okDone, audit: 'お迎えの方の確認' },
  ),
  freezePickupList: define('guardian', z.object({}), okResult({}), { ok: okDone, audit: null }),
  /** One guardian's yes to the end of the freeze; it ends when every guardian has said it. */
  agreeToPickupList: define('guardian', z.object({}), okResult({ lifted_flag: z.boolean() }), {
    ok: okDone,
    audit: null,
  }),
  /** A manager's decision on a paper that was seen. */
  staffLiftPickupFreeze: define(
    'manager',
    z.object({
      customer_id: field.id('お客様'),
      reason: field.requiredText('確認した書類', field.limits.staff_text),
    }),
    okResult({}),
    { ok: okDone, audit: 'お迎えの方のリストの凍結の解除' },
  ),
};
