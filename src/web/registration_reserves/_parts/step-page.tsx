import type { ComponentProps } from 'react';
import { StepsPage } from '../../flow/steps-page.tsx';
import { reservesRegistrationSteps, step } from './reserves-registration-steps.ts';

type StepPageProps = Omit<ComponentProps<typeof StepsPage>, 'steps' | 'current'> & { at: keyof typeof step };

/** A page of variant B. */
export function StepPage({ at, ...page }: StepPageProps) {
  return <StepsPage steps={reservesRegistrationSteps} current={step[at]} {...page} />;
}
