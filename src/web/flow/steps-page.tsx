import type { ReactNode } from 'react';
import { LinkButton } from '../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';
import { Steps } from '../ui/steps.tsx';

type StepsPageProps = {
  steps: readonly string[];
  current: number;
  title: ReactNode;
  lead?: ReactNode;
  /** As wide as the calendar beside its price. */
  wide?: boolean;
  children: ReactNode;
};

/** A page of a flow: progress, heading, the step itself. */
export function StepsPage({ steps, current, title, lead, wide = false, children }: StepsPageProps) {
  return (
    <PageColumn {...(wide ? { width: 'page' as const } : {})}>
      <Steps steps={steps} current={current} />
      <div className="mt-6">
        <PageHeading lead={lead}>{title}</PageHeading>
      </div>
      {children}
    </PageColumn>
  );
}

/** The end of a flow: the next page, and My Page. */
export function WaysOn({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div className="mt-8 flex flex-col gap-3 sm:flex-row">
      <LinkButton to={to}>{children}</LinkButton>
      <LinkButton to="/mypage/top" kind="plain">
        マイページへ
      </LinkButton>
    </div>
  );
}
