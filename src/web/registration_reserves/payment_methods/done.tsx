import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { nextPage } from '../../guard/registration-left.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { isAsked, type Seat } from '../../seat/seat.ts';
import { SeatNotice, seatText } from '../../seat/seat-notice.tsx';
import { loadSeat, useSeat } from '../../seat/use-seat.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { Steps } from '../../ui/steps.tsx';
import { paymentFlow } from '../_parts/payment-flow.ts';
import { reservesRegistrationSteps, step } from '../_parts/reserves-registration-steps.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'カードを登録しました', noindex: true });

export async function clientLoader() {
  const [next, seat] = await Promise.all([nextPage(), loadSeat()]);
  if (next === paymentFlow.form) throw redirect(next);
  return { next, seat };
}

export default function PaymentMethodsDone() {
  const { next, seat: loaded } = useLoaderData<typeof clientLoader>();
  const { seat } = useSeat(loaded);
  const last = next === '/mypage/top';
  return (
    <PageColumn>
      <Steps steps={reservesRegistrationSteps} current={step.card} />
      <div className="mt-6">
        <PageHeading lead={seatLead(seat)}>プランとカードを登録しました</PageHeading>
      </div>
      <div className="mb-6 empty:hidden">
        <SeatNotice seat={seat} />
      </div>
      <p>{last ? '登録はすべて終わっています。' : 'あとは、ご住所などのお客様情報だけです。1分ほどで終わります。'}</p>
      <div className="mt-8 grid gap-3">
        <LinkButton to={next} size="large">
          {last ? 'マイページへ' : 'お客様情報を入力する'}
        </LinkButton>
        {!last && (
          <LinkButton to="/mypage/top" kind="plain">
            あとで入力する(マイページへ)
          </LinkButton>
        )}
      </div>
    </PageColumn>
  );
}

/** Only what is true of the seat now. */
function seatLead(seat: Seat): string {
  if (isAsked(seat)) return 'リクエストは、園のお返事をお待ちください。';
  if (seat.kind === 'kept') return `${seatText(seat.reserve)}の席は、このまま確保されています。`;
  if (seat.kind === 'lost') return 'カードは登録できましたが、予約の席は期限を過ぎてお返ししています。';
  return 'いつでもご予約いただけます。';
}
