import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../../ui/page-heading.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { type RegistrationStep, registrationSteps, stepNames, stepPath } from '../registration-steps.ts';

type StepFrameProps = { step: RegistrationStep; title: string; lead: string; children: ReactNode };

/** Step bar, heading, the step, and the way back. */
export function StepFrame({ step, title, lead, children }: StepFrameProps) {
  const at = registrationSteps.indexOf(step);
  const before = registrationSteps[at - 1];
  return (
    <PageColumn>
      <Steps steps={stepNames} current={at} open />
      <div className="mt-6">
        <PageHeading lead={lead}>{title}</PageHeading>
      </div>
      {children}
      {before && (
        <LinkButton to={stepPath(before)} kind="plain" className="mt-3 w-full">
          前のステップに戻る
        </LinkButton>
      )}
    </PageColumn>
  );
}
