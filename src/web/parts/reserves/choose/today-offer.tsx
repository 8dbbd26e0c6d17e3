import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { stayRefusal } from '../../../../domain/reserves/stay-choice.ts';
import type { TimeRange } from '../../../../domain/time.ts';
import { formatDuration, formatMinuteRange } from '../../../../domain/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { firstRange, pickerDay } from '../../calendar/free-hours/day-slots.ts';
import { useQuote } from '../confirm/use-quote.ts';
import { rangeOf, timesOf } from '../reserve-fields.ts';
import type { ReserveValues } from '../reserve-flow.ts';
import type { Who } from '../start/who.ts';
import { StickyBar } from './sticky-bar.tsx';
import { useDaySlots } from './time-part.tsx';

type Payload = {
  form: UseFormReturn<ReserveValues>;
  /** 0 while none with a seat is chosen. */
  branch_id: number;
  today: string;
  who: Who & { child_ids: readonly number[] };
  /** How long the family usually stays. */
  minutes: number;
};

type TodayOffer = {
  /** null: nothing can be offered yet, the time is to be chosen. */
  range: TimeRange | null;
  total: number | undefined;
  own_reserves: FunctionOk<'reserveSlots'>['own_reserves'];
  /** Another branch or other children: the next free time counts again. */
  forget: () => void;
};

/**
 * The next free time at the chosen branch, with its price: taking it leads straight to the confirm page.
 * A time that was chosen before (in the address, or on the time step) stays while it can be had.
 */
export function useTodayOffer({ form, branch_id, today, who, minutes }: Payload): TodayOffer {
  const chosen = useRef(rangeOf(form.getValues()));
  const asked = branch_id !== 0 && who.child_ids.length > 0;
  const { data } = useDaySlots({ branch_id, date: asked ? today : '', who });
  const day = data && pickerDay(data);
  const kept = day && chosen.current && stayRefusal(day, chosen.current) === null ? chosen.current : null;
  const range = day ? (kept ?? firstRange(day, { nextMinutes: minutes })) : null;
  const times = timesOf(range);
  const quote = useQuote({
    branch_id,
    who,
    fields: { ...form.getValues(), reserve_date: today, ...times },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer moves the form's time
  useEffect(() => {
    if (!day) return;
    form.setValue('reserve_date', range ? today : '');
    for (const name of ['start_hour', 'start_min', 'end_hour', 'end_min'] as const) form.setValue(name, times[name]);
  }, [data]);

  return {
    range: quote.data ? range : null,
    total: quote.data?.quote.reserve_amount,
    own_reserves: data?.own_reserves ?? [],
    forget() {
      chosen.current = null;
    },
  };
}

type TodayOfferBarProps = { offer: TodayOffer; onTimes: (event: React.SyntheticEvent) => void };

/** One button to the confirm page, with what it would be; the other one to choose the time. */
export function TodayOfferBar({ offer, onTimes }: TodayOfferBarProps) {
  const { range, total } = offer;
  const facts = range && (
    <p className="figures flex flex-wrap items-baseline justify-between gap-x-3 leading-tight">
      <span className="font-bold">
        {formatMinuteRange(range.start, range.end)}
        <span className="text-note font-normal text-ink-soft">({formatDuration(range.end - range.start)})</span>
      </span>
      {total !== undefined && <YenAmount amount={total} className="text-h3 font-bold" />}
    </p>
  );
  const buttons = range ? (
    <>
      <Button kind="plain" className="px-4!" onClick={onTimes}>
        時間を選ぶ
      </Button>
      <Button type="submit" className="flex-1 px-2!">
        確認へ進む
      </Button>
    </>
  ) : (
    <Button type="submit" className="flex-1">
      時間を選ぶ
    </Button>
  );
  return (
    <>
      <div className="grid gap-3 max-lg:hidden">
        {facts}
        <div className="flex gap-3">{buttons}</div>
      </div>
      <StickyBar>
        <div className="grid flex-1 gap-2">
          {facts}
          <div className="flex gap-3">{buttons}</div>
        </div>
      </StickyBar>
    </>
  );
}
