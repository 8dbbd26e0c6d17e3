import { type ClientLoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { approvalStatus } from '../../../../domain/codes.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { requireFinished } from '../../../flow/browser-flow.ts';
import { StepsPage, WaysOn } from '../../../flow/steps-page.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';
import { NoticeChannels } from '../../../parts/reserves/confirm/notice-channels-part.tsx';
import { answerDueText } from '../../../parts/reserves/detail/answer-text.ts';
import { editFlow, editSteps } from '../../../parts/reserves/edit-flow.ts';
import { loadListedReserve, reserveIdOf, startText } from '../../../parts/reserves/listed/listed-reserve.ts';
import { ListedReserveCard } from '../../../parts/reserves/listed/listed-reserve-card.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '予約を変更しました', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireFinished(editFlow(reserveIdOf(request)), '/mypage/reserves/list');
  const { reserve, today } = await loadListedReserve(request);
  // Cancelled since, or over.
  if (reserve === undefined) throw redirect('/mypage/reserves/list');
  return { reserve, today };
}

export default function EditDone() {
  const { reserve, today } = useLoaderData<typeof clientLoader>();
  const pending = reserve.approval_status === approvalStatus.code.pending;
  return (
    <StepsPage
      steps={editSteps}
      current={2}
      title={pending ? '変更のリクエストを送りました' : '予約を変更しました'}
      lead={
        pending ? (
          <>
            {answerDueText(reserve.answer_due_datetime, serverNow())}
            <NoticeChannels />
            でお知らせします。
          </>
        ) : (
          `${startText(reserve.start_datetime, today)}に、${reserve.branch_name}でお待ちしています。`
        )
      }
    >
      <ListedReserveCard reserve={reserve} />
      <p className="mt-6 text-note text-ink-soft">
        変更の内容を、
        <NoticeChannels />
        でもお送りしました。カレンダーに追加済みのときは、もう一度追加すると新しい時間に置きかわります。
      </p>
      <WaysOn to="/mypage/reserves/list">予約一覧へ</WaysOn>
    </StepsPage>
  );
}
