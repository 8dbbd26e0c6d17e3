import { TriangleAlert } from 'lucide-react';
import { allergySeverity, dietStage } from '../../../../../domain/care/care-codes.ts';
import { isSevere } from '../../../../../domain/care/child-health.ts';
import { kitchenAges, mealCounts, orderedMeals } from '../../../../../domain/care/kitchen.ts';
import { formatAge } from '../../../../../domain/membership/age.ts';
import { formatTimeRange } from '../../../../../domain/time-format.ts';
import { ruled } from '../../../../console/printed-page.tsx';
import type { KitchenLine } from './kitchen-day.ts';
import { MealConfirmation } from './meal-confirmation.tsx';

/** How many plates of each age. */
export function MealCounts({ lines, date }: { lines: readonly KitchenLine[]; date: string }) {
  return (
    <table className={`${ruled.table} max-w-2xl`}>
      <caption className="sr-only">年齢ごとの食数</caption>
      <thead>
        <tr>
          <td className={ruled.head} />
          {kitchenAges.map((age) => (
            <th key={age} scope="col" className={`${ruled.head} text-right!`}>
              {age}
            </th>
          ))}
          <th scope="col" className={`${ruled.head} text-right!`}>
            合計
          </th>
        </tr>
      </thead>
      <tbody>
        {mealCounts(lines, date).map(({ word, ages, total }) => (
          <tr key={word}>
            <th scope="row" className={`${ruled.cell} text-left`}>
              {word}
            </th>
            {ages.map((count, age) => (
              <td key={kitchenAges[age]} className={`${ruled.cell} figures text-right`}>
                {count === 0 ? '—' : count}
              </td>
            ))}
            <td className={`${ruled.cell} figures text-right font-bold`}>{total}食</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Child by child: the severest allergies first, because that is what must not be mistaken. */
export function MealList({ lines, date, onDone }: { lines: readonly KitchenLine[]; date: string; onDone: () => void }) {
  const urgency = ({ allergies, unasked }: KitchenLine) =>
    allergies.some(isSevere) ? 0 : allergies.length > 0 ? 1 : unasked ? 2 : 3;
  const sorted = lines.toSorted((one, other) => urgency(one) - urgency(other));
  return (
    <div className="overflow-x-auto">
      <table className={ruled.table}>
        <caption className="sr-only">食事をするお子さま</caption>
        <thead>
          <tr>
            <th scope="col" className={ruled.head}>
              お子さま
            </th>
            <th scope="col" className={ruled.head}>
              食事
            </th>
            <th scope="col" className={`${ruled.head} w-2/5`}>
              アレルギー
            </th>
            <th scope="col" className={`${ruled.head} whitespace-nowrap`}>
              食事の段階
            </th>
            <th scope="col" className={ruled.head}>
              確認
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((line) => (
            <tr key={line.key}>
              <th scope="row" className={`${ruled.cell} text-left`}>
                {line.name}
                <span className="figures block text-note font-normal text-ink-soft">
                  {formatAge(line.date_of_birth, date)} · {formatTimeRange(line.start_datetime, line.end_datetime)}
                </span>
              </th>
              <td className={`${ruled.cell} whitespace-nowrap`}>{orderedMeals(line).join('・')}</td>
              <td className={ruled.cell}>
                <Allergies line={line} />
              </td>
              <td className={ruled.cell}>
                {line.diet_stage === null ? '—' : dietStage.label(line.diet_stage)}
                {line.milk && <span className="block text-note">{line.milk}</span>}
              </td>
              <td className={ruled.cell}>
                <MealConfirmation line={line} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An alarm in words, sign and weight: it reads the same on a black-and-white print. */
function Allergies({ line: { allergies, unasked, foods_to_avoid, outdated } }: { line: KitchenLine }) {
  return (
    <>
      {unasked && <p className="font-bold">アレルギー未確認(保護者に確認してください)</p>}
      {allergies
        .toSorted((one, other) => other.severity - one.severity)
        .map(({ id, name, severity, reaction, epipen_flag }) => (
          <p
            key={id}
            data-allergy={isSevere({ severity }) ? 'severe' : undefined}
            className={`font-bold ${isSevere({ severity }) ? 'mb-1 rounded-sm bg-wrong px-2 py-1 text-body text-white forced-colors:border-2' : ''}`}
          >
            <TriangleAlert
              className={`mr-1 inline size-4.5 ${isSevere({ severity }) ? '' : 'text-wrong'}`}
              aria-hidden="true"
            />
            {name}
            <span className="ml-1 font-normal">
              {allergySeverity.label(severity)}
              {epipen_flag && '・エピペンあり'}
              {reaction && `・${reaction}`}
            </span>
          </p>
        ))}
      {!unasked && allergies.length === 0 && <span className="text-ink-soft">なし</span>}
      {outdated && <p className="font-bold">生活管理指導表の期限切れ(保護者に確認してください)</p>}
      {foods_to_avoid && <p>避けるもの: {foods_to_avoid}</p>}
    </>
  );
}
