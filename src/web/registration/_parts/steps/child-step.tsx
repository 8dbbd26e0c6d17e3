import { useState } from 'react';
import { useFlowForm } from '../../../flow/use-flow-form.ts';
import { FormSection } from '../../../form/form-section.tsx';
import { SchemaForm } from '../../../form/schema-form.tsx';
import { ChildrenFields } from '../../../parts/membership/fields/children-fields.tsx';
import { EmergencyFields } from '../../../parts/membership/fields/contact-fields.tsx';
import { BranchField, PhotoField } from '../../../parts/membership/fields/usual-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { registrationFlow } from '../registration-flow.ts';
import { stepOfField, stepPath, stepSchema } from '../registration-steps.ts';
import type { StepData } from './step-data.ts';
import { StepFrame } from './step-frame.tsx';

export function ChildStep({ today, empty, limits, branches, prefectures }: StepData) {
  const [schema] = useState(() => stepSchema('child', today));
  const step = useFlowForm(registrationFlow, {
    schema,
    defaults: empty,
    next: stepPath('card'),
    owns: (field) => stepOfField(field) === 'child',
  });
  return (
    <StepFrame step="child" title="お子さま" lead="4人まで登録できます。あとから追加もできます。">
      <SchemaForm {...step}>
        <FormSection title="お子さまのこと">
          <ChildrenFields today={today} taken={{ limits, where: '' }} />
        </FormSection>
        <FormSection title="緊急連絡先">
          <EmergencyFields />
        </FormSection>
        <FormSection title="園のご利用">
          <BranchField branches={branches} prefectures={prefectures} />
          <PhotoField />
        </FormSection>
        <Button type="submit" size="large" className="w-full">
          カードの入力へ
        </Button>
      </SchemaForm>
    </StepFrame>
  );
}
