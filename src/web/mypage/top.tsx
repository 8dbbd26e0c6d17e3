import { useEffect } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { type SelectMypageTopData, SelectMypageTopDocument } from '../../contract/operations/generated.ts';
import { withSan } from '../../domain/text/called-name.ts';
import { operation } from '../data/question.ts';
import { useAnswer } from '../data/use-answer.ts';
import { CardSkeletons, Loaded } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { readyQuestion, readySeconds } from '../parts/reserves/ready/ready-question.ts';
import type { ReadyAnswer } from '../parts/reserves/ready/ready-text.ts';
import { LineErrorNotice } from '../sign-in/line-error-notice.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { askedItems } from './_parts/asked/asked.ts';
import { MemberColumns } from './_parts/frame/mypage-page.tsx';
import { AskedLine } from './_parts/top/asked-line.tsx';
import { rememberForDevice, storeOfflinePage } from './_parts/top/offline-memory.ts';
import { Tiles } from './_parts/top/tiles.tsx';
import { TodayCard } from './_parts/top/today-card.tsx';
import { cardOf, lostSeatOf, secondsToAsk } from './_parts/top/top-data.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'マイページ', noindex: true });

/** One screen about today: one card, one line of what is asked, four tiles (decision 120). */
export default function MypageTop() {
  const query = useAnswer(operation(SelectMypageTopDocument, {}), { fresh: secondsToAsk });
  const ready = useAnswer(readyQuestion(), { fresh: () => readySeconds });
  useEffect(() => {
    if (query.data) rememberForDevice(query.data);
  }, [query.data]);
  useEffect(storeOfflinePage, []);
  return (
    <MemberColumns>
      <Loaded query={query} skeleton={<TopSkeleton />}>
        {(data) =>
          ready.waiting ? <TopSkeleton /> : <Top data={data} ready={ready.data} onChanged={() => void query.reload()} />
        }
      </Loaded>
    </MemberColumns>
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
  return (
    <div className="grid max-w-3xl min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-h2">{withSan(customer.name)}</h1>
        {customer.plan_type && <p className="text-note text-ink-soft">{customer.plan_type.name}プラン</p>}
      </div>
      <LineErrorNotice />
      <LineLinked />
      <TodayCard card={cardOf(data, customer)} seat={lostSeatOf(data)} ready={ready} onChanged={onChanged} />
      <AskedLine items={askedItems(data, customer)} />
      <Tiles waiting={data.wishes.aggregate.count} />
    </div>
  );
}

/** Back from LINE (line_friend and line_notification callbacks). */
function LineLinked() {
  const [search] = useSearchParams();
  const line = search.get('line');
  if (line !== 'linked' && line !== 'not_friend') return null;
  return line === 'linked' ? (
    <Notice kind="done" live title="LINEでお知らせを受け取れます">
      予約の確定や前日のご案内を、LINEでもお送りします。
    </Notice>
  ) : (
    <Notice kind="warning" live title="あと一歩です">
      LINEで「いまほいく」を友だちに追加すると、お知らせが届きます。
    </Notice>
  );
}
