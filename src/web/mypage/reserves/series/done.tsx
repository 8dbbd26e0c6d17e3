import { type MetaFunction, useLoaderData } from 'react-router';
import { approvalStatus, reservableMark } from '../../../../domain/codes.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { requireFinished } from '../../../flow/browser-flow.ts';
import { StepsPage, WaysOn } from '../../../flow/steps-page.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';
import { NoticeChannels } from '../../../parts/reserves/confirm/notice-channels-part.tsx';
import { type MadeSeries, seriesFlow, seriesSteps } from '../../../parts/reserves/series/series-flow.ts';
import { SeriesRow } from '../../../parts/reserves/series/series-rows.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { YenAmount } from '../../../ui/yen.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'まとめて予約しました', noindex: true });

export const clientLoader = () => ({ made: requireFinished(seriesFlow, '/mypage/reserves/list') });

const isAsked = ({ approval_status }: MadeSeries['days'][number]): boolean =>
  approval_status === approvalStatus.code.pending;

/** What was reserved, what still waits for the branch, and what could not be had. */
export default function SeriesDone() {
  const { made } = useLoaderData<typeof clientLoader>();
  const asked = made.days.filter(isAsked).length;
  const confirmed = made.days.length - asked;
  return (
    <StepsPage steps={seriesSteps} current={4} title="まとめて予約しました" lead={leadOf(confirmed, asked)}>
      <div className="grid gap-5">
        <section aria-label="予約した日" className="rounded-lg border border-line bg-white px-4 py-2 shadow-raised">
          <ol>
            {made.days.map((day) => (
              <SeriesRow
                key={day.reserve_id}
                day={{ ...day, mark: isAsked(day) ? reservableMark.ask : reservableMark.available, holiday_name: null }}
                standing={isAsked(day) ? 'リクエスト中' : '予約確定'}
                branch_name={day.branch_name}
                amount={<YenAmount amount={day.reserve_amount} className="font-bold" />}
              />
            ))}
          </ol>
          <p className="flex items-baseline justify-between gap-4 border-t border-line py-3">
            <span className="font-bold">合計の見積もり</span>
            <YenAmount amount={made.total} className="text-h3 font-bold" />
          </p>
        </section>
        {made.left_out.length > 0 && (
          <Notice kind="warning" title={`${made.left_out.length}日は予約できませんでした`}>
            <ul>
              {made.left_out.map(({ reserve_date, msg }) => (
                <li key={reserve_date}>
                  <strong>{formatMonthDay(reserve_date)}</strong> {msg}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <ul className="list-disc space-y-1 pl-5">
          <li>
            全部の日の内容とキャンセルの期限を、1通にまとめて
            <NoticeChannels />
            でお送りしました。
          </li>
          <li>それぞれの前日に、もう一度お知らせします。</li>
          <li>変更とキャンセルは、1日だけでも、残りの日をまとめてでもお手続きいただけます。</li>
        </ul>
      </div>
      <WaysOn to="/mypage/reserves/list">予約一覧へ</WaysOn>
    </StepsPage>
  );
}

function leadOf(confirmed: number, asked: number): string {
  if (asked === 0) return `${confirmed}日分のご予約が確定しました。当日、お待ちしています。`;
  const rest = `${asked}日分は、園のお返事を待っています。お受けできるかどうか、1日ずつお知らせします。`;
  return confirmed === 0 ? rest : `${confirmed}日分のご予約が確定しました。${rest}`;
}
