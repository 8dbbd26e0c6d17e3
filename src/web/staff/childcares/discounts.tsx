import { useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { withSama } from '../../../domain/text/called-name.ts';
import { addDays, isTokyoDate } from '../../../domain/time.ts';
import { formatDateTime, formatMonthDay } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { useStaff } from '../../console/staff-context.tsx';
import { RowSkeletons, StaffPage } from '../../console/staff-page.tsx';
import { reading } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { staffFailureText } from '../../data/use-action.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { YenAmount } from '../../ui/yen.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '割引の一覧', noindex: true });

type Discount = FunctionOk<'staffListDiscounts'>['discounts'][number];

/** Who took how much off which bill, and why. */
export default function Discounts() {
  const { branch, manager } = useStaff();
  const today = useServerToday();
  const [from, setFrom] = useState(() => addDays(today, -30));
  const [to, setTo] = useState<string>(today);
  const ready = manager && isTokyoDate(from) && isTokyoDate(to) && from <= to;
  const { data, previous, failure } = useAnswer(
    reading('staffListDiscounts', ready ? { branch_id: branch.id, date_from: from, date_to: to } : null),
    { delay: 300 },
  );
  const shown = data ?? previous;
  return (
    <StaffPage
      title="割引の一覧"
      lead={branch.name}
      aside={
        <LinkButton to="/staff/childcares" kind="quiet" size="small">
          精算へ戻る
        </LinkButton>
      }
    >
      {!manager ? (
        <EmptyState title="割引の一覧は、園長が見られます" />
      ) : (
        <>
          <div className="mb-5 grid max-w-lg grid-cols-2 gap-3">
            <TextField
              label="ご利用日(から)"
              unmarked
              type="date"
              autoComplete="off"
              max={to}
              value={from}
              onChange={({ target }) => setFrom(target.value as typeof from)}
            />
            <TextField
              label="ご利用日(まで)"
              unmarked
              type="date"
              autoComplete="off"
              min={from}
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
          </div>
          {failure && (
            <Notice kind="error" live>
              {staffFailureText(failure)}
            </Notice>
          )}
          {shown ? <DiscountTable discounts={shown.discounts} /> : !failure && <RowSkeletons />}
        </>
      )}
    </StaffPage>
  );
}

function DiscountTable({ discounts }: { discounts: readonly Discount[] }) {
  if (discounts.length === 0) return <EmptyState title="この期間の割引はありません" />;
  const total = discounts.reduce((sum, { discount_amount }) => sum + discount_amount, 0);
  const people = [...new Set(discounts.map(({ account_name }) => account_name ?? '記録なし'))].map((name) => {
    const own = discounts.filter(({ account_name }) => (account_name ?? '記録なし') === name);
    return { name, count: own.length, sum: own.reduce((all, { discount_amount }) => all + discount_amount, 0) };
  });
  return (
    <>
      <p className="figures mb-2 text-lead">
        {discounts.length}件 合計 <strong>{formatYen(total)}</strong>
      </p>
      <p className="figures mb-4 flex flex-wrap gap-x-6 text-note text-ink-soft">
        {people.map(({ name, count, sum }) => (
          <span key={name}>
            {name} {count}件 {formatYen(sum)}
          </span>
        ))}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {discounts.map((discount) => (
          <li
            key={discount.childcare_id}
            className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 py-3 md:grid-cols-[9rem_1fr_14rem_auto]"
          >
            <span className="figures">{formatMonthDay(discount.date)}</span>
            <span className="order-3 col-span-2 leading-snug md:order-none md:col-span-1">
              <Link
                to={`/staff/reserves/${discount.reserve_id}`}
                className="text-link -my-2 inline-flex min-h-11 items-center"
              >
                {withSama(discount.customer_name)}
              </Link>
              <span className="block">{discount.reason}</span>
            </span>
            <span className="order-4 col-span-2 text-note leading-snug text-ink-soft md:order-none md:col-span-1">
              {discount.account_name ?? '記録なし'}
              {discount.given_at && <span className="figures block">{formatDateTime(discount.given_at)}</span>}
            </span>
            <span className="text-right leading-snug">
              <YenAmount amount={-discount.discount_amount} className="block font-bold" />
              <span className="figures text-note text-ink-soft">{formatYen(discount.price_amount)}から</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
