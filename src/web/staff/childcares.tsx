import { type MetaFunction, useSearchParams } from 'react-router';
import { SelectStaffChildcaresDocument } from '../../contract/operations/generated.ts';
import { cancelSettlementStatus, childcareSettlement } from '../../domain/codes.ts';
import { addDays, instantOf, isTokyoDate } from '../../domain/time.ts';
import { formatMonthDay } from '../../domain/time-format.ts';
import { operation } from '../data/question.ts';
import { useServerToday } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { CancellationCard } from './_parts/childcares/cancellation-card.tsx';
import { ChildcareCard } from './_parts/childcares/childcare-card.tsx';
import { DayPicker } from './_parts/frame/day-picker.tsx';
import { useStaff } from './_parts/frame/staff-context.tsx';
import { LiveLoaded, StaffPage } from './_parts/frame/staff-page.tsx';
import { useLiveAnswer } from './_parts/frame/use-live-answer.ts';

export const meta: MetaFunction = () => pageMeta({ title: '精算', noindex: true });

export default function Childcares() {
  const { branch } = useStaff();
  const today = useServerToday();
  const [search] = useSearchParams();
  const asked = search.get('from') ?? today;
  const date = isTokyoDate(asked) ? asked : today;
  const query = useLiveAnswer(
    operation(SelectStaffChildcaresDocument, {
      branch_id: branch.id,
      date_from: instantOf(date).toISOString(),
      date_to: instantOf(addDays(date, 1)).toISOString(),
    }),
  );
  const reload = () => void query.reload();
  return (
    <StaffPage title="精算" aside={<DayPicker date={date} today={today} />}>
      <LiveLoaded query={query}>
        {({ failed, failed_cancellations, childcares, cancellations }) => {
          const problems = failed.length + failed_cancellations.length;
          const rest = childcares.filter(({ status }) => status !== childcareSettlement.code.charge_failed);
          const fees = cancellations.filter(
            ({ cancel_settlement_status }) => cancel_settlement_status !== cancelSettlementStatus.code.charge_failed,
          );
          return (
            <>
              {problems > 0 && (
                <section aria-labelledby="failed" className="mb-8">
                  <h2 id="failed" className="mb-2 text-lead">
                    決済できなかったもの{' '}
                    <span className="figures text-note font-normal text-ink-soft">{problems}件</span>
                  </h2>
                  <div className="mb-3">
                    <Notice kind="warning">
                      お客様にはカードの確認をお願いしています。カードが変わると自動的にもう一度決済します。
                    </Notice>
                  </div>
                  <ul className="grid gap-4">
                    {failed.map((childcare) => (
                      <li key={`childcare ${childcare.id}`}>
                        <ChildcareCard childcare={childcare} onChanged={reload} />
                      </li>
                    ))}
                    {failed_cancellations.map((cancellation) => (
                      <li key={`cancellation ${cancellation.id}`}>
                        <CancellationCard cancellation={cancellation} onChanged={reload} />
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              <section aria-labelledby="day">
                <h2 id="day" className="mb-3 text-lead">
                  {formatMonthDay(date)}のご利用
                </h2>
                {rest.length + fees.length === 0 ? (
                  <EmptyState title="この日のご利用はありません">
                    登園の記録がある予約と、キャンセル料が表示されます。
                  </EmptyState>
                ) : (
                  <ul className="grid gap-4">
                    {rest.map((childcare) => (
                      <li key={`childcare ${childcare.id}`}>
                        <ChildcareCard childcare={childcare} onChanged={reload} />
                      </li>
                    ))}
                    {fees.map((cancellation) => (
                      <li key={`cancellation ${cancellation.id}`}>
                        <CancellationCard cancellation={cancellation} onChanged={reload} />
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            </>
          );
        }}
      </LiveLoaded>
    </StaffPage>
  );
}
