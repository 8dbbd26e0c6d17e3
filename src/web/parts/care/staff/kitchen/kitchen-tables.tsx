import { TriangleAlert } from 'lucide-react';
import { allergySeverity, dietStage } from '../../../../../domain/care/care-codes.ts';
import { isSevere } from '../../../../../domain/care/child-health.ts';
import {
  allergenSums,
  kitchenAgeOf,
  kitchenAges,
  mealCounts,
  orderedMeals,
  type PlateSum,
  stageSums,
} from '../../../../../domain/care/kitchen.ts';
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

/** How many plates without what, and how many of each stage: what the kitchen cooks by. */
export function PlateSums({ lines }: { lines: readonly KitchenLine[] }) {
  const unasked = lines.filter((line) => line.unasked).length;
  return (
    <div className="grid gap-1.5">
      <Sums label="除去" sums={allergenSums(lines).map((sum) => ({ ...sum, word: `${sum.word}抜き` }))} />
      <Sums label="食事の段階" sums={stageSums(lines)} />
      {unasked > 0 && <Sums label="確認" sums={[{ word: 'アレルギー未確認', count: unasked, severe: true }]} />}
    </div>
  );
}

function Sums({ label, sums }: { label: string; sums: readonly PlateSum[] }) {
  if (sums.length === 0) return null;
  return (
    <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <dt className="font-bold text-ink-soft">{label}</dt>
      {sums.map(({ word, count, severe }) => (
        <dd
          key={word}
          className={`figures whitespace-nowrap ${severe ? 'border-2 border-wrong px-1.5 font-bold text-wrong print:border-black print:text-black' : ''}`}
        >
          {word} <strong>×{count}</strong>
        </dd>
      ))}
    </dl>
  );
}

/** Children who eat what all eat: their names are enough, so that two days fit on two pages. */
export function UsualPlates({ lines, date }: { lines: readonly KitchenLine[]; date: string }) {
  if (lines.length === 0) return null;
  return (
    <p>
      <span className="font-bold">
        ふつうの食事 <span className="figures">{lines.length}名</span>
      </span>{' '}
      {lines.map((line, place) => (
        <span key={line.key} className={`inline-block ${line.gone ? 'text-ink-soft line-through' : ''}`}>
          {line.name}
          <span className="figures text-ink-soft">
            ({kitchenAges[kitchenAgeOf(line.date_of_birth, date)]}
            {orderedMeals(line).join('・') === '昼食' ? '' : ` ${orderedMeals(line).join('・')}`})
          </span>
          {place < lines.length - 1 && '、'}
        </span>
      ))}
    </p>
  );
}

/** Child by child, in the order it gets (platesOf). */
export function MealList({ lines, date, onDone }: { lines: readonly KitchenLine[]; date: string; onDone: () => void }) {
  if (lines.length === 0) return null;
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
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row" className={`${ruled.cell} text-left`}>
                {line.name}
                <span className="figures block font-normal text-ink-soft print:inline print:pl-1">
                  {formatAge(line.date_of_birth, date)} · {formatTimeRange(line.start_datetime, line.end_datetime)}
                </span>
              </th>
              <td className={`${ruled.cell} whitespace-nowrap`}>{orderedMeals(line).join('・')}</td>
              <td className={ruled.cell}>
                <Allergies line={line} />
              </td>
              <td className={ruled.cell}>
                {line.diet_stage === null ? '—' : dietStage.label(line.diet_stage)}
                {line.milk && <span className="block">{line.milk}</span>}
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
            data-allergy={isSevere({ severity }) || epipen_flag ? 'severe' : undefined}
            className={`font-bold ${isSevere({ severity }) || epipen_flag ? 'mb-1 rounded-sm bg-wrong px-2 py-1 text-white forced-colors:border-2' : ''}`}
          >
            <TriangleAlert
              className={`mr-1 inline size-4.5 ${isSevere({ severity }) || epipen_flag ? '' : 'text-wrong'}`}
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
