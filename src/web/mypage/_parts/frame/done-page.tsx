import type { ReactNode } from 'react';
import { Sun } from '../../../illustrations/sun.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { FlowPage } from './flow-page.tsx';

type DonePageProps = {
  title: string;
  lead?: ReactNode;
  steps?: readonly string[] | undefined;
  /** Good news: a sun above the text. Never for leaving or deleting. */
  glad?: boolean;
  next?: { to: string; label: string };
  children?: ReactNode;
};

/** The end of a flow: what was fixed, what comes next. */
export function DonePage({ title, lead, steps, glad = false, next, children }: DonePageProps) {
  return (
    <FlowPage
      step={2}
      title={
        <>
          {glad && <Sun className="mb-3 h-auto w-16" />}
          {title}
        </>
      }
      lead={lead}
      {...(steps ? { steps } : {})}
    >
      {children && <div className="grid gap-4">{children}</div>}
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/mypage/top">マイページへ</LinkButton>
        {next && (
          <LinkButton to={next.to} kind="plain">
            {next.label}
          </LinkButton>
        )}
      </div>
    </FlowPage>
  );
}
