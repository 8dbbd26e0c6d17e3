import { type ClientLoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { SelectChildHealthQuestionsDocument } from '../../../contract/operations/generated.ts';
import { approvalStatus } from '../../../domain/codes.ts';
import { dataClient } from '../../data/browser-data.ts';
import { StepsPage, WaysOn } from '../../flow/steps-page.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { ConfirmHealth } from '../../parts/care/health/confirm-health.tsx';
import { AskAllergies } from '../../parts/reserves/confirm/ask-allergies.tsx';
import { NextNotes } from '../../parts/reserves/confirm/next-notes.tsx';
import { loadListedReserve, startText } from '../../parts/reserves/listed/listed-reserve.ts';
import { ListedReserveCard } from '../../parts/reserves/listed/listed-reserve-card.tsx';
import { CardDueNotice } from '../../parts/reserves/registering/seat-notice.tsx';
import { requestDonePath, reserveSteps } from '../../parts/reserves/reserve-flow.ts';
import { AgainButton } from '../../parts/reserves/start/again-offer.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ご予約が確定しました', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [listed, { view_child_health_questions: asked }] = await Promise.all([
    loadListedReserve(request),
    dataClient().query(SelectChildHealthQuestionsDocument, {}),
  ]);
  const { reserve } = listed;
  // Cancelled or over: the list knows. Waiting for the branch: nothing is confirmed yet.
  if (reserve === undefined) throw redirect('/mypage/reserves/list');
  if (reserve.approval_status === approvalStatus.code.pending) throw redirect(requestDonePath(reserve));
  const coming = reserve.reserve_details.map(({ child }) => child?.id);
  return { ...listed, reserve, asked: asked.filter(({ child_id }) => coming.includes(child_id)) };
}

/** The end of the future and the same-day flow: what was fixed, what comes next, what to bring. */
export default function Done() {
  const { reserve, bring, today, asked } = useLoaderData<typeof clientLoader>();
  return (
    <StepsPage
      steps={reserveSteps}
      current={3}
      title="ご予約が確定しました"
      lead={`${startText(reserve.start_datetime, today)}に、${reserve.branch_name}でお待ちしています。`}
    >
      {reserve.card_due_datetime && (
        <div className="mb-5">
          <CardDueNotice due={reserve.card_due_datetime} asked={false} />
        </div>
      )}
      <ListedReserveCard reserve={reserve} />
      <AskAllergies reserve={reserve} />
      {asked.length > 0 && (
        <div className="mt-6">
          <ConfirmHealth asked={asked} />
        </div>
      )}
      <div className="mt-6 rounded-lg bg-cream p-5">
        <p className="font-bold">続けてご利用ですか</p>
        <p className="mt-1 mb-3 text-note">日にちだけを変えた内容で、確認のページへ進みます。</p>
        <AgainButton reserve={reserve} />
      </div>
      <NextNotes reserve={reserve} bring={bring} today={today} />
      <WaysOn to={`/mypage/reserves/${reserve.id}`}>この予約のページへ</WaysOn>
    </StepsPage>
  );
}
