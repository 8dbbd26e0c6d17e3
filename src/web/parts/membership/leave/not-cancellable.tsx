import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** cancellable_flag is off: an upcoming reserve or something unpaid. */
export function NotCancellable() {
  return (
    <Notice
      kind="warning"
      title="いまは、アカウントを削除できません"
      action={
        <div className="flex flex-wrap gap-2.5">
          <LinkButton to="/mypage/reserves/list" kind="plain" size="small">
            予約一覧へ
          </LinkButton>
          <LinkButton to="/mypage/payment_methods/edit" kind="plain" size="small">
            お支払い方法へ
          </LinkButton>
        </div>
      }
    >
      今後のご予約か、お支払いの済んでいない料金が残っています。ご予約のキャンセルとお支払いが済むと、削除できるようになります。
    </Notice>
  );
}
