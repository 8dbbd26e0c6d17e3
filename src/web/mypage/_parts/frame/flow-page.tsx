import type { ReactNode } from 'react';
import { PageColumn, PageHeading } from '../../../ui/page-heading.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { BackLink } from './back-link.tsx';

const threeSteps = ['入力', '確認', '完了'] as const;
/** Where one chooses and types nothing. */
export const choosingSteps = ['選ぶ', '確認', '完了'] as const;
/** Leaving and deleting begin with a few questions. */
export const askingSteps = ['アンケート', '確認', '完了'] as const;

type FlowPageProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** 0: form, 1: confirm, 2: done. */
  step: 0 | 1 | 2;
  steps?: readonly string[];
  /** From the first step one may leave; later ones have 修正する. */
  back?: { to: string; label: string };
  children: ReactNode;
};

/** A step of a form → confirm → done flow: one column, one thing to do. */
export function FlowPage({ title, lead, step, steps = threeSteps, back, children }: FlowPageProps) {
  return (
    <PageColumn tight={step === 1}>
      {back && (
        <div className="-mt-4 mb-2">
          <BackLink {...back} />
        </div>
      )}
      <div className={step === 1 ? 'mb-3 lg:mb-6' : 'mb-6'}>
        <Steps steps={steps} current={step} />
      </div>
      <PageHeading lead={lead} tight={step === 1}>
        {title}
      </PageHeading>
      {children}
    </PageColumn>
  );
}
