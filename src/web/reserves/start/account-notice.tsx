import { customerStatus } from '../../../domain/codes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Status 2 cannot reserve until paid; 3 only for days that are paid (domain-rules "Customer lifecycle"). */
export const mayReserve = (status: number | undefined): boolean => status !== customerStatus.code.disabled;

export function AccountNotice({ status }: { status: number | undefined }) {
  if (status === customerStatus.code.disabled) {
    return (
      <Notice
        kind="error"
        title="新しいご予約を受け付けられません"
        action={
          <LinkButton to="/mypage/payment_methods/edit" kind="plain" size="small">
            お支払い方法を確認する
          </LinkButton>
        }
      >
        月額料金のお支払いが確認できていません。カードを確認できしだい、すぐにご予約いただけます。すでにあるご予約はそのままです。
      </Notice>
    );
  }
  if (status === customerStatus.code.withdrawn) {
    return (
      <Notice
        kind="warning"
        title="退会のお手続きが済んでいます"
        action={
          <LinkButton to="/mypage/customers/resubscribe" kind="plain" size="small">
            再入会の手続きへ
          </LinkButton>
        }
      >
        お支払い済みの期間の日だけご予約いただけます。それより後の日は、再入会をお願いします。
      </Notice>
    );
  }
  return null;
}
