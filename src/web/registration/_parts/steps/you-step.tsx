import { useState } from 'react';
import { useLocation } from 'react-router';
import { useFlowForm } from '../../../flow/use-flow-form.ts';
import { BirthDateField } from '../../../form/fields/birth-date-field.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { SchemaForm } from '../../../form/schema-form.tsx';
import { AddressFields } from '../../../parts/membership/fields/address-fields.tsx';
import { NameFields, ReachFields } from '../../../parts/membership/fields/contact-fields.tsx';
import { useEmailCheck } from '../../../parts/membership/fields/use-email-check.ts';
import { BegunReserve } from '../../../parts/reserves/registering/begun-reserve.tsx';
import { Button } from '../../../ui/button.tsx';
import { registrationFlow } from '../registration-flow.ts';
import { stepOfField, stepPath, stepSchema } from '../registration-steps.ts';
import type { StepData } from './step-data.ts';
import { StepFrame } from './step-frame.tsx';

export function YouStep({ today, empty, line_name, choice, branches, prefectures }: StepData) {
  const { state } = useLocation();
  const email = typeof state?.email === 'string' ? state.email : '';
  const [schema] = useState(() => stepSchema('you', today));
  const step = useFlowForm(registrationFlow, {
    schema,
    defaults: { ...empty, email, name: line_name ?? '' },
    next: stepPath('child'),
    owns: (field) => stepOfField(field) === 'you',
  });
  const { checking, checkFirst } = useEmailCheck(step.form, step.onSubmit);
  return (
    <StepFrame
      step="you"
      title="登録内容の入力"
      lead="入力した内容は、この端末に60分間残ります。途中で閉じても続きから入力できます。"
    >
      <BegunReserve choice={choice} branches={branches} />
      <SchemaForm {...step} onSubmit={checkFirst}>
        <FormSection title="保護者の方">
          <NameFields line_name={line_name} />
          <BirthDateField name="date_of_birth" example="19900401" today={today} autoComplete="bday" adult />
          <ReachFields />
        </FormSection>
        <FormSection title="ご住所">
          <AddressFields prefectures={prefectures} />
        </FormSection>
        <Button type="submit" size="large" className="w-full" busy={checking} busyLabel="確認しています">
          お子さまの入力へ
        </Button>
      </SchemaForm>
    </StepFrame>
  );
}
