import { customerStatus } from '../../../domain/codes.ts';
import { pageAfter } from '../../guard/page-after.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StoppedNotice } from './stopped-notice.tsx';

type Customer = {
  readonly status: number;
  readonly registration_status: number;
  readonly plan_type_id: number | null;
  readonly stripe_payment_method_id: string | null;
  /** The stop of headquarters that is in force, if any. */
  readonly stops: readonly { readonly until_date: string | null }[];
};

/** Status 2 cannot reserve until paid, a stopped family not at all; 3 only for days that are paid (domain-rules "Customer lifecycle"). */
export const mayReserve = (customer: Customer | undefined): boolean =>
  customer?.status !== customerStatus.code.disabled && !customer?.stops.length;

/** What stands in the way of a reserve, on its first page and not at the last tap. */
export function AccountNotice({ customer }: { customer: Customer | undefined }) {
  const status = customer?.status;
  const stop = customer?.stops[0];
  if (stop) return <StoppedNotice {...stop} />;
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
  if (customer && customer.stripe_payment_method_id === null) {
    return (
      <Notice
        kind="warning"
        title="カードの登録がまだお済みではありません"
        action={<LinkButton to={pageAfter(customer)}>登録の続きへ</LinkButton>}
      >
        ご予約にはお支払いのカードが必要です。先に登録をお願いします。2分ほどで終わります。
      </Notice>
    );
  }
  return null;
}
