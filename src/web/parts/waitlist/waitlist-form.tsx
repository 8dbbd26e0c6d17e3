import { formatMonthDay } from '../../../domain/time-format.ts';
import { waitlistMode } from '../../../domain/waitlist/seat-codes.ts';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { FailureNotice, failureText } from '../../layout/failure-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { MonthCalendar } from '../../ui/calendar/month-calendar.tsx';
import { FieldError } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { YenAmount } from '../../ui/yen.tsx';
import { nothingLeft, pickerDay } from '../calendar/free-hours/day-slots.ts';
import { ChildrenPart } from '../reserves/choose/children-part.tsx';
import { StickyBar } from '../reserves/choose/sticky-bar.tsx';
import { RefusalNotice } from '../reserves/confirm/refusal-notice.tsx';
import { WaitlistBranchesPart } from './branches-part.tsx';
import type { LoadedWaitlistEntry } from './load-waitlist-entry.ts';
import { mealsWithin, WaitlistMealsPart } from './meals-part.tsx';
import { WaitlistModePart } from './mode-part.tsx';
import { WaitlistTimesPart } from './times-part.tsx';
import { useSendWaitlistEntry } from './use-send-waitlist-entry.ts';
import { quotableInput, type WaitlistValues, waitlistFlow, waitlistSchema } from './waitlist-flow.ts';

/** The entry on one screen. "Tell me" is sent from here; "reserve for me" goes on to what is agreed. */
export function WaitlistForm({ loaded }: { loaded: LoadedWaitlistEntry }) {
  const { form, onSubmit: toConfirm } = useFlowForm(waitlistFlow, {
    schema: waitlistSchema,
    defaults: loaded.defaults,
  });
  const values = form.watch();
  const { errors } = form.formState;
  const [branch_id = loaded.branch_id] = values.branch_ids;
  const day = useAnswer(
    reading('reserveSlots', values.date === '' ? null : { branch_id, date: values.date, child_ids: values.child_ids }),
    loaded.slots ? { initial: loaded.slots } : {},
  );
  const hours = day.data ?? day.previous ?? loaded.slots;
  const quote = useAnswer(reading('quoteWaitlistEntry', quotableInput(withPossibleMeals(values, hours))), {
    delay: 300,
  });
  const price = (quote.data ?? quote.previous)?.price_ceiling;
  const atOnce = values.mode === waitlistMode.code.reserve;
  const sending = useSendWaitlistEntry();
  const set = (change: Partial<WaitlistValues>) => {
    for (const [name, value] of Object.entries(change))
      form.setValue(name as keyof WaitlistValues, value as never, { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger();
    sending.clear();
  };
  const send = form.handleSubmit(() => sending.send(withPossibleMeals(form.getValues(), hours)));
  const label = atOnce ? '確認へ進む' : 'この内容で知らせてもらう';
  const children = loaded.children.filter(({ id }) => values.child_ids.includes(id));
  if (loaded.children.length === 0) {
    return <ChildrenPart family={[]} today={loaded.today} value={[]} onChange={() => {}} />;
  }
  return (
    <form method="post" noValidate onSubmit={atOnce ? toConfirm : send} className="grid gap-8">
      <ChildrenPart
        family={loaded.children}
        today={values.date || loaded.today}
        value={values.child_ids}
        onChange={(child_ids) => set({ child_ids })}
        error={errors.child_ids?.message}
      />
      <div>
        <h2 className="mb-1.5 text-h3">日にち</h2>
        <MonthCalendar
          label="ご利用日"
          days={loaded.days}
          holidays={Object.fromEntries(
            loaded.days.flatMap(({ date, holiday_name }) => (holiday_name === null ? [] : [[date, holiday_name]])),
          )}
          today={loaded.today}
          // A day that is full is what one waits for; a day that is closed brings nothing.
          mayChoose={({ closed_flag }) => closed_flag !== true}
          opens={values.date || loaded.today}
          value={values.date === '' ? null : values.date}
          onChange={(date) => set({ date })}
        />
        {errors.date && (
          <FieldError>{values.date === '' ? '日にちを選択してください。' : errors.date.message}</FieldError>
        )}
        {day.failure && (
          <div className="mt-3">
            <FailureNotice failure={day.failure} retry={() => void day.reload()} />
          </div>
        )}
        <DayNote values={values} day={day.data} branch={loaded.branches.find(({ id }) => id === branch_id)} />
      </div>
      {hours && (
        <WaitlistTimesPart
          key={hours.extended_open_time + hours.extended_close_time}
          day={hours}
          value={values}
          onChange={set}
          error={errors.latest_time?.message ?? errors.earliest_time?.message}
        />
      )}
      <WaitlistBranchesPart
        branches={loaded.branches}
        first={loaded.branch_id}
        value={values.branch_ids}
        onChange={(branch_ids) => set({ branch_ids })}
        error={errors.branch_ids?.message}
      />
      {hours && (
        <WaitlistMealsPart
          family={children}
          day={hours}
          window={values}
          value={values.meals}
          onChange={(meals) => set({ meals })}
        />
      )}
      <WaitlistModePart
        mode={values.mode}
        notice_minutes={values.notice_minutes}
        least={quote.data?.least_notice_minutes}
        onChange={set}
      />
      <section aria-labelledby="wish-price" className="rounded-lg bg-cream px-5 py-4">
        <h2 id="wish-price" className="text-note font-bold">
          予約になったときの料金
        </h2>
        <p className="mt-0.5 min-h-8" aria-live="polite" aria-busy={quote.waiting}>
          {quote.failure ? (
            <span className="text-note">{failureText(quote.failure)}</span>
          ) : price === undefined ? (
            <span className="text-note text-ink-soft">お子さまと時間を選ぶと出ます。</span>
          ) : (
            <>
              最大 <YenAmount amount={price} className="text-h3 font-bold" />
              <span className="ml-2 text-note text-ink-soft">(税込・当日の加算を含む)</span>
            </>
          )}
        </p>
        <p className="text-note text-ink-soft">
          空き待ちは、ご利用日の受付が終わると自動で終わります。いつでも取り消せます。
        </p>
      </section>
      {sending.refusal && <RefusalNotice refusal={sending.refusal} />}
      {sending.message && (
        <Notice kind="warning" live>
          {sending.message}
        </Notice>
      )}
      <Button type="submit" size="large" className="max-lg:hidden" busy={sending.busy} busyLabel="送信しています">
        {label}
      </Button>
      <StickyBar>
        <Button type="submit" className="flex-1" busy={sending.busy} busyLabel="送信しています">
          {label}
        </Button>
      </StickyBar>
    </form>
  );
}

type Hours = LoadedWaitlistEntry['slots'];

/** A meal outside the chosen time is left out; it stays chosen should the time be widened again. */
function withPossibleMeals(values: WaitlistValues, day: Hours): WaitlistValues {
  if (!day) return values;
  const possible = mealsWithin(values, day.meal_hours);
  const meals = Object.entries(values.meals).map(([child, own]) => [
    child,
    Object.fromEntries(Object.entries(own).map(([meal, eaten]) => [meal, eaten && possible.includes(meal as never)])),
  ]);
  return { ...values, meals: Object.fromEntries(meals) };
}

type DayNoteProps = {
  values: WaitlistValues;
  day: Hours;
  branch: { readonly name: string; readonly path_name: string } | undefined;
};

/** Warns when waiting is pointless: the day is closed, or there are free seats. */
function DayNote({ values, day, branch }: DayNoteProps) {
  if (!day || !branch || day.date !== values.date) return null;
  const picker = pickerDay(day);
  if (!day.slots.some(({ startable }) => startable)) {
    return nothingLeft(picker) === 'closed' ? (
      <div className="mt-3">
        <Notice kind="warning" live>
          {branch.name}は、{formatMonthDay(values.date)}
          の予約を受け付けていません。ほかの日か、ほかの園をお選びください。
        </Notice>
      </div>
    ) : null;
  }
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-note">
      この日の{branch.name}には、空いている時間があります。
      <LinkButton
        to={`/mypage/reserves/select_branches?branch=${branch.path_name}&date=${values.date}`}
        kind="quiet"
        size="small"
        className="-mx-4"
      >
        空いている時間を見る
      </LinkButton>
    </p>
  );
}
