import { z } from 'zod';
import { okResult } from '../callable.ts';
import * as field from '../fields.ts';
import { partnerInquiryShape, recruitmentApplicationShape, userInquiryShape } from '../forms.ts';
import { define } from './definition.ts';

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
  ),
  userInquiries: define('anyone', z.object({ ...userInquiryShape, ...botProof }), okResult({})),
  partnerInquiries: define('anyone', z.object({ ...partnerInquiryShape, ...botProof }), okResult({})),
  staffRecruitments: define('anyone', z.object({ ...recruitmentApplicationShape, ...botProof }), okResult({})),
  updateMagazineView: define('anyone', z.object({ id: field.id('記事') }), okResult({})),
};
