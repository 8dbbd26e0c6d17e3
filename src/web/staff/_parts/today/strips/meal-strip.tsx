import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { kitchenLines } from '../../kitchen/kitchen-day.ts';
import { useKitchen } from '../../kitchen/use-kitchen.ts';

/** Meals for children with an allergy that nobody has made sure of yet. */
export function MealStrip() {
  const { query, dates } = useKitchen();
  const { data } = query;
  const waiting = data ? dates.flatMap((date) => kitchenLines(data, date)).filter(({ toConfirm }) => toConfirm) : [];
  if (waiting.length === 0) return null;
  return (
    <div className="mb-4 print:hidden">
      <Notice
        kind="warning"
        title={`アレルギーの確認が済んでいない食事: ${waiting.map(({ name }) => name).join('、')}`}
        action={
          <LinkButton to="/staff/today/kitchen" kind="plain" size="small">
            厨房の一覧
          </LinkButton>
        }
      />
    </div>
  );
}
