import {
  type ClientLoaderFunctionArgs,
  data,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { SelectMypageReservesRequestDoneDocument } from '../../../../contract/operations/generated.ts';
import { approvalStatus } from '../../../../domain/codes.ts';
import { callFunction, dataClient } from '../../../data/browser-data.ts';
import { resultOrFalse } from '../../../data/call-function.ts';
import { StepsPage, WaysOn } from '../../../flow/steps-page.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';
import { NoticeChannels } from '../../../parts/reserves/confirm/notice-channels-part.tsx';
import { RequestNotes } from '../../../parts/reserves/confirm/request-notes.tsx';
import { loadListedReserve } from '../../../parts/reserves/listed/listed-reserve.ts';
import { ListedReserveCard } from '../../../parts/reserves/listed/listed-reserve-card.tsx';
import { CalendarFileButton } from '../../../parts/reserves/listed/reserve-tools.tsx';
import { CardDueNotice } from '../../../parts/reserves/registering/seat-notice.tsx';
import { OtherSeats } from '../../../parts/reserves/request/other-seats.tsx';
import { reserveDonePath, reserveSteps } from '../../../parts/reserves/reserve-flow.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'リクエストを送りました', noindex: true });

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const branch_id = Number(params.branch_id);
  if (!Number.isInteger(branch_id)) throw data(null, { status: 404 });
  const [{ branches_by_pk: branch }, { reserve }] = await Promise.all([
    dataClient().query(SelectMypageReservesRequestDoneDocument, { branch_id }),
    loadListedReserve(request),
  ]);
  // Cancelled, refused or never asked: the list knows. Answered since: it is confirmed.
  if (reserve === undefined) throw redirect('/mypage/reserves/list');
  if (reserve.approval_status !== approvalStatus.code.pending) throw redirect(reserveDonePath(reserve.id));
  if (!branch || reserve.branch_id !== branch.id) throw data(null, { status: 404 });
  const others = resultOrFalse(await callFunction('requestAlternatives', { reserve_id: reserve.id }));
  return { branch, reserve, alternatives: others === false ? [] : others.alternatives };
}

/** A △ day: the branch answers first. */
export default function RequestDone() {
  const { branch, reserve, alternatives } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  return (
    <StepsPage
      steps={reserveSteps}
      current={3}
      title="リクエストを送りました"
      lead={
        <>
          {branch.name}からのお返事を、
          <NoticeChannels />
          でお知らせします。
        </>
      }
    >
      {reserve.card_due_datetime && (
        <div className="mb-5">
          <CardDueNotice due={reserve.card_due_datetime} asked />
        </div>
      )}
      <ListedReserveCard reserve={reserve} actions={<CalendarFileButton reserve_id={reserve.id} />} />
      <RequestNotes branch={branch} due={reserve.answer_due_datetime} />
      <div className="mt-6">
        <OtherSeats
          asked={{
            ...reserve,
            names: reserve.reserve_details.map(({ child }) => child?.name ?? 'お子さま'),
            waits: true,
          }}
          alternatives={alternatives}
          onChanged={() => void revalidate()}
        />
      </div>
      <WaysOn to="/mypage/reserves/list">予約一覧へ</WaysOn>
    </StepsPage>
  );
}
