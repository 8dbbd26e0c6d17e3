import { LineButton } from '../../sign-in/line-button.tsx';
import type { LinePurpose } from '../../sign-in/line-start.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';

/** A member's round trip to LINE stopped: what happened, once more, or back. */
export function LineStopPage({ problem, purpose, backTo }: { problem: string; purpose: LinePurpose; backTo: string }) {
  return (
    <PageColumn>
      <PageHeading lead={problem}>LINEの登録は変わっていません</PageHeading>
      <div className="grid gap-3">
        <LineButton purpose={purpose} retry>
          もう一度LINEで進む
        </LineButton>
        <LinkButton to={backTo} kind="plain">
          戻る
        </LinkButton>
      </div>
    </PageColumn>
  );
}
