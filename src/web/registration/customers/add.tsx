import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { refusals } from '../../../contract/errors.ts';
import {
  SelectAgeLimitsDocument,
  SelectRegistrationCustomersAddDocument,
} from '../../../contract/operations/generated.ts';
import { choiceOf, withChoice } from '../../../domain/reserve-choice.ts';
import { rowInForceIfAny } from '../../../domain/settings.ts';
import { cardProblemOf } from '../../card/card-return.ts';
import { FirstCardSection } from '../../card/first-card-section.tsx';
import { forgetCard, useCardForm } from '../../card/use-card-form.ts';
import { dataClient } from '../../data/browser-data.ts';
import { serverToday } from '../../data/server-clock.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { AddressFields } from '../../person/address-fields.tsx';
import { BirthDateField } from '../../person/birth-date-field.tsx';
import { ChildrenFields } from '../../person/children-fields.tsx';
import { EmergencyFields, NameFields, ReachFields } from '../../person/contact-fields.tsx';
import { emailIsFree } from '../../person/email-is-free.ts';
import { FormSection } from '../../person/form-section.tsx';
import { BranchField, PhotoField } from '../../person/usual-fields.tsx';
import { PlanChoice } from '../../plan/plan-choice.tsx';
import { BegunReserve } from '../../seat/begun-reserve.tsx';
import { Button } from '../../ui/button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { Steps } from '../../ui/steps.tsx';
import {
  emptyRegistration,
  type RegistrationValues,
  registrationFlow,
  registrationForm,
} from '../registration-flow.ts';
import { registrationSteps } from '../registration-steps.ts';

export const meta: MetaFunction = () => pageMeta({ title: '新規登録 入力', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const problem = cardProblemOf(searchParams);
  if (problem) forgetCard(registrationFlow);
  const [data, { age_limits }] = await Promise.all([
    dataClient().query(SelectRegistrationCustomersAddDocument, {}),
    dataClient().query(SelectAgeLimitsDocument, {}),
  ]);
  const choice = choiceOf(searchParams);
  const asked = data.branches.find(({ path_name }) => path_name === choice.branch);
  const wanted = {
    ...(choice.when === null ? {} : { choice: withChoice('', choice) }),
    ...(asked ? { default_branch_id: String(asked.id) } : {}),
  };
  keepWanted(wanted);
  const today = serverToday();
  return { ...data, today, limits: rowInForceIfAny(age_limits, today), problem, choice, wanted };
}

/** Into a form that was begun before: what is wanted now, and the branch unless one was chosen. */
function keepWanted(wanted: Partial<RegistrationValues>): void {
  const found = drafts().find(registrationFlow);
  if (found.kind !== 'found' || Object.keys(wanted).length === 0) return;
  const { values } = found.draft;
  const { default_branch_id = values.default_branch_id, choice = values.choice } = wanted;
  const unset = String(values.default_branch_id) === '0';
  drafts().save(registrationFlow, { ...values, choice, ...(unset ? { default_branch_id } : {}) });
}

export default function RegistrationAdd() {
  const data = useLoaderData<typeof clientLoader>();
  const { plan_types, prefectures, branches, today, limits, choice, wanted, problem: returned } = data;
  const { state } = useLocation();
  const email = typeof state?.email === 'string' ? state.email : '';
  const [schema] = useState(() => registrationForm(today));
  const { form } = useFlowForm(registrationFlow, { schema, defaults: { ...emptyRegistration, email, ...wanted } });
  const { onSubmit, confirm, problem, busy } = useCardForm(registrationFlow, form, { returned, check: checkEmail });

  async function checkEmail(): Promise<boolean> {
    const free = await emailIsFree(form.getValues('email'));
    if (!free) form.setError('email', { type: 'server', message: refusals.email_taken }, { shouldFocus: true });
    return free;
  }
  return (
    <PageColumn>
      <Steps steps={registrationSteps} current={1} />
      <div className="mt-6">
        <PageHeading lead="入力した内容は、この端末に60分間残ります。途中で閉じても続きから入力できます。">
          登録内容の入力
        </PageHeading>
      </div>
      <BegunReserve choice={choice} branches={branches} />
      <FormProvider {...form}>
        <form onSubmit={onSubmit} noValidate>
          <FormSection title="プラン">
            <PlanChoice plan_types={plan_types} />
          </FormSection>
          <FormSection title="保護者の方">
            <NameFields />
            <BirthDateField
              name="date_of_birth"
              label="生年月日"
              example="19900401"
              today={today}
              autoComplete="bday"
            />
            <ReachFields />
            <EmergencyFields />
          </FormSection>
          <FormSection title="ご住所">
            <AddressFields prefectures={prefectures} />
          </FormSection>
          <FormSection title="園のご利用">
            <BranchField branches={branches} prefectures={prefectures} />
            <PhotoField />
          </FormSection>
          <FormSection title="お子さま" lead="4人まで登録できます。あとから追加もできます。">
            <ChildrenFields today={today} taken={{ limits, where: '' }} />
          </FormSection>
          <FirstCardSection
            confirmed={form.watch('setup_intent_id') !== ''}
            onAnother={() => form.setValue('setup_intent_id', '')}
            confirm={confirm}
            problem={problem}
          />
          <Button type="submit" size="large" className="w-full" busy={busy} busyLabel="カードを確認しています">
            確認画面へ進む
          </Button>
        </form>
      </FormProvider>
    </PageColumn>
  );
}
