import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import {
  SelectMypageReservesListDocument,
  SelectRegistrationReservesCustomersRequestDoneDocument,
  SelectRegistrationReservesPaymentMethodsAddDocument,
} from '../../../contract/operations/generated.ts';
import { dataClient } from '../../data/browser-data.ts';
import { pageAfter } from '../../guard/page-after.ts';
import { Sun } from '../../illustrations/sun.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { AskAllergies } from '../../parts/reserves/confirm/ask-allergies.tsx';
import { RequestNotes } from '../../parts/reserves/confirm/request-notes.tsx';
import { ListedReserveCard } from '../../parts/reserves/listed/listed-reserve-card.tsx';
import { isAsked } from '../../parts/reserves/registering/seat.ts';
import { CardCountdown, SeatNotice } from '../../parts/reserves/registering/seat-notice.tsx';
import { loadSeat, seatIn, useSeat } from '../../parts/reserves/registering/use-seat.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { Steps } from '../../ui/steps.tsx';
import { reservesRegistrationSteps, step } from '../_parts/reserves-registration-steps.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'お申し込みを受け付けました', noindex: true });

export async function clientLoader() {
  const [{ customers }, { reserves }, seat] = await Promise.all([
    dataClient().query(SelectRegistrationReservesPaymentMethodsAddDocument, {}),
    dataClient().query(SelectMypageReservesListDocument, {}),
    loadSeat(),
  ]);
  const state = seatIn(seat);
  // Cancelled otherwise, or long over: this page has nothing true to say any more.
  if (state.kind === 'none' || state.kind === 'refused') throw redirect('/mypage/top');
  const reserve = reserves.find(({ id }) => id === state.reserve.id);
  const asked = isAsked(state) ? await askedBranch(state.reserve.branch_id) : null;
  return { seat, reserve, asked, next: pageAfter(customers[0]) };
}

async function askedBranch(branch_id: number) {
  const document = SelectRegistrationReservesCustomersRequestDoneDocument;
  return (await dataClient().query(document, { branch_id })).branches_by_pk;
}

/** Confirmed at once (○), or asked (△): variant B's request-done is here too. */
export default function ReservesRegistrationDone() {
  const { seat: loaded, reserve, asked, next } = useLoaderData<typeof clientLoader>();
  const { seat } = useSeat(loaded);
  const left = next !== '/mypage/top';
  const lost = seat.kind === 'lost' || seat.kind === 'refused';
  const branch = reserve?.branch_name ?? '園';
  return (
    <PageColumn>
      <Steps steps={reservesRegistrationSteps} current={step.apply} />
      {!lost && <Sun className="mt-6 h-auto w-28" />}
      <div className="mt-4">
        <PageHeading lead={lost ? 'もう一度ご予約いただけます。' : leadOf(isAsked(seat), branch)}>
          {lost ? '席をお返ししました' : isAsked(seat) ? 'リクエストを送りました' : '席を確保しました'}
        </PageHeading>
      </div>
      {!lost && reserve && <ListedReserveCard reserve={reserve} />}
      {isAsked(seat) && asked && <RequestNotes branch={asked} due={reserve?.answer_due_datetime ?? null} />}
      <div className="mt-6 grid gap-3">
        {lost && <SeatNotice seat={seat} />}
        {left && !lost && (
          <Notice kind="warning" title="あと少しで登録が完了します">
            {seat.kind === 'waiting' ? (
              <CardCountdown due={seat.due} asked={isAsked(seat)} />
            ) : (
              'プランとカード、お客様情報の登録をお願いします。'
            )}
          </Notice>
        )}
        {left && (
          <LinkButton to={next} size="large" kind={lost ? 'plain' : 'primary'} className="mt-3">
            {lost ? '先にカードを登録する' : '続けて登録する'}
          </LinkButton>
        )}
        <LinkButton to="/mypage/top" kind={left ? 'plain' : 'primary'}>
          {left && !lost ? 'あとで登録する(マイページへ)' : 'マイページへ'}
        </LinkButton>
      </div>
      {!lost && reserve && <AskAllergies reserve={reserve} />}
    </PageColumn>
  );
}

const leadOf = (asked: boolean, branch: string): string =>
  asked ? `${branch}が確認して、お返事します。席は仮に押さえています。` : `${branch}でお待ちしています。`;
