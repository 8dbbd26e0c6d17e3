import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { approvalStatus } from '../../../../domain/codes.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { ToldBy } from '../../../reserves/confirm/told-by.tsx';
import { answerDueText } from '../../../reserves/detail/answer-text.ts';
import { editSteps } from '../../../reserves/edit-flow.ts';
import { loadListedReserve, startText } from '../../../reserves/listed/listed-reserve.ts';
import { ListedReserveCard } from '../../../reserves/listed/listed-reserve-card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../../ui/page-heading.tsx';
import { Steps } from '../../../ui/steps.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '予約を変更しました', noindex: true });

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadListedReserve(request);

export default function EditDone() {
  const { reserve, today } = useLoaderData<typeof clientLoader>();
  const pending = reserve?.approval_status === approvalStatus.code.pending;
  return (
    <PageColumn>
      <Steps steps={editSteps} current={2} />
      <div className="h-6" />
      <PageHeading
        lead={
          !reserve ? (
            'ご予約の内容は、予約一覧でご確認いただけます。'
          ) : pending ? (
            <>
              {answerDueText(reserve.answer_due_datetime, serverNow())}
              <ToldBy />
              でお知らせします。
            </>
          ) : (
            `${startText(reserve.start_datetime, today)}に、${reserve.branch_name}でお待ちしています。`
          )
        }
      >
        {pending ? '変更のリクエストを送りました' : '予約を変更しました'}
      </PageHeading>
      {reserve && <ListedReserveCard reserve={reserve} />}
      <p className="mt-6 text-note text-ink-soft">
        変更の内容を、
        <ToldBy />
        でもお送りしました。カレンダーに追加済みのときは、もう一度追加すると新しい時間に置きかわります。
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/mypage/reserves/list">予約一覧へ</LinkButton>
        <LinkButton to="/mypage/top" kind="plain">
          マイページへ
        </LinkButton>
      </div>
    </PageColumn>
  );
}
