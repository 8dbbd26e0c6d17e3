import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { nextPage } from '../../guard/registration-left.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { isAsked, type Seat } from '../../parts/reserves/registering/seat.ts';
import { SeatNotice, seatText } from '../../parts/reserves/registering/seat-notice.tsx';
import { loadSeat, useSeat } from '../../parts/reserves/registering/use-seat.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { paymentFlow } from '../_parts/payment-flow.ts';
import { StepPage } from '../_parts/step-page.tsx';

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
    <StepPage at="card" title="プランとカードを登録しました" lead={seatLead(seat)}>
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
    </StepPage>
  );
}

/** Only what is true of the seat now. */
function seatLead(seat: Seat): string {
  if (isAsked(seat)) return 'リクエストは、園のお返事をお待ちください。';
  if (seat.kind === 'kept') return `${seatText(seat.reserve)}の席は、このまま確保されています。`;
  if (seat.kind === 'lost') return 'カードは登録できましたが、予約の席は期限を過ぎてお返ししています。';
  return 'いつでもご予約いただけます。';
}
