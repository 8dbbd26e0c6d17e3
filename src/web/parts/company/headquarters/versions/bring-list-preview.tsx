import { noMeals } from '../../../../../domain/calendar/meals.ts';
import { type BringRow, bringItemText, bringList, generalBringList } from '../../../../../domain/company/bring-list.ts';
import { addMonths } from '../../../../../domain/time.ts';
import { serverToday } from '../../../../data/server-clock.ts';

/** The list as the guide shows it, and as it comes out for two families. */
export function BringListPreview({ rows }: { rows: readonly BringRow[] }) {
  const today = serverToday();
  const stay = (months: number, isFirstVisit: boolean) =>
    bringList(rows, {
      day: today,
      children: [{ date_of_birth: addMonths(today, -months), ...noMeals }],
      mealsInStay: ['lunch_support_flag'],
      isFirstVisit,
      isPickedUpByAnother: isFirstVisit,
    });
  const lists = [
    { title: 'ご利用案内のページ', items: generalBringList(rows) },
    { title: '例: 10か月のお子さま、はじめての園、昼食のお申し込みなし、代わりの方のお迎え', items: stay(10, true) },
    { title: '例: 5歳のお子さま、2回目から、昼食のお申し込みなし', items: stay(60, false) },
  ];
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {lists.map(({ title, items }) => (
        <section key={title} className="rounded-lg border border-line bg-white p-4">
          <h3 className="mb-2 text-note font-bold text-ink-soft">{title}</h3>
          <ul className="grid list-disc gap-1 pl-5 text-note marker:text-ink-soft">
            {items.map((item) => (
              <li key={item.item}>{bringItemText(item)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
