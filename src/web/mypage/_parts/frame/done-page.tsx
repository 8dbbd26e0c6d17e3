import type { ReactNode } from 'react';
import { SmallHands } from '../../../illustrations/small-hands.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { FlowPage } from './flow-page.tsx';

type DonePageProps = {
  title: string;
  lead?: ReactNode;
  steps?: readonly string[];
  next?: { to: string; label: string };
  children?: ReactNode;
};

/** The end of a flow: what was fixed, what comes next. */
export function DonePage({ title, lead, steps, next, children }: DonePageProps) {
  return (
    <FlowPage step={2} title={title} lead={lead} {...(steps ? { steps } : {})}>
      {children && <div className="grid gap-4">{children}</div>}
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/mypage/top">マイページへ</LinkButton>
        {next && (
          <LinkButton to={next.to} kind="plain">
            {next.label}
          </LinkButton>
        )}
      </div>
      <SmallHands className="mt-10 h-auto w-32" />
    </FlowPage>
  );
}
