import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { kitchenLines } from './kitchen-day.ts';
import { useKitchen } from './use-kitchen.ts';

/** Upcoming meals of children with possible allergies that have not been confirmed yet. */
export function MealStrip() {
  const { query, dates } = useKitchen();
  const { data } = query;
  const waiting = dates.flatMap((date, position) =>
    (data ? kitchenLines(data, date) : [])
      .filter(({ unconfirmed, gone }) => unconfirmed && !gone)
      .map(({ name }) => (position === 0 ? name : `${name}(明日)`)),
  );
  if (waiting.length === 0) return null;
  return (
    <div className="mb-4 print:hidden">
      <Notice
        kind="warning"
        title={`アレルギーの確認が済んでいない食事: ${waiting.join('、')}`}
        action={
          <LinkButton to="/staff/today/kitchen" kind="plain" size="small">
            厨房の一覧
          </LinkButton>
        }
      />
    </div>
  );
}
