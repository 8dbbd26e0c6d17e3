import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { formatDate, formatMonthDay } from '../../../../domain/time-format.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { UnpaidLines } from '../../../parts/billing/unpaid/unpaid-lines.tsx';
import { CardCountdown, type CardDue } from '../../../parts/reserves/registering/seat-notice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Customer, cardDueOf } from '../top/top-data.ts';
import { askedWords, unfinishedWords } from './asked-words.ts';

/** To the second guardian. */
const payerDoes = 'カードの変更は、お支払いの方のマイページから行えます。';

type NoticeProps = { customer: Customer; data: SelectMypageTopData };

/** error1 (SPEC §4): status 3. What the parent has done is no mistake, so it reads as information. */
export function Withdrawn({ customer }: { customer: Customer }) {
  const { expiry_date, paying_flag } = customer;
  const today = useServerToday();
  const over = expiry_date === null || expiry_date < today;
  const asks = paying_flag ? '再入会のお手続きをお願いします。' : 'お支払いの方による再入会のお手続きが必要です。';
  return (
    <Notice
      kind="info"
      title={askedWords.error1}
      action={paying_flag && <LinkButton to="/mypage/customers/resubscribe">再入会する</LinkButton>}
    >
      {over
        ? `ご予約には、${asks}`
        : `${formatMonthDay(expiry_date)}まではご利用いただけます。そのあとのご予約には、${asks}`}
    </Notice>
  );
}

/** error2: status 2, with the last paid date. */
export function Disabled({ customer }: { customer: Customer }) {
  const last = customer.subscription_last_paid_date;
  return (
    <Notice
      kind="error"
      title={askedWords.error2}
      action={customer.paying_flag && <LinkButton to="/mypage/payment_methods/edit">お支払い方法を変更する</LinkButton>}
    >
      {last && <span className="figures block">最後のお支払い: {formatDate(last)}</span>}
      新しいご予約ができなくなっています。すでにあるご予約は、そのままご利用いただけます。
      {!customer.paying_flag && payerDoes}
    </Notice>
  );
}

/** error3: a usage or a cancellation fee could not be charged. */
export function Unpaid({ customer, data }: NoticeProps) {
  return (
    <Notice
      kind="error"
      title={askedWords.error3}
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
export function Unfinished({ customer, data }: NoticeProps) {
  if (!customer.paying_flag) return <PayerRegisters cardDue={customer.plan_type ? undefined : cardDueOf(data)} />;
  if (!customer.plan_type) return <CardMissing cardDue={cardDueOf(data)} />;
  return (
    <Notice
      kind="info"
      title={unfinishedWords.details}
      action={<LinkButton to="/registration_reserves/customer_details/add">登録の続きへ</LinkButton>}
    >
      住所などを登録すると、登録が完了します。1分ほどで終わります。
    </Notice>
  );
}

/** Shows the second guardian what is missing, and who has to do it. */
function PayerRegisters({ cardDue }: { cardDue: CardDue | undefined }) {
  return (
    <Notice kind="info" title={unfinishedWords.payer}>
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
      title={unfinishedWords.card}
      action={<LinkButton to="/registration_reserves/payment_methods/add">登録の続きへ</LinkButton>}
    >
      {cardDue ? <CardCountdown {...cardDue} /> : 'カードを登録すると、ご予約いただけます。3分ほどで終わります。'}
    </Notice>
  );
}
