import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import {
  askedSeatChildForm,
  childrenShape,
  consentsShape,
  contactShape,
  emergencyContactAgrees,
  registrationReservesCustomerShape,
  reserveFieldsAgree,
  reserveShape,
} from '../../forms.ts';
import { placedAllergyAnswer } from '../care/health.ts';
import { define } from '../definition.ts';
import { reserved } from '../reserves/reserves.ts';

const customer_id = field.id('お客様');
const branch_id = field.id('園');
const integer = z.number().int();
const token = z.string().min(1).max(200);
/** What staffFindMember answered: two facts were right, so this person may reserve for that family for a while. */
const introduction = z.string().max(200).optional();

/** The purpose was read out in this version, and this person said yes; nothing about a child is taken down before. */
const readConsent = z.object(
  {
    version: z.string().min(1).max(20),
    consented_name: field.requiredText('同意された方のお名前', field.limits.name),
  },
  { error: 'お子さまの情報の取り扱いを読み上げ、同意を確認してください。' },
);

const deskChild = z.object({ id: integer, name: z.string(), date_of_birth: z.string() });
const link = { link_url: z.string(), link_expires_datetime: z.string(), mail_flag: z.boolean() };

const {
  gender: _gender,
  date_of_birth: _birth,
  default_branch_id: _branch,
  ...familyShape
} = {
  ...registrationReservesCustomerShape,
  email: field.optional(contactShape.email),
  ...childrenShape(askedSeatChildForm),
};

/** At the desk and on the telephone: families that staff enter, find or send a link to. */
export const deskFunctions = {
  /** For the reserve form: who, and what they chose last. Nothing of a child's health. */
  staffReadDeskFamily: define(
    'staff',
    z.object({ branch_id, customer_id, introduction }),
    okResult({
      family: z.object({
        id: integer,
        name: z.string(),
        tel: z.string(),
        status: integer,
        plan_type_id: integer.nullable(),
        has_card: z.boolean(),
        needs_link: z.boolean(),
        has_email: z.boolean(),
        children: z.array(deskChild),
        last: z
          .object({ child_ids: z.array(integer).nullable(), start_minute: integer, end_minute: integer })
          .nullable(),
      }),
    }),
    { ok: 'ご家庭の情報をお知らせします。', audit: null },
  ),
  /** A member of another branch, by the exact number or address and a child's birth date; counted and recorded. */
  staffFindMember: define(
    'staff',
    z
      .object({
        branch_id,
        tel: field.optional(field.tel),
        email: field.optional(field.email),
        child_birth_date: field.date_of_birth,
      })
      .refine(({ tel, email }) => (tel === null) !== (email === null), {
        path: ['tel'],
        error: '電話番号かメールアドレスのどちらかを入力してください。',
      }),
    okResult({ customer_id: integer, introduction: z.string() }),
    { ok: '会員の方を確認しました。', audit: 'ほかの園の会員の確認' },
  ),
  /** A new family with its children, the consent that was read out, and the first reserve: all or nothing. */
  staffCreateFamily: define(
    'staff',
    z
      .object({
        ...familyShape,
        ...reserveShape,
        consent: readConsent,
        /** Of children about whom it was asked; the others count as not asked. */
        allergy_answers: z.array(placedAllergyAnswer).max(4).optional(),
        branch_id,
        override_reason: field.optionalText('例外とする理由', field.limits.staff_text),
        /** 1: the number is already known, but this is a different family. */
        same_tel_flag: field.flag,
        idempotency_key: field.idempotency_key,
      })
      .superRefine(reserveFieldsAgree)
      .superRefine(emergencyContactAgrees),
    okResult({ ...reserved, customer_id: integer, card_due_datetime: z.string().nullable(), ...link }),
    {
      ok: 'ご家庭を登録し、予約を作りました。',
      audit: { title: '窓口でのご家庭の登録', also: ['staffCreateReserve'] },
    },
  ),
  /** A sibling. The same name and birth date again is the same child. */
  staffAddChild: define(
    'staff',
    z.object({ branch_id, customer_id, introduction, child: askedSeatChildForm, consent: readConsent }),
    okResult({ child_id: integer }),
    { ok: 'お子さまを登録しました。', audit: '窓口でのお子さまの登録' },
  ),
  /** For a family without a sign-in yet; earlier links stop working. */
  staffIssueFamilyLink: define('staff', z.object({ customer_id, mail_flag: field.flag }), okResult(link), {
    ok: '案内のリンクを作りました。',
    audit: '案内リンクの発行',
  }),
  /** The page of the link: which branch it came from, and how far it has been used. */
  checkFamilyLink: define(
    'anyone',
    z.object({ token }),
    okResult({ branch_name: z.string().nullable(), proven: z.boolean() }),
    { ok: 'リンクを確認しました。', audit: null },
  ),
  /** Anyone who holds the link also knows the number it was given for; the documents are agreed to. */
  acceptFamilyLink: define(
    'anyone',
    z.object({
      token,
      tel_digits: z
        .string({ error: '電話番号の下4桁を入力してください。' })
        .trim()
        .regex(/^\d{4}$/, '電話番号の下4桁を数字で入力してください。'),
      ...consentsShape,
    }),
    okResult({ name: z.string(), email: z.string().nullable() }),
    { ok: '電話番号を確認しました。', audit: null },
  ),
  signUpByFamilyLink: define(
    'anyone',
    z.object({ token, email: field.email, password: field.password }),
    okResult({ customToken: z.string() }),
    { ok: 'ログインの方法を登録しました。', audit: null },
  ),
};
