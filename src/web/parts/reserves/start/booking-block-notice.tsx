import { formatMonthDay } from '../../../../domain/time-format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Headquarters blocked the family. The reason is discussed in person, so the link is to ask; existing reserves stay. */
export function BookingBlockNotice({ until_date }: { until_date?: string | null }) {
  return (
    <Notice
      kind="warning"
      title="新しいお申し込みをお受けしていません"
      action={
        <LinkButton to="/user_inquiries" kind="plain" size="small">
          お問い合わせ
        </LinkButton>
      }
    >
      {until_date ? `${formatMonthDay(until_date)}まで、` : 'ただいま、'}
      新しいご予約、プランの変更、回数券のご購入をお受けしていません。すでにあるご予約のご確認、キャンセル、お迎えはこれまでどおりです。くわしくはお問い合わせください。
    </Notice>
  );
}
