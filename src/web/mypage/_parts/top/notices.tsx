import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import type { DisplayType } from '../../../../domain/membership/customer.ts';
import { formatDate, formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { UnpaidLines } from '../../../parts/billing/unpaid/unpaid-lines.tsx';
import { AnswerDueNote } from '../../../parts/reserves/detail/answer-due.tsx';
import { CardCountdown, type CardDue } from '../../../parts/reserves/registering/seat-notice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Customer, cardDueOf } from './top-data.ts';

/** error1–error3 and info3 (SPEC §4); info1 and info2 are the reserves below. */
export function Notices({ shown, customer, data }: { shown: readonly DisplayType[] } & NoticeProps) {
  const notices = shown.flatMap((type) => {
    const Show = { error1: Withdrawn, error2: Disabled, error3: Unpaid, info3: Unfinished }[type as string];
    return Show
      ? [
          <div key={type} data-display-type={type}>
            <Show customer={customer} data={data} />
          </div>,
        ]
      : [];
  });
  return notices.length > 0 && <div className="grid gap-4">{notices}</div>;
}

/** To the second guardian. */
const payerDoes = 'カードの変更は、お支払いの方のマイページから行えます。';

type NoticeProps = { customer: Customer; data: SelectMypageTopData };

/** error1 (SPEC §4): status 3. What the parent has done is no mistake, so it reads as information. */
function Withdrawn({ customer }: NoticeProps) {
  const { expiry_date, paying_flag } = customer;
  const today = useServerToday();
  const over = expiry_date === null || expiry_date < today;
  const asks = paying_flag ? '再入会のお手続きをお願いします。' : 'お支払いの方による再入会のお手続きが必要です。';
  return (
    <Notice
      kind="info"
      title="退会のお手続きが済んでいます"
      action={paying_flag && <LinkButton to="/mypage/customers/resubscribe">再入会する</LinkButton>}
    >
      {over
        ? `ご予約には、${asks}`
        : `${formatMonthDay(expiry_date)}まではご利用いただけます。そのあとのご予約には、${asks}`}
    </Notice>
  );
}

/** error2: status 2, with the last paid date. */
function Disabled({ customer }: NoticeProps) {
  const last = customer.subscription_last_paid_date;
  return (
    <Notice
      kind="error"
      title="月額料金のお支払いが確認できていません"
      action={customer.paying_flag && <LinkButton to="/mypage/payment_methods/edit">お支払い方法を変更する</LinkButton>}
    >
      {last && <span className="figures block">最後のお支払い: {formatDate(last)}</span>}
      新しいご予約ができなくなっています。すでにあるご予約は、そのままご利用いただけます。
      {!customer.paying_flag && payerDoes}
    </Notice>
  );
}

/** error3: a usage or a cancellation fee could not be charged. */
function Unpaid({ customer, data }: NoticeProps) {
  return (
    <Notice
      kind="error"
      title="お支払いできていない料金があります"
      action={
        <div className="flex flex-wrap gap-2.5">
          {customer.paying_flag && <LinkButton to="/mypage/unpaid">お支払いへ進む</LinkButton>}
          {customer.paying_flag && (
            <LinkButton to="/mypage/payment_methods/edit" kind="plain">
              お支払い方法を変更する
            </LinkButton>
          )}
          <LinkButton to="/mypage/childcares/list" kind="plain">
            内訳を見る
          </LinkButton>
        </div>
      }
    >
      <UnpaidLines unpaid={data} />
      ご登録のカードで決済できませんでした。
      {customer.paying_flag ? '登録のカード、別のカード、コンビニ、園の窓口で、お支払いいただけます。' : payerDoes}
    </Notice>
  );
}

/** info3: registration_status is not 1. */
function Unfinished({ customer, data }: NoticeProps) {
  if (!customer.paying_flag) return <PayerRegisters cardDue={customer.plan_type ? undefined : cardDueOf(data)} />;
  if (!customer.plan_type) return <CardMissing cardDue={cardDueOf(data)} />;
  return (
    <Notice
      kind="info"
      title="お客様情報の登録が残っています"
      action={<LinkButton to="/registration_reserves/customer_details/add">登録の続きへ</LinkButton>}
    >
      住所などを登録すると、登録が完了します。1分ほどで終わります。
    </Notice>
  );
}

/** Shows the second guardian what is missing, and who has to do it. */
function PayerRegisters({ cardDue }: { cardDue: CardDue | undefined }) {
  return (
    <Notice kind="info" title="お支払いの方の登録が残っています">
      {cardDue && <CardCountdown {...cardDue} />}
      お支払いの方がマイページから登録の続きを済ませると、完了します。
    </Notice>
  );
}

/** info3 before the card: the seat is held only until then. */
function CardMissing({ cardDue }: { cardDue: CardDue | undefined }) {
  return (
    <Notice
      kind="warning"
      title="プランとカードの登録が残っています"
      action={<LinkButton to="/registration_reserves/payment_methods/add">登録の続きへ</LinkButton>}
    >
      {cardDue ? <CardCountdown {...cardDue} /> : 'カードを登録すると、ご予約いただけます。3分ほどで終わります。'}
    </Notice>
  );
}

/** info2: requests that wait for the branch's answer. */
export function PendingReserves({ reserves }: { reserves: SelectMypageTopData['info2'] }) {
  return (
    <section aria-labelledby="pending-heading">
      <h2 id="pending-heading" className="text-h3">
        リクエスト中のご予約
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {reserves.map((reserve) => (
          <li key={reserve.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <p>
              <span className="figures font-bold">
                {formatMonthDay(reserve.start_datetime)} {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
              </span>
              <span className="block text-note text-ink-soft">{reserve.branch_name}</span>
              <span className="block text-note">
                <AnswerDueNote due={reserve.answer_due_datetime} />
              </span>
            </p>
            <LinkButton to={`/mypage/reserves/${reserve.id}`} kind="quiet" size="small">
              くわしく見る
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-note text-ink-soft">席は仮に押さえています。お返事は、メールやLINEでもお知らせします。</p>
    </section>
  );
}
