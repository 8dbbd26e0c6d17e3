import type { ReactNode } from 'react';
import { customerStatus } from '../../../../domain/codes.ts';
import { BookingBlockNotice } from '../../../parts/reserves/start/booking-block-notice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';

const { disabled, withdrawn } = customerStatus.code;

type Standing = { readonly status: number; readonly stopped_flag?: boolean; readonly plan_type_id?: number | null };

/** Why a paid service is unavailable now, and what to do about it; null if it is available. */
export function statusNotice({ status, stopped_flag, plan_type_id }: Standing): ReactNode {
  if (stopped_flag) return <BookingBlockNotice />;
  if (status === withdrawn) {
    return (
      <Notice
        kind="warning"
        title="退会済みです"
        action={<LinkButton to="/mypage/customers/resubscribe">再入会する</LinkButton>}
      >
        再入会すると、またお選びいただけます。
      </Notice>
    );
  }
  if (status === disabled) {
    return (
      <Notice
        kind="error"
        title="月額料金のお支払いが確認できていません"
        action={<LinkButton to="/mypage/payment_methods/edit">お支払い方法を変更する</LinkButton>}
      >
        カードを変更すると、すぐにご利用を再開できます。
      </Notice>
    );
  }
  if (plan_type_id === null) {
    return (
      <Notice
        kind="info"
        title="プランとカードの登録がまだです"
        action={<LinkButton to="/registration_reserves/payment_methods/add">登録の続きへ</LinkButton>}
      >
        登録が終わると、こちらからお手続きいただけます。
      </Notice>
    );
  }
  return null;
}
