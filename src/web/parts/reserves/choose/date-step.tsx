import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { timeText } from '../../../../domain/time.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { SchemaForm } from '../../../form/schema-form.tsx';
import { FailureNotice } from '../../../layout/failure-notice.tsx';
import { WaitlistLink } from '../../../layout/waitlist-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { scrollCalmly } from '../../../ui/scroll-calmly.ts';
import { YenAmount } from '../../../ui/yen.tsx';
import type { RangeDefaults } from '../../calendar/free-hours/day-slots.ts';
import { PriceSummary } from '../confirm/price-summary.tsx';
import { useQuote } from '../confirm/use-quote.ts';
import { type ReserveFields, rangeOf, timesOf } from '../reserve-fields.ts';
import type { Who } from '../start/who.ts';
import { CareDetails } from './care-part.tsx';
import { type DateChoice, DatePart } from './date-part.tsx';
import { MealsPart } from './meals-part.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { TimePart, useDaySlots } from './time-part.tsx';

type DateStepProps<Values extends FieldValues & ReserveFields> = {
  /** The page's useFlowForm: its form has more fields; this step knows its own. */
  step: Pick<ComponentProps<typeof SchemaForm<Values>>, 'form' | 'schema' | 'onSubmit'>;
  branch_id: number;
  who: Who;
  /** `only_today`: no calendar, the day is given. */
  days: DateChoice | { only_today: string };
  rangeDefaults?: RangeDefaults;
  /** The end of the parent's usual or last stay. */
  usual_end?: number | undefined;
  /** The reserve being edited, and what it costs so far. */
  held?: { reserve_id: number; date: string; reserve_amount: number };
  submitLabel?: string;
  /** Another way on, after everything that is chosen. */
  besides?: ReactNode;
  /** Is above the day: whom, or a notice. */
  children?: ReactNode;
};

/**
 * The date step, shared by the future flow, the same-day flow, edits and the registration with a reserve: day, time,
 * meals, pick-up, remarks, and the price beside it (wide screens) or in the bar under the thumb (phones).
 */
export function DateStep<Values extends FieldValues & ReserveFields>(props: DateStepProps<Values>) {
  const { branch_id, who, days, rangeDefaults = {}, usual_end, held, submitLabel = '確認へ進む', children } = props;
  const form = props.step.form as unknown as UseFormReturn<ReserveFields>;
  const fields = form.watch();
  const { errors, submitCount } = form.formState;
  const quote = useQuote({ branch_id, who, fields, ...(held ? { reserve_id: held.reserve_id } : {}) });
  const slots = useDaySlots({ branch_id, date: fields.reserve_date, who, reserve_id: held?.reserve_id });
  const timeError = errors.start_hour?.message ?? errors.end_hour?.message;
  const times = useRef<HTMLDivElement>(null);

  // The chips of the time are not registered fields, so the focus is brought here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt
  useEffect(() => {
    if (timeError) times.current?.querySelector('input')?.focus();
  }, [submitCount]);

  function setDate(date: string, tapped: boolean) {
    form.setValue('reserve_date', date, { shouldDirty: true });
    form.clearErrors('reserve_date');
    if (tapped) bringIntoView(times.current);
  }
  function setRange(range: ReturnType<typeof rangeOf>) {
    const { start_hour, start_min, end_hour, end_min } = timesOf(range);
    form.setValue('start_hour', start_hour);
    form.setValue('start_min', start_min);
    form.setValue('end_hour', end_hour);
    form.setValue('end_min', end_min, { shouldDirty: true });
    if (range) form.clearErrors(['start_hour', 'start_min', 'end_hour', 'end_min']);
  }
  // A reserve that is changed has its seat; who is still registering has no child to wait for.
  const mayWait = held === undefined && 'child_ids' in who;
  const waitFor = (range: ReturnType<typeof rangeOf>, date = fields.reserve_date) => (
    <WaitlistLink
      choice={{
        branch_id,
        ...('child_ids' in who ? { child_ids: who.child_ids } : {}),
        ...(date === '' ? {} : { date }),
        ...(range ? { start: timeText(range.start), end: timeText(range.end) } : {}),
      }}
    />
  );
  const total = (quote.data ?? quote.previous)?.quote.reserve_amount;

  return (
    <SchemaForm
      {...props.step}
      className="lg:grid lg:grid-cols-[minmax(0,35rem)_minmax(18rem,24rem)] lg:items-start lg:justify-between lg:gap-12"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-8">
        {children}
        {'from' in days && (
          <DatePart
            branch_id={branch_id}
            who={who}
            choice={days}
            value={fields.reserve_date}
            onChange={setDate}
            waitFor={mayWait ? (date) => waitFor(null, date) : undefined}
            error={errors.reserve_date?.message}
            {...(held ? { ownDate: held.date } : {})}
          />
        )}
        <div ref={times}>
          <TimePart
            answer={slots}
            date={fields.reserve_date}
            who={who}
            value={rangeOf(fields)}
            onChange={setRange}
            rangeDefaults={rangeDefaults}
            usual_end={usual_end}
            otherBranches={'only_today' in days ? '/mypage/reserves_today/select_branches' : undefined}
            answer_due={quote.data?.quote.answer_due_datetime}
            waitFor={mayWait ? waitFor : undefined}
            error={timeError}
          />
          {mayWait && (
            <p className="mt-2 flex flex-wrap items-center gap-x-3 text-note">
              ご希望の日や時間が満席ですか。
              {waitFor(null)}
            </p>
          )}
        </div>
        {/* A phone has the sum alone, in the bar: its confirm page has the lines. */}
        {quote.failure && (
          <div className="lg:hidden">
            {quote.failure.kind === 'refused' && quote.failure.type === 'reserve_age' ? (
              <Notice kind="warning">{quote.failure.msg}</Notice>
            ) : (
              <FailureNotice failure={quote.failure} retry={() => void quote.reload()} />
            )}
          </div>
        )}
        <MealsPart form={form} who={who} day={slots.data ?? slots.previous} />
        <CareDetails form={form} isMember={'child_ids' in who} />
        {props.besides}
      </div>
      <div className="max-lg:hidden lg:sticky lg:top-6 lg:mt-0 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
        <PriceSummary
          answer={quote}
          names={who.names}
          empty="日にちと時間を選ぶと、ここに料金が出ます。"
          {...(held ? { before: held.reserve_amount } : {})}
        />
        <Button type="submit" size="large" className="mt-4 w-full max-lg:hidden">
          {submitLabel}
        </Button>
      </div>
      <StickyBar>
        <p aria-live="polite" className="min-w-24 leading-tight">
          <span className="block text-note text-ink-soft">{held ? '変更後の見積もり' : '見積もり'}</span>
          {total === undefined ? (
            <span aria-hidden="true">—</span>
          ) : (
            <YenAmount amount={total} className="text-h3 font-bold" />
          )}
          {held && total !== undefined && total !== held.reserve_amount && (
            <span className="figures block text-note">{differenceText(total - held.reserve_amount)}</span>
          )}
        </p>
        <Button type="submit" className="flex-1 px-2!">
          {submitLabel}
        </Button>
      </StickyBar>
    </SchemaForm>
  );
}

/** +1,100円 */
const differenceText = (difference: number): string =>
  `${difference > 0 ? '+' : '−'}${formatYen(Math.abs(difference))}`;

/** After a tap on a day: the hours come up, unless they are well in view already. */
function bringIntoView(part: HTMLElement | null): void {
  if (!part || part.getBoundingClientRect().top < window.innerHeight / 2) return;
  scrollCalmly(part, 'start');
}
