import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { refusals } from '../../../contract/errors.ts';
import { SelectRegistrationReservesCustomersDocument } from '../../../contract/operations/generated.ts';
import { withPlaceholder } from '../../../domain/code-list.ts';
import { choiceOf } from '../../../domain/reserve-choice.ts';
import { rowInForceIfAny } from '../../../domain/settings.ts';
import { dataClient } from '../../data/browser-data.ts';
import { serverToday } from '../../data/server-clock.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { ChildrenFields } from '../../person/children-fields.tsx';
import { EmergencyFields, NameFields, ReachFields } from '../../person/contact-fields.tsx';
import { emailIsFree } from '../../person/email-is-free.ts';
import { FormSection } from '../../person/form-section.tsx';
import { TakenOverInput } from '../../person/taken-over-input.tsx';
import { useField } from '../../person/use-field.ts';
import {
  customerStepSchema,
  emptyReservesRegistration,
  reservesRegistrationFlow,
  underChoice,
} from '../../seat/reserves-registration-flow.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { Steps } from '../../ui/steps.tsx';
import { reservesRegistrationSteps } from '../reserves-registration-steps.ts';

export const meta: MetaFunction = () => pageMeta({ title: '登録して予約 お客様の入力', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { branches } = await dataClient().query(SelectRegistrationReservesCustomersDocument, {});
  const choice = choiceOf(new URL(request.url).searchParams);
  const asked = branches.find(({ path_name }) => path_name === choice.branch);
  const found = drafts().find(reservesRegistrationFlow);
  if (found.kind === 'found') {
    const values = underChoice(found.draft.values, choice, asked);
    if (values !== found.draft.values) drafts().save(reservesRegistrationFlow, values);
  }
  const empty = underChoice(emptyReservesRegistration, choice, asked);
  return { branches, empty, today: serverToday() };
}

type Branches = Awaited<ReturnType<typeof clientLoader>>['branches'];

export default function ReservesRegistrationAdd() {
  const { branches, empty, today } = useLoaderData<typeof clientLoader>();
  const { state } = useLocation();
  const email = typeof state?.email === 'string' ? state.email : '';
  const [schema] = useState(() => customerStepSchema(today));
  const { form, onSubmit, takenOver } = useFlowForm(reservesRegistrationFlow, {
    schema,
    defaults: { ...empty, email },
    next: reservesRegistrationFlow.date,
    remember: true,
  });
  const [checking, setChecking] = useState(false);
  const branch_id = form.watch('branch_id');
  const branch = branches.find(({ id }) => String(id) === String(branch_id));
  const taken = branch && { limits: rowInForceIfAny(branch.view_branch_age_limits, today), where: branch.name };

  async function checkEmailFirst(event: React.SyntheticEvent) {
    event.preventDefault();
    if (checking) return;
    setChecking(true);
    const typed = form.getValues('email');
    const free = typed.trim() === '' || (await emailIsFree(typed));
    setChecking(false);
    if (free) return onSubmit(event);
    form.setError('email', { type: 'server', message: refusals.email_taken }, { shouldFocus: true });
  }
  return (
    <PageColumn>
      <Steps steps={reservesRegistrationSteps} current={1} />
      <div className="mt-6">
        <PageHeading lead="予約に必要なことだけをお聞きします。住所などは、予約のあとで大丈夫です。">
          お客様とお子さま
        </PageHeading>
      </div>
      {takenOver && (
        <TakenOverInput
          onClear={() => {
            const anew = { ...empty, email };
            drafts().begin(reservesRegistrationFlow, anew);
            form.reset(anew);
          }}
        />
      )}
      <FormProvider {...form}>
        <form onSubmit={checkEmailFirst} noValidate>
          <FormSection title="ご利用の園">
            <BranchChoice branches={branches} />
          </FormSection>
          <FormSection title="お子さま" lead="今回いっしょに予約するお子さまです。4人まで入力できます。">
            <ChildrenFields today={today} taken={taken} />
          </FormSection>
          <FormSection title="保護者の方">
            <NameFields />
            <ReachFields />
            <EmergencyFields />
          </FormSection>
          <Button type="submit" size="large" className="w-full" busy={checking} busyLabel="確認しています">
            日時を選ぶ
          </Button>
        </form>
      </FormProvider>
    </PageColumn>
  );
}

function BranchChoice({ branches }: { branches: Branches }) {
  const options = branches.map(({ id, name, prefecture }) => ({
    key: String(id),
    label: `${name}(${prefecture?.name ?? ''})`,
  }));
  return <SelectField label="園" required options={withPlaceholder(options)} {...useField('branch_id')} />;
}
