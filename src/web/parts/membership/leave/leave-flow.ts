import type { z } from 'zod';
import type { questionnaireForm } from '../../../../contract/forms.ts';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import type { Flow } from '../../../flow/flow.ts';

export type QuestionnaireValues = z.input<typeof questionnaireForm>;

export const noAnswers: QuestionnaireValues = {
  staff_impression: '',
  branch_impression: '',
  usability: '',
  enrollment_status: '',
  free_comment: '',
};

const about = { cookie: 'confirm', missing: 'customer_information_missing' } as const;

export const unsubscribeFlow: Flow<QuestionnaireValues, FunctionOk<'unsubscribeCustomer'>> = {
  ...about,
  name: 'mypage/customers/unsubscribe',
  form: '/mypage/customers/unsubscribe',
  confirm: '/mypage/customers/unsubscribe/confirm',
  done: '/mypage/customers/unsubscribe/done',
};

/** SPEC §2: no done page; it ends at /sign_out. */
export const leaveFlow: Flow<QuestionnaireValues> = {
  ...about,
  name: 'mypage/customers/cancel',
  form: '/mypage/customers/cancel',
  confirm: '/mypage/customers/cancel/confirm',
  done: '/sign_out',
};
