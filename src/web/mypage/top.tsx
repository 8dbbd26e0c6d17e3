import { useEffect } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { type SelectMypageTopData, SelectMypageTopDocument } from '../../contract/operations/generated.ts';
import { customerStatus } from '../../domain/codes.ts';
import { withSan } from '../../domain/text/called-name.ts';
import { operation } from '../data/question.ts';
import { useAnswer } from '../data/use-answer.ts';
import { CalendarPage } from '../illustrations/calendar-page.tsx';
import { CardSkeletons, Loaded } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { BenefitMeters } from '../parts/books/certificates/benefit-meter.tsx';
import { askedAgain, ConfirmHealth } from '../parts/care/health/confirm-health.tsx';
import { PassCard } from '../parts/family/passes/pass-card.tsx';
import { DueConsents } from '../parts/membership/due-consents.tsx';
import { bringListOf } from '../parts/reserves/detail/bring-items.tsx';
import { ReadyCard } from '../parts/reserves/ready/ready-card.tsx';
import { readyQuestion, readySeconds } from '../parts/reserves/ready/ready-question.ts';
import type { ReadyAnswer } from '../parts/reserves/ready/ready-text.ts';
import { SeatNotice } from '../parts/reserves/registering/seat-notice.tsx';
import { AskHeadquarters } from '../parts/reserves/start/account-notice.tsx';
import { BookingBlockNotice } from '../parts/reserves/start/booking-block-notice.tsx';
import { SeatOffers, WaitingEntries } from '../parts/waitlist/seat-offers.tsx';
import { LineErrorNotice } from '../sign-in/line-error-notice.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { SideMenu } from './_parts/frame/mypage-page.tsx';
import { InCare } from './_parts/top/in-care.tsx';
import { LineMessages } from './_parts/top/line-messages.tsx';
import { MorningCard } from './_parts/top/morning-card.tsx';
import { NextReserve } from './_parts/top/next-reserve.tsx';
import { Notices, PendingReserves } from './_parts/top/notices.tsx';
import { Notifications } from './_parts/top/notifications.tsx';
import { rememberForDevice, storeOfflinePage } from './_parts/top/offline-memory.ts';
import { PhoneMenu } from './_parts/top/phone-menu.tsx';
import { PickUpBenefits } from './_parts/top/pick-up-benefits.tsx';
import { ReachNotices } from './_parts/top/reach-notices.tsx';
import { type Customer, displayTypesOf, lostSeatOf, secondsToAsk, stayToFetch } from './_parts/top/top-data.ts';
import { UnreadMessages } from './_parts/top/unread-messages.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'マイページ', noindex: true });

export default function MypageTop() {
  const query = useAnswer(operation(SelectMypageTopDocument, {}), { fresh: secondsToAsk });
  const ready = useAnswer(readyQuestion(), { fresh: () => readySeconds });
  useEffect(() => {
    if (query.data) rememberForDevice(query.data);
  }, [query.data]);
  useEffect(storeOfflinePage, []);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-14 lg:px-6 lg:py-12">
      <SideMenu />
      <Loaded query={query} skeleton={<TopSkeleton />}>
        {(data) =>
          ready.waiting ? <TopSkeleton /> : <Top data={data} ready={ready.data} onChanged={() => void query.reload()} />
        }
      </Loaded>
    </div>
  );
}

function TopSkeleton() {
  return (
    <div>
      <PageHeading>マイページ</PageHeading>
      <CardSkeletons />
    </div>
  );
}

type TopProps = { data: SelectMypageTopData; ready: ReadyAnswer | undefined; onChanged: () => void };

function Top({ data, ready, onChanged }: TopProps) {
  const customer = data.customers[0];
  if (!customer) return <TopSkeleton />;
  const shown = displayTypesOf(data, customer);
  const next = data.info1[0];
  const lost = lostSeatOf(data);
  // Nothing to come, and nothing else is in its place.
  const isFree = data.today.length === 0 && lost.kind === 'none';
  return (
    <div className="min-w-0">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-h1">{withSan(customer.name)}</h1>
        {customer.plan_type && <p className="text-note text-ink-soft">{customer.plan_type.name}プラン</p>}
      </div>
      <LineErrorNotice />
      <LineLinked />
      <DueConsents className="mb-6" />
      <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_19rem] xl:items-start xl:gap-10">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <SeatOffers offers={data.seat_offers} />
          <InCare stays={data.today} onChanged={onChanged} />
          <MorningCard data={data} />
          <UnreadMessages branches={data.message_branches} />
          <SeatNotice seat={lost} />
          {customer.stopped_flag && <BookingBlockNotice />}
          {!customer.stays_flag && <AskHeadquarters />}
          <Notices shown={shown} customer={customer} data={data} />
          <ConfirmHealth asked={askedAgain(data.health_questions)} />
          <ReachNotices customer={customer} />
          {!next?.today_flag && <ReadyPart ready={ready} />}
          {next ? (
            <NextReserve reserve={next} bring={bringListOf(next, data)} onChanged={onChanged} />
          ) : (
            isFree && customer.stays_flag && <NoReserve customer={customer} />
          )}
          <PassCard reserve_id={stayToFetch(data)} />
          {next?.today_flag && <ReadyPart ready={ready} />}
          {shown.includes('info2') && <PendingReserves reserves={data.info2} />}
          {customer.paying_flag && <BenefitMeters />}
          <WaitingEntries count={data.wishes.aggregate.count} />
          <Notifications notifications={data.notifications} />
          <PhoneMenu />
        </div>
        <div className="mt-8 grid gap-8 xl:mt-0">
          {!customer.line_notification_flag && customer.line_blocked_at === null && <LineMessages />}
          <PickUpBenefits benefits={data.pick_up} />
        </div>
      </div>
    </div>
  );
}

/** Today's seat ready to take; who may not reserve has a notice above. Beside a reserve of today it is below that. */
function ReadyPart({ ready }: { ready: ReadyAnswer | undefined }) {
  if (ready === undefined || ready.reason === 'not_allowed' || ready.reason === 'no_branch') return null;
  return <ReadyCard first={ready} />;
}

/** Back from LINE (line_friend and line_notification callbacks). */
function LineLinked() {
  const [search] = useSearchParams();
  const line = search.get('line');
  if (line !== 'linked' && line !== 'not_friend') return null;
  return (
    <div className="mb-6">
      {line === 'linked' ? (
        <Notice kind="done" live title="LINEでお知らせを受け取れます">
          予約の確定や前日のご案内を、LINEでもお送りします。
        </Notice>
      ) : (
        <Notice kind="warning" live title="あと一歩です">
          LINEで「いまほいく」を友だちに追加すると、お知らせが届きます。
        </Notice>
      )}
    </div>
  );
}

/** The two buttons to reserve are within reach below; who may not reserve has a notice above that says what comes first. */
function NoReserve({ customer }: { customer: Customer }) {
  return (
    <EmptyState picture={<CalendarPage className="h-auto w-28 shrink-0" />} title="確定した予約はありません">
      {customer.status === customerStatus.code.enabled && '下のボタンから、今日の空きも、明日からの日も選べます。'}
      予約が確定すると、持ち物や園の連絡先がここに出ます。
    </EmptyState>
  );
}
