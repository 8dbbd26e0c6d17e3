import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { requireFinished } from '../../../flow/browser-flow.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { cancelFlow } from '../../../parts/reserves/cancel/cancel-flow.ts';
import { NoticeChannels } from '../../../parts/reserves/confirm/notice-channels-part.tsx';
import { reserveIdOf } from '../../../parts/reserves/listed/listed-reserve.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../../ui/page-heading.tsx';
import { ReceiptPart } from '../../../ui/receipt.tsx';
import { YenAmount } from '../../../ui/yen.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'キャンセルしました', noindex: true });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return { cancelled: requireFinished(cancelFlow(reserveIdOf(request)), '/mypage/reserves/list') };
}

export default function CancelDone() {
  const { cancelled } = useLoaderData<typeof clientLoader>();
  return (
    <PageColumn>
      <PageHeading lead={cancelled.ill ? 'お大事になさってください。' : 'またのご利用をお待ちしています。'}>
        {cancelled.ill ? 'お休みのご連絡をいただきました' : 'キャンセルしました'}
      </PageHeading>
      <ReceiptPart
        title={cancelled.ill ? 'お休みになるご予約' : 'キャンセルしたご予約'}
        rows={[
          { label: '園', value: cancelled.branch_name },
          {
            label: '日時',
            value: cancelled.days
              ? `まとめて予約の${cancelled.days}日分`
              : `${formatMonthDay(new Date(cancelled.start_datetime))} ${formatTimeRange(cancelled.start_datetime, cancelled.end_datetime)}`,
          },
          { label: 'キャンセル料', value: <YenAmount amount={cancelled.cancel_amount} className="font-bold" /> },
        ]}
      />
      <p className="text-note text-ink-soft">
        内容を、
        <NoticeChannels />
        でお送りしました。
        {cancelled.cancel_amount > 0 && 'キャンセル料は、ご登録のカードへ請求します。'}
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/mypage/reserves/list">予約一覧へ</LinkButton>
        {/* After an illness the next reserve is not what the parent wants now. */}
        <LinkButton to={cancelled.ill ? '/mypage/top' : '/mypage/reserves/select_branches'} kind="plain">
          {cancelled.ill ? 'マイページへ' : '別の日を予約する'}
        </LinkButton>
      </div>
    </PageColumn>
  );
}
