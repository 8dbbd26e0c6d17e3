import { Link, type MetaFunction, useLoaderData } from 'react-router';
import { requireNothingLeft } from '../../guard/registration-left.ts';
import { Sun } from '../../illustrations/sun.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { isAsked } from '../../parts/reserves/registering/seat.ts';
import { SeatNotice, seatText } from '../../parts/reserves/registering/seat-notice.tsx';
import { loadSeat, useSeat } from '../../parts/reserves/registering/use-seat.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { Steps } from '../../ui/steps.tsx';
import { reservesRegistrationSteps, step } from '../_parts/reserves-registration-steps.ts';

export const meta: MetaFunction = () => pageMeta({ title: '登録が完了しました', noindex: true });

export async function clientLoader() {
  await requireNothingLeft();
  return { seat: await loadSeat() };
}

export default function CustomerDetailsDone() {
  const { seat } = useSeat(useLoaderData<typeof clientLoader>().seat);
  return (
    <PageColumn>
      <Steps steps={reservesRegistrationSteps} current={step.done} />
      <Sun className="mt-6 h-auto w-28" />
      <div className="mt-4">
        <PageHeading
          lead={
            isAsked(seat)
              ? '登録のお手続きは、すべて終わりました。リクエストは、園のお返事をお待ちください。'
              : 'これで、すべてのお手続きが終わりました。ありがとうございます。'
          }
        >
          登録が完了しました
        </PageHeading>
      </div>
      <div className="mb-6 empty:hidden">
        <SeatNotice seat={seat} />
        {seat.kind === 'kept' && !isAsked(seat) && (
          <p className="rounded-lg bg-cream px-5 py-4">
            <span className="block font-bold">{seatText(seat.reserve)}</span>
            お待ちしています。
          </p>
        )}
      </div>
      <p>
        予約の内容は、予約一覧でいつでも確認できます。ご利用日の
        <Link to="/user_guide#belongings" className="text-link">
          持ち物
        </Link>
        もご確認ください。
      </p>
      <div className="mt-8 grid gap-3">
        <LinkButton to="/mypage/reserves/list" size="large">
          予約一覧を見る
        </LinkButton>
        <LinkButton to="/mypage/children/list" kind="plain">
          お子さまの健康とアレルギーを知らせる
        </LinkButton>
        <LinkButton to="/mypage/top" kind="plain">
          マイページへ
        </LinkButton>
      </div>
    </PageColumn>
  );
}
