import { MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { priceLine } from '../../../../contract/functions/billing/price-lines.ts';
import type { SelectMypageReserveData } from '../../../../contract/operations/generated.ts';
import { feeRows } from '../../../../domain/billing/cancelling/cancellation-text.ts';
import { fairRows } from '../../../../domain/billing/cancelling/fair-text.ts';
import { sameDayText } from '../../../../domain/billing/pricing.ts';
import { mealsText } from '../../../../domain/calendar/meals.ts';
import { approvalStatus, cancelType } from '../../../../domain/codes.ts';
import { rowInForceIfAny } from '../../../../domain/settings/in-force.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PriceLines } from '../../../ui/price-lines.tsx';
import { ListedTickets } from '../../tickets/listed-tickets.tsx';
import { scheduleOf } from '../cancel/cancel-terms.ts';
import { FeeSteps } from '../confirm/fee-steps.tsx';
import { quoteLines } from '../confirm/quote-lines.ts';
import { AnswerCountdown } from '../request/answer-countdown.tsx';
import { seriesMark } from '../series/series-mark.ts';
import { BringItems, bringListOf } from './bring-items.tsx';
import { ChargedBeside } from './charged-beside.tsx';
import { FeeRefundNote } from './fee-refund-note.tsx';
import type { Standing } from './reserve-standing.ts';

export type DetailReserve = SelectMypageReserveData['reserves'][number];

type DetailProps = { data: SelectMypageReserveData; reserve: DetailReserve; standing: Standing };

const heads = { trust: 'bg-trust-soft', ask: 'bg-ask-soft', no: 'bg-no-soft', wrong: 'bg-wrong-soft' } as const;

const inks = { trust: 'text-trust', ask: 'text-ask', no: 'text-no', wrong: 'text-wrong' } as const;

/** When and where, what is true of it now, the way there and whom to call. */
export function WhenAndWhere({ reserve, standing }: Omit<DetailProps, 'data'>) {
  const { branch } = reserve;
  const series = seriesMark(reserve);
  return (
    <section
      aria-labelledby="when-heading"
      className="overflow-hidden rounded-lg border border-line bg-white shadow-raised"
    >
      <div className={`px-4 py-3.5 sm:px-5 ${heads[standing.tone]}`}>
        <p className={`text-note font-bold ${inks[standing.tone]}`}>
          {standing.badge}
          {series && <span className="ml-3 font-normal text-ink">{series}</span>}
        </p>
        <h2 id="when-heading" className="figures text-h2 leading-snug">
          {formatMonthDay(reserve.start_datetime)}{' '}
          <span className="whitespace-nowrap">{formatTimeRange(reserve.start_datetime, reserve.end_datetime)}</span>
        </h2>
        <p className="mt-1 text-note [word-break:auto-phrase]">{standing.words}</p>
        {standing.phase === 'pending' && reserve.answer_due_datetime && (
          <p className="mt-1 text-note">
            <AnswerCountdown due={reserve.answer_due_datetime} word="お返事" />
          </p>
        )}
      </div>
      <div className="px-4 py-3.5 sm:px-5">
        <p className="font-bold">
          {branch ? (
            <Link to={`/branches/${branch.path_name}`} className="text-link inline-flex min-h-11 items-center">
              {reserve.branch_name}
            </Link>
          ) : (
            reserve.branch_name
          )}
        </p>
        {branch && (
          <>
            <p className="text-note">
              {branch.address1}
              {branch.address2}
              {branch.nearest_station && <span className="block text-ink-soft">{branch.nearest_station}</span>}
            </p>
            <MapAndTel map={branch.google_map_shared_link} tel={branch.tel} />
          </>
        )}
      </div>
    </section>
  );
}

function MapAndTel({ map, tel }: { map: string | null; tel: string }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {map && (
        <a href={map} target="_blank" rel="noopener noreferrer" className={buttonStyle('plain', 'small')}>
          <MapPin className="size-4.5" aria-hidden="true" />
          地図を開く<span className="sr-only">(新しいタブで開きます)</span>
        </a>
      )}
      <a href={`tel:${tel}`} className={buttonStyle('plain', 'small', 'figures')}>
        <Phone className="size-4.5" aria-hidden="true" />
        <span className="sr-only">園に電話する </span>
        {formatTel(tel)}
      </a>
    </div>
  );
}

/** Who comes, what they eat, who fetches them, and what was said on both sides. */
export function CareFacts({ reserve }: { reserve: DetailReserve }) {
  const cancelled = reserve.reserve_cancellations[0];
  return (
    <Part title="お預かりの内容">
      <dl className="grid grid-cols-[min(6.5rem,36%)_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[10rem_1fr]">
        <Fact label="お子さまと食事">
          <ul>
            {reserve.reserve_details.map(({ child_id, child, ...meals }) => (
              <li key={child_id}>
                {child?.name ?? 'お子さま'}
                <span className="ml-2 text-note whitespace-nowrap text-ink-soft">{mealsText(meals) || '食事なし'}</span>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact label="お迎え">
          {reserve.pick_up_name ? (
            <>
              {withSan(reserve.pick_up_name)}
              {reserve.pick_up_tel && (
                <span className="figures block text-note text-ink-soft">{formatTel(reserve.pick_up_tel)}</span>
              )}
            </>
          ) : (
            '保護者の方'
          )}
        </Fact>
        {reserve.remarks && <Fact label="園に伝えたこと">{reserve.remarks}</Fact>}
        {reserve.approval_comment && <Fact label="園からのメッセージ">{reserve.approval_comment}</Fact>}
        {cancelled?.cancel_type === cancelType.code.byStaff && cancelled.cancel_remarks && (
          <Fact label="キャンセルについて園から">{cancelled.cancel_remarks}</Fact>
        )}
      </dl>
      <MadeBy reserve={reserve} />
    </Part>
  );
}

/** Who of a family with two guardians did it; families with one adult read nothing. */
function MadeBy({ reserve: { made_by, cancelled_by } }: { reserve: DetailReserve }) {
  if (!made_by && !cancelled_by) return null;
  return (
    <p className="mt-3 text-note text-ink-soft">
      {made_by && `${withSan(made_by)}が予約`}
      {made_by && cancelled_by && '、'}
      {cancelled_by && `${withSan(cancelled_by)}がキャンセル`}
    </p>
  );
}

export function BringPart({ data, reserve }: Omit<DetailProps, 'standing'>) {
  return (
    <Part title="持ち物">
      <p className="mb-2 text-note text-ink-soft">すべてのものに、お名前をお書きください。</p>
      <BringItems items={bringListOf(reserve, data)} />
    </Part>
  );
}

/** The estimate line by line, what tickets do, and what cancelling costs now and from when it costs more. */
export function MoneyPart({ data, reserve, standing }: DetailProps) {
  const lines = z.array(priceLine).safeParse(reserve.amount_lines);
  const names = reserve.reserve_details.map(({ child }) => child?.name ?? 'お子さま');
  return (
    <Part title="料金">
      {lines.success && lines.data.length > 0 && (
        <PriceLines
          caption="料金の見積もり"
          lines={quoteLines({ lines: lines.data }, names)}
          totalLabel="見積もり(税込)"
          note={
            standing.isAhead
              ? `${sameDayText(lines.data) ?? ''}ご利用が終わったあとに、ご登録のカードへ請求します。`
              : undefined
          }
        />
      )}
      <ChargedBeside
        reserve_amount={reserve.reserve_amount}
        payable_amount={standing.isAhead ? reserve.cancellation_fee?.payable_amount : undefined}
        charged={reserve.childcares.find(({ end_datetime }) => end_datetime !== null)?.total_amount}
      />
      {standing.isAhead && <ListedTickets reserve={reserve} owned={data.tickets} planned={data.planned} />}
      {standing.isAhead && <FeesAhead data={data} reserve={reserve} />}
      <FeeRefundNote given={reserve.reserve_cancellations[0]?.fee_give_backs} />
      <UnderReview data={data} />
      <CancelledFee reserve={reserve} />
      {!standing.isAhead && (
        <p className="mt-2 text-note">
          実際にお支払いいただいた金額は、
          <Link to="/mypage/childcares/list" className="text-link">
            ご利用履歴
          </Link>
          と
          <Link to="/mypage/payments/list" className="text-link">
            お支払い履歴
          </Link>
          でご確認いただけます。
        </p>
      )}
    </Part>
  );
}

/** What cancelling costs now and later. */
function FeesAhead({ data, reserve }: Omit<DetailProps, 'standing'>) {
  // After the answer it is a confirmed one: that is what the later steps are of.
  const schedule = scheduleOf(
    { ...reserve, approval_status: approvalStatus.code.notUsed },
    { cancellation_policies: data.cancellation_policies },
    serverNow(),
  );
  if (schedule.length === 0) return null;
  const pending = reserve.approval_status === approvalStatus.code.pending;
  const beforeAnswer = { beforeAnswer: reserve.cancellation_fee?.kept_cancel_amount ?? 0 };
  const policy = rowInForceIfAny(data.cancellation_policies, reserve.reserve_date);
  return (
    <div className="mt-4 rounded-lg bg-cream px-4 py-3 text-note">
      <h3 className="mb-1 text-note font-bold">キャンセル料</h3>
      <FeeSteps
        rows={[
          ...feeRows(schedule, reserve.start_datetime, pending ? beforeAnswer : null),
          ...(policy ? fairRows(policy) : []),
        ]}
      />
    </div>
  );
}

/** The branch has not decided yet: what it is about, and that nothing is charged meanwhile. */
function UnderReview({ data }: Pick<DetailProps, 'data'>) {
  const [waiting] = data.fee_waivers;
  if (!waiting) return null;
  const amount = waiting.fee_amount > 0 ? ` ${formatYen(waiting.fee_amount)}` : '';
  return (
    <div className="mt-4">
      <Notice kind="info" title="キャンセル料を園で確認しています">
        {waiting.reserve_cancellation_id === null
          ? `園からのお願いによる変更として、変更前のキャンセル料${amount}をいただかないことを確認しています。`
          : `キャンセル料${amount}をいただくかどうかを確認しています。`}
        決まりしだいお知らせします。それまで、ご請求はしません。
      </Notice>
    </div>
  );
}

/** What the cancellation cost, why, and what the branch let go of it. */
function CancelledFee({ reserve }: Pick<DetailProps, 'reserve'>) {
  const fee = reserve.reserve_cancellations[0];
  if (!fee || (fee.cancel_amount === 0 && fee.fee_goodwills.length === 0)) return null;
  return (
    <div className="mt-4 grid gap-1 rounded-lg bg-cream px-4 py-3 text-note">
      <h3 className="text-note font-bold">
        キャンセル料 <span className="figures">{formatYen(fee.cancel_amount)}</span>
      </h3>
      {fee.fee_reason && <p>{fee.fee_reason}</p>}
      {fee.fee_goodwills.map(({ id, lowered_amount, reason }) => (
        <p key={id}>
          園からの減額 <span className="figures">−{formatYen(lowered_amount)}</span>({reason})
        </p>
      ))}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-note leading-[1.8rem] text-ink-soft">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line">{children}</dd>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h2 className="mb-2 text-lead">{title}</h2>
      {children}
    </section>
  );
}
