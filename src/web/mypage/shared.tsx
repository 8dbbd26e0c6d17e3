import { Baby, CalendarDays, NotebookText } from 'lucide-react';
import type { MetaFunction } from 'react-router';
import { type SelectMypageSharedData, SelectMypageSharedDocument } from '../../contract/operations/generated.ts';
import { childcareStatus } from '../../domain/codes.ts';
import { type CardOfToday, todayCard } from '../../domain/reserves/today-card.ts';
import { withSan } from '../../domain/text/called-name.ts';
import { formatMonthDay, formatTimeRange } from '../../domain/time-format.ts';
import { operation } from '../data/question.ts';
import { serverNow, useServerNow } from '../data/server-clock.ts';
import { useAnswer } from '../data/use-answer.ts';
import { CardSkeletons, Loaded } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { AskHeadquarters } from '../parts/reserves/start/account-notice.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { MemberColumns } from './_parts/frame/mypage-page.tsx';
import { CardFrame, CardLine } from './_parts/top/card-frame.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お預かりの予定', noindex: true });

type Stay = SelectMypageSharedData['coming'][number];
type Card = CardOfToday<Stay, Stay, never>;

/** A child may be in care now: the page refreshes. */
const secondsToAsk = ({ coming }: SelectMypageSharedData): number | null =>
  coming.some(({ today_flag }) => today_flag) ? 60 : null;

/** A relative's My Page: the same card by the same rule, about nothing but when, where and who. */
export default function Shared() {
  const query = useAnswer(operation(SelectMypageSharedDocument, {}), { fresh: secondsToAsk });
  return (
    <MemberColumns>
      <div className="max-w-3xl min-w-0">
        <Loaded query={query} skeleton={<SharedSkeleton />}>
          {(data) => <Stays data={data} />}
        </Loaded>
      </div>
    </MemberColumns>
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
  useServerNow();
  const [next, ...later] = data.coming.filter(({ today_flag }) => !today_flag);
  const today = data.coming.filter(({ today_flag }) => today_flag);
  const card = todayCard({ today, next, pending: [] as never[], seatLost: false, staysShown: false }, serverNow());
  const listed = card.kind === 'next' || next === undefined ? later : [next, ...later];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeading lead={`${withSan(data.customers[0]?.name ?? '')}に共有されている予定です。`}>
        お預かりの予定
      </PageHeading>
      <SharedCard card={card} />
      {listed.length > 0 && <Later stays={listed} />}
      <LinkButton to="/mypage/days/list" kind="plain">
        <NotebookText className="size-5" aria-hidden="true" />
        これまでの連絡帳を見る
      </LinkButton>
    </div>
  );
}

function SharedCard({ card }: { card: Card }) {
  const gone = card.gone.map((stay) => (
    <CardLine key={stay.id} to={`/mypage/days/${stay.id}`}>
      <span className="piece">{stay.child_names}</span> <span className="font-bold">降園しました</span>{' '}
      <span className="piece">連絡帳</span>
    </CardLine>
  ));
  if ('stays' in card) {
    return (
      <CardFrame title={card.kind === 'in_care' ? 'お預かり中' : '今日の予定'} icon={Baby} lines={gone}>
        {card.stays.map((stay) => (
          <article key={stay.id} className="grid gap-3 px-5 py-4" aria-label={stay.child_names ?? ''}>
            <Facts stay={stay} />
            {stay.childcare_status === childcareStatus.code.present && (
              <LinkButton to={`/mypage/days/${stay.id}`} kind="plain" size="small">
                今日の様子を見る
              </LinkButton>
            )}
          </article>
        ))}
      </CardFrame>
    );
  }
  if (card.kind === 'next') {
    return (
      <CardFrame title="次の予定" icon={CalendarDays} lines={gone}>
        <div className="px-5 py-4">
          <p className="figures text-h3 font-bold">{formatMonthDay(card.reserve.start_datetime)}</p>
          <Facts stay={card.reserve} />
        </div>
      </CardFrame>
    );
  }
  return gone.length > 0 ? (
    <CardFrame title="今日の予定" icon={Baby}>
      {gone}
    </CardFrame>
  ) : (
    <AskHeadquarters />
  );
}

const Facts = ({ stay }: { stay: Stay }) => (
  <p className="leading-snug">
    <span className="figures block text-h3 font-bold">{formatTimeRange(stay.start_datetime, stay.end_datetime)}</span>
    <span className="phrases block font-bold">{stay.child_names}</span>
    <span className="piece">{stay.branch_name}</span>
  </p>
);

/** The first of what comes after the card; the rest unfolds. */
function Later({ stays }: { stays: readonly Stay[] }) {
  const shown = 2;
  const rest = stays.slice(shown);
  return (
    <section aria-labelledby="later-heading">
      <h2 id="later-heading" className="text-body">
        これからの予定
      </h2>
      <LaterList stays={stays.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary className="text-link flex min-h-11 items-center text-note">ほか{rest.length}件を見る</summary>
          <LaterList stays={rest} />
        </details>
      )}
    </section>
  );
}

const LaterList = ({ stays }: { stays: readonly Stay[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {stays.map((stay) => (
      <li key={stay.id} className="py-2 text-note leading-snug">
        <span className="figures block font-bold">
          {formatMonthDay(stay.start_datetime)} {formatTimeRange(stay.start_datetime, stay.end_datetime)}
        </span>
        {stay.child_names} {stay.branch_name}
      </li>
    ))}
  </ul>
);
