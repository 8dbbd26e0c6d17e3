import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { partnerInquiryShape, recruitmentApplicationShape, userInquiryShape } from '../../forms.ts';
import { define } from '../definition.ts';

export const publicForms = ['user_inquiries', 'partner_inquiries', 'staff_recruitments'] as const;

/** Against bots, without a third party: a signed token with a minimum age, a hidden field that must stay empty. */
const botProof = {
  form_token: z.string({ error: 'ページを読み込み直してから、もう一度お試しください。' }).max(1000),
  website: z.string().max(200).default(''),
  idempotency_key: field.idempotency_key,
};

export const publicFunctions = {
  issueFormToken: define(
    'anyone',
    z.object({ form: z.enum(publicForms) }),
    okResult({ form_token: z.string(), minimum_seconds: z.number() }),
    { ok: 'フォームの準備ができました。', audit: null },
  ),
  userInquiries: define('anyone', z.object({ ...userInquiryShape, ...botProof }), okResult({}), {
    ok: 'お問い合わせを受け付けました。',
    audit: null,
  }),
  partnerInquiries: define('anyone', z.object({ ...partnerInquiryShape, ...botProof }), okResult({}), {
    ok: 'ご相談を受け付けました。',
    audit: null,
  }),
  staffRecruitments: define('anyone', z.object({ ...recruitmentApplicationShape, ...botProof }), okResult({}), {
    ok: 'ご応募を受け付けました。',
    audit: null,
  }),
  updateMagazineView: define('anyone', z.object({ id: field.id('記事') }), okResult({}), {
    ok: '閲覧を記録しました。',
    audit: null,
  }),
};
