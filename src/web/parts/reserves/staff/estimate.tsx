import { isTokyoDate } from '../../../../domain/time.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { reading } from '../../../data/question.ts';
import { staffFailureText } from '../../../data/use-action.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { PriceLines } from '../../../ui/price-lines.tsx';
import { quoteLines } from '../confirm/quote-lines.ts';
import type { FormChild } from './reserve-form.tsx';
import { flagOf, missingIn, type ReserveFormValues, reserveFieldsOf } from './reserve-form-values.ts';

type EstimateProps = {
  branch_id: number;
  values: ReserveFormValues;
  family: readonly FormChild[];
  plan_type_id: number | null;
  /** The reserve being edited. */
  reserve_id?: number | undefined;
};

/** By birth date and plan: the family is not the caller's own. */
export function Estimate({ branch_id, values, family, plan_type_id, reserve_id }: EstimateProps) {
  // The children are named by their places here.
  const placed = {
    ...values,
    child_ids: family.map((_, index) => index + 1),
    meals: Object.fromEntries(family.map(({ id }, index) => [index + 1, values.meals[id] ?? []])),
  };
  const { remarks: _r, pickup_flag: _f, pickup_name: _n, pickup_tel: _t, ...timesAndMeals } = reserveFieldsOf(placed);
  const input =
    missingIn(values) === undefined &&
    family.length > 0 &&
    family.every(({ date_of_birth }) => isTokyoDate(date_of_birth))
      ? {
          ...timesAndMeals,
          branch_id,
          birth_dates: family.map(({ date_of_birth }) => date_of_birth),
          ...(plan_type_id === null ? {} : { plan_type_id }),
          ...(reserve_id === undefined ? {} : { reserve_id, asked_by_branch_flag: flagOf(values.asked_by_branch) }),
        }
      : null;
  const { data, previous, failure } = useAnswer(reading('quoteReserve', input), { delay: 250 });
  const quote = (data ?? previous)?.quote;
  return (
    <section className="rounded-lg bg-cream p-4" aria-labelledby="estimate">
      <h2 id="estimate" className="mb-2 text-lead">
        見積もり
      </h2>
      {input === null ? (
        <p className="text-note text-ink-soft">お子さまと日時を選ぶと、料金が表示されます。</p>
      ) : failure ? (
        <p className="text-note text-wrong">{staffFailureText(failure)}</p>
      ) : quote ? (
        <PriceLines
          caption="見積もり"
          lines={quoteLines(
            quote,
            family.map(({ name }) => name),
          )}
          note={
            quote.kept_cancel_amount > 0 &&
            `変更後もキャンセル料 ${formatYen(quote.kept_cancel_amount)}を引き継ぎます。`
          }
        />
      ) : (
        <p className="text-note text-ink-soft">計算しています。</p>
      )}
    </section>
  );
}
