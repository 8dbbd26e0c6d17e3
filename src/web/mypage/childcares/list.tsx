import { type MetaFunction, useSearchParams } from 'react-router';
import {
  type SelectMypageChildcaresListData,
  SelectMypageChildcaresListDocument,
} from '../../../contract/operations/generated.ts';
import { childcareSettlement } from '../../../domain/codes.ts';
import { correctionSettlement } from '../../../domain/staff-codes.ts';
import { withSan } from '../../../domain/text/called-name.ts';
import { formatDateWeekday, formatTime, formatTimeRange } from '../../../domain/time-format.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { ClockPicture } from '../../illustrations/clock.tsx';
import { Loaded } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { childcareLines } from '../../parts/attendance/childcare-lines.ts';
import { AgainButton } from '../../parts/reserves/start/again-offer.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { pageOf } from '../../ui/page-numbers.ts';
import { Pager } from '../../ui/pager.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { YenAmount } from '../../ui/yen.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ご利用履歴', noindex: true });

const pageSize = 5;
type Childcare = SelectMypageChildcaresListData['childcares'][number];

const { toSettle, settled, chargeFailed } = childcareSettlement.code;
const toneOf = (status: number): BadgeTone =>
  status === settled ? 'trust' : status === chargeFailed ? 'wrong' : status === toSettle ? 'ask' : 'no';

export default function ChildcaresList() {
  const [search] = useSearchParams();
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const query = useAnswer(operation(SelectMypageChildcaresListDocument, { limit: pageSize, offset }));
  return (
    <MypagePage title="ご利用履歴" lead="予定と実際の時間、料金の内訳です。精算前のものが先に並びます。">
      <Loaded query={query}>
        {({ childcares, childcares_aggregate }) => {
          const total = childcares_aggregate.aggregate.count;
          if (childcares.length === 0) return <NoChildcares beyond={total > 0} />;
          return (
            <div className="grid gap-5">
              <p className="figures text-note text-ink-soft">全{total}件</p>
              <ul className="grid gap-5">
                {childcares.map((childcare) => (
                  <li key={childcare.id}>
                    <ChildcareCard childcare={childcare} />
                  </li>
                ))}
              </ul>
              <Pager total={total} pageSize={pageSize} />
            </div>
          );
        }}
      </Loaded>
    </MypagePage>
  );
}

function NoChildcares({ beyond }: { beyond: boolean }) {
  return beyond ? (
    <EmptyState title="このページにはご利用がありません" action={<LinkButton to="?">最初のページへ</LinkButton>} />
  ) : (
    <EmptyState
      picture={<ClockPicture className="h-auto w-24 shrink-0" />}
      title="ご利用はまだありません"
      action={<LinkButton to="/mypage/reserves_today/select_branches">今日の空きを見る</LinkButton>}
    >
      お預かりが終わると、時間と料金がここに出ます。
    </EmptyState>
  );
}

function ChildcareCard({ childcare }: { childcare: Childcare }) {
  const { reserve, start_datetime, end_datetime, status, branch, pick_up_name } = childcare;
  const names = reserve?.reserve_details.flatMap(({ child }) => child?.name ?? []) ?? [];
  const lines = childcareLines(childcare, reserve?.amount_lines, names);
  return (
    <article className="rounded-lg border border-line bg-white p-4 shadow-raised sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="figures text-h3">{formatDateWeekday(start_datetime)}</h2>
        <Badge tone={toneOf(status)}>{end_datetime ? childcareSettlement.label(status) : 'お預かり中'}</Badge>
      </div>
      <p className="mt-1 text-note text-ink-soft">
        {branch?.name} ・ {names.join('、')}
        {pick_up_name && ` ・ お迎え ${withSan(pick_up_name)}`}
      </p>
      <dl className="figures mt-3 grid grid-cols-2 gap-3 text-note">
        <div>
          <dt className="text-ink-soft">予定</dt>
          <dd>{reserve ? formatTimeRange(reserve.start_datetime, reserve.end_datetime) : '-'}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">実際</dt>
          <dd className="font-bold">
            {end_datetime ? formatTimeRange(start_datetime, end_datetime) : `${formatTime(start_datetime)}〜`}
          </dd>
        </div>
      </dl>
      {end_datetime ? (
        <Charged amount={childcare.total_amount} lines={lines} />
      ) : (
        <p className="mt-3 border-t border-line pt-3 text-note text-ink-soft">
          料金は、お迎えのあとに計算してここに出ます。
        </p>
      )}
      {reserve && (
        <LinkButton to={`/mypage/days/${reserve.id}`} kind="quiet" size="small" className="mt-2 px-0!">
          この日の連絡帳を見る
        </LinkButton>
      )}
      {childcare.childcare_corrections.map((correction) => (
        <Correction key={correction.id} {...correction} />
      ))}
      {status === chargeFailed && (
        <p className="mt-3 text-note">
          ご登録のカードで決済できませんでした。{' '}
          <LinkButton to="/mypage/unpaid" kind="quiet" size="small" className="px-0!">
            お支払いへ進む
          </LinkButton>
        </p>
      )}
      {end_datetime && reserve?.reserve_details.some(({ child }) => child !== null) && (
        <div className="mt-2 border-t border-line pt-3">
          <AgainButton reserve={reserve} />
        </div>
      )}
    </article>
  );
}

function Charged({ amount, lines }: { amount: number; lines: ReturnType<typeof childcareLines> }) {
  return (
    <details className="mt-3 border-t border-line pt-2">
      <summary className="flex min-h-11 items-center justify-between gap-3 text-note">
        <span className="text-link font-bold">料金の内訳</span>
        <YenAmount amount={amount} className="text-h3 font-bold" />
      </summary>
      <div className="pt-2">
        <PriceLines
          caption="料金の内訳"
          lines={lines}
          note="予定と実際のうち、早いほうの開始から遅いほうの終了までを計算しています。"
        />
      </div>
    </details>
  );
}

function Correction(correction: Childcare['childcare_corrections'][number]) {
  return (
    <p className="figures mt-3 border-t border-line pt-2 text-note">
      {formatDateWeekday(correction.created_at)}に料金を訂正しました。
      <YenAmount amount={correction.before_amount} /> → <YenAmount amount={correction.after_amount} />
      {correction.difference !== 0 && (
        <>
          ({correction.difference > 0 ? '追加 ' : '返金 '}
          <YenAmount amount={Math.abs(correction.difference)} /> {correctionSettlement.label(correction.status)})
        </>
      )}
    </p>
  );
}
