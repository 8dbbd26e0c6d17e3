import { formatMonthDay } from '../../../../domain/time-format.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { ComingChange } from './coming-changes.ts';

/** Announces what changes, and from which day. */
export function ComingNotice({ changes }: { changes: readonly ComingChange[] }) {
  if (changes.length === 0) return null;
  const days = [...new Set(changes.map(({ date }) => date))];
  return (
    <div className="mt-6">
      <Notice kind="warning" title="料金などの変更のお知らせ">
        <dl className="grid gap-2">
          {days.map((day) => (
            <div key={day}>
              <dt className="figures font-bold">
                {day.slice(0, 4)}年{formatMonthDay(day)}から
              </dt>
              {changes
                .filter(({ date }) => date === day)
                .map(({ text }) => (
                  <dd key={text}>{text}</dd>
                ))}
            </div>
          ))}
        </dl>
      </Notice>
    </div>
  );
}
