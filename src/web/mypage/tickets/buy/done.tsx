import { type MetaFunction, useLoaderData } from 'react-router';
import { formatDate } from '../../../../domain/time-format.ts';
import { requireFinished } from '../../../flow/browser-flow.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { ticketFlow } from '../../../parts/tickets/ticket-flow.ts';
import { Notice } from '../../../ui/notice.tsx';
import { DonePage } from '../../_parts/frame/done-page.tsx';
import { choosingSteps } from '../../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '回数券を購入しました', noindex: true });

export const clientLoader = async () => ({
  bought: requireFinished(ticketFlow, ticketFlow.form),
});

export default function TicketsBuyDone() {
  const { bought } = useLoaderData<typeof clientLoader>();
  return (
    <DonePage
      glad
      steps={choosingSteps}
      title="回数券を購入しました"
      lead="次のお預かりから使えます。使う枚数は、ご予約の確認や予約一覧でご覧いただけます。領収書は、お支払い履歴から発行できます。"
      next={{ to: '/mypage/tickets/buy', label: '残りの枚数を見る' }}
    >
      <Notice kind="done" title={`${bought.number}枚`}>
        {formatDate(bought.expiry_date)}まで使えます。
      </Notice>
    </DonePage>
  );
}
