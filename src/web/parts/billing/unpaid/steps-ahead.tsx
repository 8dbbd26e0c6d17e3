import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import type { UnpaidStep } from '../../../../domain/billing/unpaid/unpaid-steps.ts';
import { formatDateWeekday } from '../../../../domain/time-format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { YenAmount } from '../../../ui/yen.tsx';

type Unpaid = FunctionOk<'readUnpaid'>;

const stepText: Readonly<Record<UnpaidStep, string>> = {
  first_reminder: 'もう一度ご案内をお送りします',
  second_reminder: '2回目のご案内をお送りします',
  pause_warning: '新しいご予約をお休みする前に、お知らせします',
  pause: '新しいご予約をお休みします(すでにあるご予約はそのままです)',
  headquarters: '本部からご連絡することがあります',
};

/** What happens when, unless everything is paid: no step comes as a surprise. */
export function StepsAhead({ ahead }: { ahead: Unpaid['ahead'] }) {
  return (
    <section aria-labelledby="ahead">
      <h2 id="ahead" className="mb-2 text-lead">
        これからの予定
      </h2>
      <p className="mb-3 text-note">お支払いが済むと、下の予定はすべてなくなります。</p>
      <ol className="divide-y divide-line border-y border-line">
        {ahead.map(({ step, date }) => (
          <li key={step} className="py-2.5 leading-snug sm:flex sm:gap-6">
            <span className="figures block shrink-0 text-note font-bold sm:w-40">{formatDateWeekday(date)}</span>
            <span className="text-note">{stepText[step]}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-note text-ink-soft">
        一度のお支払いが難しいときは、分けてお支払いいただくこともできます。お問い合わせからご相談ください。
      </p>
    </section>
  );
}

const instalmentText = { open: 'これから', paid: 'お支払い済み', failed: '決済できず' } as const;

/** Agreed with headquarters: the days and the amounts. */
export function RunningPlan({ plan }: { plan: NonNullable<Unpaid['plan']> }) {
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="mb-2 text-lead">
        分割払いのお約束
      </h2>
      <p className="mb-3 text-note">
        それぞれの日に、ご登録のカードへ請求します。お約束のとおりのあいだは、ご予約もこれまでどおりお取りいただけます。
      </p>
      <ol className="divide-y divide-line border-y border-line">
        {plan.instalments.map(({ id, number, due_date, amount, status }) => (
          <li key={id} className="figures flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-note">
            <span>
              {number}回目 {formatDateWeekday(due_date)}
            </span>
            <span className="flex items-center gap-3">
              <YenAmount amount={amount} className="font-bold" />
              <Badge tone={status === 'paid' ? 'trust' : status === 'failed' ? 'wrong' : 'no'}>
                {instalmentText[status]}
              </Badge>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
