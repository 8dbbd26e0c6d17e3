import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../../ui/page-heading.tsx';

type NotChangeableProps = { title: string; children: string };

/** A reserve that cannot be changed or cancelled any more, or is not there. */
export function NotChangeable({ title, children }: NotChangeableProps) {
  return (
    <PageColumn>
      <PageHeading>{title}</PageHeading>
      <EmptyState
        title="このページではお手続きできません"
        action={<LinkButton to="/mypage/reserves/list">予約一覧へ</LinkButton>}
      >
        {children}
      </EmptyState>
    </PageColumn>
  );
}
