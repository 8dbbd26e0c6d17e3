import { CalendarSync } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { MetaFunction } from 'react-router';
import { SelectMypageReservesListDocument } from '../../../contract/operations/generated.ts';
import { approvalStatus } from '../../../domain/codes.ts';
import { sum } from '../../../domain/yen.ts';
import { operation } from '../../data/question.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { CalendarPage } from '../../illustrations/calendar-page.tsx';
import { Loaded } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { reservedMealsText } from '../../parts/reserves/choose/meal-choice.ts';
import { answerDueText } from '../../parts/reserves/detail/answer-text.ts';
import { ListedReserveCard } from '../../parts/reserves/listed/listed-reserve-card.tsx';
import { isRequest } from '../../parts/reserves/registering/seat.ts';
import { CardDueNotice } from '../../parts/reserves/registering/seat-notice.tsx';
import { AnswerCountdown } from '../../parts/reserves/request/answer-countdown.tsx';
import { seriesMark } from '../../parts/reserves/series/series-mark.ts';
import type { ListedReserve } from '../../parts/reserves/start/again.ts';
import { AgainButton } from '../../parts/reserves/start/again-offer.tsx';
import { balanceText, ListedTickets } from '../../parts/tickets/listed-tickets.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '予約一覧', noindex: true });

/** What is coming, the next one first. */
export default function List() {
  const query = useAnswer(operation(SelectMypageReservesListDocument, {}));
  return (
    <MypagePage title="予約一覧" lead="これからのご予約です。終わったご利用は、ご利用履歴でご覧いただけます。">
      <Loaded query={query}>
        {({ reserves, tickets, planned }) =>
          reserves.length === 0 ? (
            <EmptyState
              picture={<CalendarPage className="h-auto w-28" />}
              title="これからのご予約はありません"
              action={
                <div className="flex flex-wrap gap-3">
                  <LinkButton to="/mypage/reserves_today/select_branches">今日すぐ預ける</LinkButton>
                  <LinkButton to="/mypage/reserves/select_branches" kind="plain">
                    明日からの予約
                  </LinkButton>
                </div>
              }
            >
              空いている時間を見て、ご予約いただけます。
            </EmptyState>
          ) : (
            <ul className="grid gap-5">
              {tickets.length > 0 && (
                <li className="text-note">回数券 {balanceText(sum(tickets.map(left)), tickets, planned)}。</li>
              )}
              {reserves.map((reserve) => (
                <li key={reserve.id} className="grid gap-3">
                  {reserve.card_due_datetime && (
                    <CardDueNotice due={reserve.card_due_datetime} asked={isRequest(reserve)} />
                  )}
                  <Listed reserve={reserve} owned={tickets} planned={planned} onChanged={() => void query.reload()} />
                </li>
              ))}
              <li className="border-t border-line pt-4">
                <LinkButton to="/mypage/calendar_feed" kind="quiet" size="small">
                  <CalendarSync className="size-4.5" aria-hidden="true" />
                  お使いのカレンダーに、予約を自動で表示する
                </LinkButton>
              </li>
            </ul>
          )
        }
      </Loaded>
    </MypagePage>
  );
}

const left = ({ remaining }: { remaining: number }): number => remaining;

type ListedProps = { reserve: ListedReserve } & Omit<ComponentProps<typeof ListedTickets>, 'reserve'>;

function Listed({ reserve, ...tickets }: ListedProps) {
  const meals = reservedMealsText(reserve.reserve_details);
  const series = seriesMark(reserve);
  const details = [
    series ?? '',
    meals === '' ? '' : `食事 ${meals}`,
    reserve.pick_up_name ? `お迎え ${reserve.pick_up_name}` : '',
    reserve.remarks ? `園に伝えたこと: ${reserve.remarks}` : '',
    reserve.approval_status === approvalStatus.code.pending
      ? answerDueText(reserve.answer_due_datetime, serverNow())
      : '',
  ].filter((text) => text !== '');
  return (
    <ListedReserveCard
      reserve={reserve}
      notes={details}
      more={
        <>
          {reserve.approval_status === approvalStatus.code.pending && reserve.answer_due_datetime && (
            <p className="text-note">
              <AnswerCountdown due={reserve.answer_due_datetime} word="お返事" />
            </p>
          )}
          <ListedTickets reserve={reserve} {...tickets} />
        </>
      }
      actions={
        <>
          {reserve.editable_flag && (
            <LinkButton to={`/mypage/reserves/edit/${reserve.id}`} kind="plain" size="small">
              変更する
            </LinkButton>
          )}
          <AgainButton reserve={reserve} />
          {!reserve.editable_flag && (
            <p className="w-full text-note text-ink-soft">
              {reserve.cancellable_flag
                ? '開始が近いため、変更は園へお電話ください。'
                : '開始時刻を過ぎています。ご連絡は園へお電話ください。'}
            </p>
          )}
        </>
      }
      tools={
        <LinkButton to={`/mypage/reserves/${reserve.id}`} kind="quiet" size="small">
          {reserve.cancellable_flag ? 'くわしく見る(地図・持ち物・キャンセル)' : 'くわしく見る(地図・持ち物)'}
        </LinkButton>
      }
    />
  );
}
