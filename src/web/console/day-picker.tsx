import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Form, Link, useSubmit } from 'react-router';
import { addDays, type TokyoDate } from '../../domain/time.ts';

const arrow = 'inline-flex size-12 items-center justify-center rounded-md text-ink hover:bg-cream';

type DayPickerProps = {
  date: TokyoDate;
  today?: TokyoDate;
  /** Under which the address knows the day. */
  name?: 'from' | 'date';
};

/** The day a page is about, in its address; with `today` none that is still to come. */
export function DayPicker({ date, today, name = 'from' }: DayPickerProps) {
  const submit = useSubmit();
  return (
    <Form className="flex items-center" replace>
      <Link to={`?${name}=${addDays(date, -1)}`} replace aria-label="前の日" className={arrow}>
        <ChevronLeft className="size-6" aria-hidden="true" />
      </Link>
      <input
        key={date}
        type="date"
        name={name}
        aria-label="日付"
        defaultValue={date}
        max={today}
        onChange={(event) => event.currentTarget.value && void submit(event.currentTarget.form)}
        className="figures min-h-12 rounded-md border border-edge bg-white px-3"
      />
      <Link to={`?${name}=${addDays(date, 1)}`} replace aria-label="次の日" className={arrow}>
        <ChevronRight className="size-6" aria-hidden="true" />
      </Link>
    </Form>
  );
}
