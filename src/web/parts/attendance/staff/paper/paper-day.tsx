import { Form, useSubmit } from 'react-router';
import type { TokyoDate } from '../../../../../domain/time.ts';

/** Which day's paper; the evening before it may be the next one. */
export function PaperDay({ date, max }: { date: TokyoDate; max?: TokyoDate }) {
  const submit = useSubmit();
  return (
    <Form replace>
      <input
        key={date}
        type="date"
        name="date"
        aria-label="日付"
        defaultValue={date}
        max={max}
        onChange={(event) => event.currentTarget.value && void submit(event.currentTarget.form)}
        className="figures min-h-12 rounded-md border border-edge bg-white px-3"
      />
    </Form>
  );
}
