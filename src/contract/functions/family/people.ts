import { z } from 'zod';
import { familyRole, invitedRoles } from '../../../domain/family/family-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';
import { relationText } from './pickup-people.ts';

const int = z.number().int();
const family_member_id = field.id('ご家族');
const family_invitation_id = field.id('招待');
const token = z.string({ error: 'リンクをご確認ください。' }).min(1, 'リンクをご確認ください。').max(200);
const role = z.literal(invitedRoles, { error: '役割を選択してください。' });
const reason = field.requiredText('理由', field.limits.staff_text);

export const invitationShape = {
  role,
  name: field.name,
  relation: relationText,
  /** Typed: the link goes there by mail and is not shown to anyone. */
  email: field.optional(field.email),
};

/** What a person who joins says of themself. */
export const joiningShape = {
  name: field.name,
  name_kana: field.name_kana,
  tel: field.tel,
};

const personOfFamily = z.object({
  family_member_id: int,
  role: z.literal(familyRole.keys),
  name: z.string(),
  name_kana: z.string().nullable(),
  relation: z.string(),
  tel: z.string().nullable(),
  email: z.string().nullable(),
  created_at: z.string(),
  hidden_flag: z.boolean(),
  version: int,
});
export type PersonOfFamily = z.output<typeof personOfFamily>;

/** A person on the pick-up list who is not handed a child until the other guardian or headquarters confirm them. */
const disputedPerson = z.object({
  pickup_person_id: int,
  name: z.string(),
  relation: z.string(),
  tel: z.string(),
  disputed_at: z.string(),
  added_name: z.string(),
  version: int,
});
export type DisputedPickupPerson = z.output<typeof disputedPerson>;

/** Who belongs to a family: invitations, joining, leaving. */
export const familyPeopleFunctions = {
  /** A second guardian is invited by the paying member alone. The link is returned only this once: we store just its hash. */
  inviteFamilyMember: define(
    'guardian',
    z.object(invitationShape),
    okResult({ family_invitation_id: int, url: z.string().nullable(), expires_at: z.string() }),
    { ok: okDone, audit: null },
  ),
  revokeFamilyInvitation: define('guardian', z.object({ family_invitation_id }), okResult({}), {
    ok: okDone,
    audit: null,
  }),
  /** Who invites, and to what. */
  checkFamilyInvitation: define(
    'anyone',
    z.object({ token }),
    okResult({
      inviter_name: z.string(),
      role,
      name: z.string(),
      relation: z.string(),
      expires_at: z.string(),
      /** Of the asker, if signed in: who they are, and whether they can join. */
      signed_in: z.object({ label: z.string(), may_join_flag: z.boolean() }).nullable(),
      /** The texts to agree to. */
      terms: z.string(),
      privacy: z.string(),
    }),
    { ok: '招待を確認しました。', audit: null },
  ),
  acceptFamilyInvitation: define(
    'signed_in',
    z.object({
      token,
      ...joiningShape,
      consents: z.object({ terms: z.string().max(20), privacy: z.string().max(20) }),
    }),
    okResult({ role }),
    { ok: okDone, audit: null },
  ),
  /** The paying member takes a relative's sign-in for the family away, at once. */
  removeFamilyMember: define('customer', z.object({ family_member_id }), okResult({}), { ok: okDone, audit: null }),
  /** Anybody but the paying member, for themself. */
  leaveFamily: define('family', z.object({}), okResult({}), { ok: okDone, audit: null }),
  headquartersReadFamilyPeople: define(
    'headquarters',
    z.object({ customer_id: field.id('お客様') }),
    okResult({ people: z.array(personOfFamily), disputed: z.array(disputedPerson), frozen_at: z.string().nullable() }),
    { ok: okRead, audit: null },
  ),
  headquartersRemoveFamilyMember: define(
    'headquarters',
    z.object({ family_member_id, version: field.version, reason }),
    okResult({}),
    { ok: okDone, audit: 'ご家族の登録の終了' },
  ),
  /** 1: the family is hidden from this person, and what they made (passes, links, invitations) ends. They are not notified. */
  headquartersHideFamilyMember: define(
    'headquarters',
    z.object({ family_member_id, version: field.version, hidden_flag: field.flag, reason }),
    okResult({}),
    { ok: okDone, audit: '園・時間・お知らせの表示の変更' },
  ),
};
