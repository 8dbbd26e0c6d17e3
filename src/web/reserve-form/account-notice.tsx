import { customerStatus } from '../../domain/codes.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Status 2 cannot reserve until paid; 3 only for days that are paid (domain-rules "Customer lifecycle"). */
export const mayReserve = (status: number | undefined): boolean => status !== customerStatus.code.disabled;

type Account = { readonly status: number; readonly plan_type_id: number | null };

/** What stands in the way of a reserve, or soon will, told before anything is chosen. */
export function AccountNotice({ customer }: { customer: Account | undefined }) {
  const status = customer?.status;
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
  // The plan is chosen with the card, at the end of variant B.
  if (customer?.plan_type_id === null) {
    return (
      <Notice
        kind="warning"
        title="カードの登録が残っています"
        action={
          <LinkButton to="/registration_reserves/payment_methods/add" kind="plain" size="small">
            登録の続きへ
          </LinkButton>
        }
      >
        席をお取りできるのは、登録がすむまで1件だけです。続けてのご予約は、登録のあとにお願いします。
      </Notice>
    );
  }
  return null;
}
