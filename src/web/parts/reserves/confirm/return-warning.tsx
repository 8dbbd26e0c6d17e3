import { firstDayBack } from '../../../../domain/care/morning/return-day.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { Notice } from '../../../ui/notice.tsx';

/** The last infection the family reported in a morning form. */
export type ChildWithInfections = {
  readonly name: string;
  readonly morning_forms: readonly {
    readonly onset_date: string | null;
    readonly eased_date: string | null;
    readonly infection: {
      readonly name: string;
      readonly onset_days: number | null;
      readonly eased_days: number | null;
      readonly return_words: string;
    } | null;
  }[];
};

/** A day before a child may come again after an infection: said, never forbidden. */
export function ReturnWarning({ family, date }: { family: readonly ChildWithInfections[]; date: string }) {
  const early = family.flatMap(({ name, morning_forms: [form] }) => {
    if (!form?.infection) return [];
    const back = firstDayBack(form.infection, form.onset_date, form.eased_date);
    return back !== null && date < back.date ? [{ name, back, infection: form.infection }] : [];
  });
  if (early.length === 0) return null;
  return (
    <div className="mb-4 grid gap-3">
      {early.map(({ name, back, infection }) => (
        <Notice
          key={name}
          kind="warning"
          title={`${withSan(name)}の登園の目安は、早くて${formatMonthDay(back.date)}です`}
        >
          お知らせいただいた{infection.name}の目安({infection.return_words}
          )より前の日です。このまま予約もできますが、当日の様子によっては、お預かりできないことがあります。
        </Notice>
      ))}
    </div>
  );
}
