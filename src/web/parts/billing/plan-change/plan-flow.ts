import type { z } from 'zod';
import type { planForm } from '../../../../contract/forms.ts';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import type { Flow } from '../../../flow/flow.ts';

export type PlanValues = z.input<typeof planForm>;

const about = { cookie: 'confirm', missing: 'plan_selection_missing' } as const;
const choices = ({ plan_type_id }: PlanValues) => ({ plan_type_id: String(plan_type_id) });

export const planTypesFlow: Flow<PlanValues, FunctionOk<'editPlanTypeCustomer'>> = {
  ...about,
  name: 'mypage/plan_types/edit',
  form: '/mypage/plan_types/edit',
  confirm: '/mypage/plan_types/edit/confirm',
  done: '/mypage/plan_types/done',
  choices,
};

export const resubscribeFlow: Flow<PlanValues> = {
  ...about,
  name: 'mypage/customers/resubscribe',
  form: '/mypage/customers/resubscribe',
  confirm: '/mypage/customers/resubscribe/confirm',
  done: '/mypage/customers/resubscribe/done',
  choices,
};
