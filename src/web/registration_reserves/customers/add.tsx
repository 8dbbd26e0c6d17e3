import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { SelectRegistrationReservesCustomersDocument } from '../../../contract/operations/generated.ts';
import { withPlaceholder } from '../../../domain/code-list.ts';
import { agesInChoice, choiceOf } from '../../../domain/routing/reserve-choice.ts';
import { rowInForceIfAny } from '../../../domain/settings/in-force.ts';
import { parseTokyoDate } from '../../../domain/time.ts';
import { dataClient } from '../../data/browser-data.ts';
import { serverToday } from '../../data/server-clock.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { FormSection } from '../../form/form-section.tsx';
import { SchemaForm, useField } from '../../form/schema-form.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { ChildrenFields } from '../../parts/membership/fields/children-fields.tsx';
import { childrenOf } from '../../parts/membership/fields/children-values.ts';
import {
  EmergencyFields,
  GenderField,
  NameFields,
  ReachFields,
} from '../../parts/membership/fields/contact-fields.tsx';
import { FoldedFields } from '../../parts/membership/fields/folded-fields.tsx';
import { lineName } from '../../parts/membership/fields/line-name.ts';
import { TakenOverInput } from '../../parts/membership/fields/taken-over-input.tsx';
import { useEmailCheck } from '../../parts/membership/fields/use-email-check.ts';
import { ChosenSeat } from '../../parts/reserves/registering/chosen-seat.tsx';
import {
  customerStepSchema,
  emptyReservesRegistration,
  type ReservesRegistrationValues,
  reservesRegistrationFlow,
  underChoice,
} from '../../parts/reserves/registering/reserves-registration-flow.ts';
import { isTimed } from '../../parts/reserves/reserve-fields.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { StepPage } from '../_parts/step-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '登録して予約 お客様の入力', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [{ branches }, line_name] = await Promise.all([
    dataClient().query(SelectRegistrationReservesCustomersDocument, {}),
    lineName(),
  ]);
  const choice = choiceOf(new URL(request.url).searchParams);
  const asked = branches.find(({ path_name }) => path_name === choice.branch);
  const found = drafts().find(reservesRegistrationFlow);
  const empty = underChoice(emptyReservesRegistration, choice, asked);
  if (found.kind === 'found') {
    const values = underChoice(found.draft.values, choice, asked);
    if (values !== found.draft.values) drafts().save(reservesRegistrationFlow, values);
  }
  return { branches, line_name, empty, ages: agesInChoice(choice), today: serverToday() };
}

type Branches = Awaited<ReturnType<typeof clientLoader>>['branches'];

export default function ReservesRegistrationAdd() {
  const { branches, line_name, empty, ages, today } = useLoaderData<typeof clientLoader>();
  const { state } = useLocation();
  const email = typeof state?.email === 'string' ? state.email : '';
  const [schema] = useState(() => customerStepSchema(today));
  const registration = useFlowForm(reservesRegistrationFlow, {
    schema,
    defaults: { ...empty, email, name: line_name ?? '' },
    remember: true,
  });
  const { form, submitTo, takenOver } = registration;
  const values = form.watch();
  const { branch_id } = values;
  const { confirm, date } = reservesRegistrationFlow;
  const branch = branches.find(({ id }) => String(id) === String(branch_id));
  // A time chosen before stays chosen: it is shown on top, and asked for again only when the user drops it.
  const timed = isTimed(values) && branch !== undefined;
  const { checking, checkFirst } = useEmailCheck(form, submitTo(timed ? confirm : date));
  function beginAnew() {
    const anew = { ...empty, email };
    drafts().begin(reservesRegistrationFlow, anew);
    form.reset(anew);
  }
  function chooseAnother() {
    form.setValue('reserve_date', '');
    for (const name of ['start_hour', 'start_min', 'end_hour', 'end_min'] as const) form.setValue(name, '');
  }
  const taken = branch && { limits: rowInForceIfAny(branch.view_branch_age_limits, today), where: branch.name };

  return (
    <StepPage
      at="customer"
      title="お客様とお子さま"
      lead="席の確保に必要なことだけをお聞きします。ほかのことは、あとで大丈夫です。"
    >
      {takenOver && <TakenOverInput onClear={beginAnew} />}
      <SchemaForm {...registration} onSubmit={checkFirst}>
        {timed ? (
          <ChosenSeat
            branch={branch}
            times={values}
            who={pricedChildren(values, ages)}
            change={
              <Button kind="quiet" size="small" className="px-0!" onClick={chooseAnother}>
                時間や園を変更する
              </Button>
            }
          />
        ) : (
          <FormSection title="ご利用の園">
            <BranchChoice branches={branches} />
          </FormSection>
        )}
        <FormSection title="お子さま" lead="今回いっしょに予約するお子さまです。4人まで入力できます。">
          <ChildrenFields today={today} taken={taken} brief />
        </FormSection>
        <Guardian line_name={line_name} />
        <Button type="submit" size="large" className="w-full" busy={checking} busyLabel="確認しています">
          {timed ? '確認へ進む' : '日時を選ぶ'}
        </Button>
      </SchemaForm>
    </StepPage>
  );
}

function Guardian({ line_name }: { line_name: string | null }) {
  return (
    <FormSection title="保護者の方">
      <NameFields line_name={line_name} brief />
      <ReachFields />
      <FoldedFields
        title="緊急連絡先・性別"
        hint="緊急連絡先は、登園のときまでにお知らせください。"
        names={['emergency_contact_name', 'emergency_contact_tel', 'gender']}
      >
        <EmergencyFields />
        <GenderField />
      </FoldedFields>
    </FormSection>
  );
}

/** By birth date once every child has one; until then by the years that were searched with. */
function pricedChildren(values: ReservesRegistrationValues, ages: readonly number[]) {
  const birth_dates = childrenOf(values).map(({ date_of_birth }) => parseTokyoDate(date_of_birth));
  return birth_dates.every((date) => date !== null) ? { birth_dates } : { ages };
}

function BranchChoice({ branches }: { branches: Branches }) {
  const options = branches.map(({ id, name, prefecture }) => ({
    key: String(id),
    label: `${name}(${prefecture?.name ?? ''})`,
  }));
  return <SelectField options={withPlaceholder(options)} {...useField('branch_id', '園')} />;
}
