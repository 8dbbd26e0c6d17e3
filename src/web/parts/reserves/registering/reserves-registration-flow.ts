import { redirect } from 'react-router';
import { type ZodType, z } from 'zod';
import * as field from '../../../../contract/fields.ts';
import { futureBirthDateText } from '../../../../contract/fields.ts';
import { futureBirthDates } from '../../../../contract/form-mapping.ts';
import {
  childrenShape,
  emergencyContactAgrees,
  registrationReservesCustomerShape,
  reserveFieldsAgree,
  reserveShape,
  seatChildForm,
} from '../../../../contract/forms.ts';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { agesInChoice, type ReserveChoice } from '../../../../domain/routing/reserve-choice.ts';
import { parseTokyoDate, type TokyoDate } from '../../../../domain/time.ts';
import { requireDraft } from '../../../flow/browser-flow.ts';
import type { Draft, Flow } from '../../../flow/flow.ts';
import {
  type ChildrenValues,
  childKeys,
  childrenOf,
  emptyChild,
  noChildValues,
} from '../../membership/fields/children-values.ts';
import { choiceFields } from '../choose/choice-fields.ts';
import { emptyReserveFields, type ReserveFields } from '../reserve-fields.ts';
import type { Who } from '../start/who.ts';

const customerStep = {
  ...registrationReservesCustomerShape,
  ...childrenShape(seatChildForm),
  branch_id: field.id('ご利用の園'),
};
const dateStep = z.object(reserveShape).superRefine(reserveFieldsAgree);

export type ReservesRegistrationValues = Omit<z.input<z.ZodObject<typeof customerStep>>, keyof ChildrenValues> &
  ChildrenValues &
  ReserveFields & {
    /** The `?branch` that was taken over last: a new one wins over the draft's branch, a reload does not. */
    askedBranch: string;
    /** The day and time that were taken over last, alike. */
    askedTime?: string;
    /** 今日すぐ預ける or 明日からの予約, as it was pressed; '' for neither. */
    when: '' | 'today' | 'future';
  };

/** Variant B (SPEC §2): customer and children, then day and time, then the receipt. */
export const reservesRegistrationFlow: Flow<ReservesRegistrationValues, FunctionOk<'createReservesCustomer'>> & {
  readonly date: string;
} = {
  name: 'registration_reserves/customers',
  cookie: 'reserve',
  missing: 'customer_information_missing',
  form: '/registration_reserves/customers/add',
  date: '/registration_reserves/customers/date',
  confirm: '/registration_reserves/customers/confirm',
  done: '/registration_reserves/customers/done',
  choices: ({ branch_id }) => ({ branch: String(branch_id) }),
};

export const emptyReservesRegistration: ReservesRegistrationValues = {
  branch_id: '0',
  askedBranch: '',
  when: '',
  name: '',
  name_kana: '',
  gender: '0',
  tel: '',
  email: '',
  emergency_contact_name: '',
  emergency_contact_tel: '',
  date_of_birth: null,
  default_branch_id: null,
  ...noChildValues,
  ...emptyReserveFields,
};

// A step checks its own fields; the other step's pass through.
type StepSchema = ZodType<unknown, ReservesRegistrationValues>;

export function customerStepSchema(today: TokyoDate): StepSchema {
  return z
    .object(customerStep)
    .superRefine(emergencyContactAgrees)
    .superRefine((form, context) => {
      for (const path of futureBirthDates(form, today)) {
        const message = futureBirthDateText;
        context.addIssue({ code: 'custom', path: path.split('.'), message, input: form });
      }
    }) as unknown as StepSchema;
}
export const seatDateStepSchema = dateStep as unknown as StepSchema;

export const isCustomerStepDone = (values: ReservesRegistrationValues): boolean =>
  z.object(customerStep).safeParse(values).success;

/** The draft for the date step; without a complete first step, redirects there. */
export function requireCustomerStep(): Draft<ReservesRegistrationValues> & { branch_id: number } {
  const step = z.object(customerStep);
  const draft = requireDraft(reservesRegistrationFlow, step);
  return { ...draft, branch_id: step.parse(draft.values).branch_id };
}

export function requireDateStep(): Draft<ReservesRegistrationValues> & { branch_id: number } {
  const draft = requireCustomerStep();
  if (!dateStep.safeParse(draft.values).success) throw redirect(reservesRegistrationFlow.date);
  return draft;
}

/** The children have no ids yet: seats and price go by their birth dates. */
export function whoOf(values: ReservesRegistrationValues): Who {
  const children = childrenOf(values);
  return {
    birth_dates: children.map((child) => parseTokyoDate(child.date_of_birth) ?? child.date_of_birth),
    names: children.map(({ name }) => name),
    remarks: children.map(({ customer_remarks }) => customer_remarks ?? ''),
  };
}

/**
 * A draft under a new choice (another branch, today instead of later): person and children stay, what was said about the
 * old reserve (time, meals, who fetches the child, remarks) does not. The draft itself where nothing new was chosen.
 */
export function underChoice(
  values: ReservesRegistrationValues,
  choice: ReserveChoice,
  asked: { id: number; path_name: string } | undefined,
): ReservesRegistrationValues {
  const otherBranch = asked !== undefined && asked.path_name !== values.askedBranch;
  const when = choice.when === 'wait' ? null : choice.when;
  const otherDay = when !== null && when !== values.when;
  const askedTime = choice.start === null ? '' : `${choice.date} ${choice.start} ${choice.end}`;
  const otherTime = askedTime !== '' && askedTime !== values.askedTime;
  if (!otherBranch && !otherDay && !otherTime) return values;
  return {
    ...values,
    ...(askedTime === '' ? {} : { askedTime }),
    ...roomFor(values, agesInChoice(choice).length),
    ...emptyReserveFields,
    ...choiceFields(choice),
    ...(asked ? { branch_id: String(asked.id), askedBranch: asked.path_name } : {}),
    ...(when ? { when } : {}),
  };
}

/** As many children to fill in as were searched with, where nothing is filled in yet. */
function roomFor(values: ReservesRegistrationValues, children: number): Partial<ChildrenValues> {
  const untouched = childrenOf(values).every(({ name, date_of_birth }) => name === '' && date_of_birth === '');
  if (!untouched || children < 2) return {};
  return Object.fromEntries(childKeys.map((key, position) => [key, position < children ? emptyChild : null]));
}
