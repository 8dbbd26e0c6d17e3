import { LinkButton } from '../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';
import { LineButton } from './line-button.tsx';
import type { LineStartPurpose } from './line-start.ts';

type LineProblemProps = {
  title?: string;
  problem: string;
  purpose: LineStartPurpose;
  backTo: string;
  /** Where another try leads. */
  returnTo?: string;
};

/** A member's round trip to LINE failed: what happened, with retry and back. */
export function LineProblemPage({
  title = 'LINEの登録は変わっていません',
  problem,
  purpose,
  backTo,
  returnTo,
}: LineProblemProps) {
  return (
    <PageColumn>
      <PageHeading lead={problem}>{title}</PageHeading>
      <div className="grid gap-3">
        <LineButton purpose={purpose} returnTo={returnTo} retry>
          もう一度LINEで進む
        </LineButton>
        <LinkButton to={backTo} kind="plain">
          戻る
        </LinkButton>
      </div>
    </PageColumn>
  );
}
