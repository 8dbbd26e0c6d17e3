import { CalendarDays, ChevronRight, LogOut } from 'lucide-react';
import { Link, type MetaFunction } from 'react-router';
import { type SelectMypageSharedData, SelectMypageSharedDocument } from '../../contract/operations/generated.ts';
import { type ChildcareStatus, childcareStatus } from '../../domain/codes.ts';
import { withSan } from '../../domain/text/called-name.ts';
import { formatMonthDay, formatTimeRange } from '../../domain/time-format.ts';
import { operation } from '../data/question.ts';
import { useAnswer } from '../data/use-answer.ts';
import { CalendarPage } from '../illustrations/calendar-page.tsx';
import { CardSkeletons, Loaded } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { SideMenu } from './_parts/frame/mypage-page.tsx';
import { PhoneMenu } from './_parts/top/phone-menu.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お預かりの予定', noindex: true });

type Stay = SelectMypageSharedData['coming'][number];

/** A child may be in care now: the page refreshes. */
const secondsToAsk = ({ coming }: SelectMypageSharedData): number | null =>
  coming.some(({ today_flag }) => today_flag) ? 60 : null;

/** A relative's My Page: today, what is to come, and the last days. */
export default function Shared() {
  const query = useAnswer(operation(SelectMypageSharedDocument, {}), { fresh: secondsToAsk });
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-14 lg:px-6 lg:py-12">
      <SideMenu />
      <div className="max-w-3xl min-w-0">
        <Loaded query={query} skeleton={<SharedSkeleton />}>
          {(data) => <Stays data={data} />}
        </Loaded>
      </div>
    </div>
  );
}

function SharedSkeleton() {
  return (
    <div>
      <PageHeading>お預かりの予定</PageHeading>
      <CardSkeletons />
    </div>
  );
}

function Stays({ data }: { data: SelectMypageSharedData }) {
  const today = data.coming.filter(({ today_flag }) => today_flag);
  const coming = data.coming.filter(({ today_flag }) => !today_flag);
  const none = data.coming.length === 0 && data.past.length === 0;
  return (
    <div>
      <PageHeading lead={`${withSan(data.customers[0]?.name ?? '')}に共有されている、お子さまのお預かりの予定です。`}>
        お預かりの予定
      </PageHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {none ? (
          <EmptyState
            picture={<CalendarPage className="h-auto w-28 shrink-0" />}
            title="ただいま表示できる予約はありません"
            action={
              <LinkButton to="/user_inquiries" kind="plain">
                お問い合わせ
              </LinkButton>
            }
          >
            予約が確定すると、ここに出ます。
          </EmptyState>
        ) : (
          <>
            <section aria-labelledby="today-heading">
              <h2 id="today-heading" className="text-h3">
                今日
              </h2>
              {today.length === 0 ? (
                <p className="mt-2 text-note text-ink-soft">今日のお預かりはありません。</p>
              ) : (
                <ul className="mt-3 grid gap-3">
                  {today.map((stay) => (
                    <li key={stay.id}>
                      <Today stay={stay} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
            <Listed id="coming-heading" title="これからの予定" stays={coming} empty="これからの予定はありません。" />
            {data.past.length > 0 && <Listed id="past-heading" title="これまで" stays={data.past} to={dayOf} />}
          </>
        )}
        <PhoneMenu />
        <Link
          to="/sign_out"
          className="inline-flex min-h-11 w-fit items-center gap-2 text-note text-ink-soft no-underline hover:underline lg:hidden"
        >
          <LogOut className="size-4.5" aria-hidden="true" />
          ログアウト
        </Link>
      </div>
    </div>
  );
}

const dayOf = ({ id }: { id: number }): string => `/mypage/days/${id}`;

const nowText: Readonly<Partial<Record<ChildcareStatus, string>>> = {
  [childcareStatus.code.present]: 'お預かり中',
  [childcareStatus.code.left]: '降園しました',
};

function Today({ stay }: { stay: Stay }) {
  const present = stay.childcare_status === childcareStatus.code.present;
  const word = nowText[stay.childcare_status as ChildcareStatus] ?? '今日の予定';
  return (
    <Link
      to={dayOf(stay)}
      className={`flex items-center gap-3 rounded-lg border p-5 text-ink no-underline ${present ? 'border-trust/40 bg-trust-soft' : 'border-line bg-white'}`}
    >
      <span className="min-w-0 flex-1">
        <span className={`block text-note font-bold ${present ? 'text-trust' : 'text-ink-soft'}`}>{word}</span>
        <span className="figures block text-h3 font-bold">
          {formatTimeRange(stay.start_datetime, stay.end_datetime)}
        </span>
        <span className="block">{stay.child_names}</span>
        <span className="block text-note text-ink-soft">{stay.branch_name}</span>
        <span className="mt-2 block text-note font-bold text-action">一日の様子を見る</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  );
}

type ListedStay = SelectMypageSharedData['past'][number];
type ListedProps = {
  id: string;
  title: string;
  stays: readonly ListedStay[];
  empty?: string;
  to?: (stay: ListedStay) => string;
};

function Listed({ id, title, stays, empty, to }: ListedProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {stays.length === 0 ? (
        <p className="mt-2 text-note text-ink-soft">{empty}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {stays.map((stay) => (
            <li key={stay.id}>
              {to ? (
                <Link to={to(stay)} className="flex min-h-14 items-center gap-3 py-3 text-ink no-underline">
                  <When stay={stay} />
                  <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
                </Link>
              ) : (
                <div className="flex min-h-14 items-center gap-3 py-3">
                  <When stay={stay} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function When({ stay }: { stay: ListedStay }) {
  return (
    <>
      <CalendarDays className="size-5.5 shrink-0 text-action" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="figures block font-bold">
          {formatMonthDay(stay.start_datetime)} {formatTimeRange(stay.start_datetime, stay.end_datetime)}
        </span>
        <span className="block text-note text-ink-soft">
          {stay.child_names} {stay.branch_name}
        </span>
      </span>
    </>
  );
}
