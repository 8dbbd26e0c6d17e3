import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** The page's question has been answered already, in another tab or by the branch. */
export function StaleNotice({ children }: { children: string }) {
  return (
    <Notice
      kind="warning"
      title="このお手続きは、いまはできません"
      action={
        <LinkButton to="/mypage/top" kind="plain" size="small">
          マイページで今の状態を見る
        </LinkButton>
      }
    >
      {children}
    </Notice>
  );
}
