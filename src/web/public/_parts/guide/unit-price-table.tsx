import type { SelectUserGuideData } from '../../../../contract/operations/generated.ts';
import type { UnitPrice } from '../../../../domain/settings/settings.ts';
import { minuteOf } from '../../../../domain/time.ts';
import { formatDuration, formatMinuteRange } from '../../../../domain/time-format.ts';
import { YenAmount } from '../../../ui/yen.tsx';
import { GuideSection } from './guide-section.tsx';
import { PriceTable } from './price-table.tsx';

type Settings = SelectUserGuideData['reserve_settings'][number] | undefined;
type Branches = SelectUserGuideData['branches'];
type Row = { name: string; amount: number; per: string; note: string };

/** The unit prices in force today. */
export function UnitPriceTable(props: { unit: UnitPrice; settings: Settings; branches: Branches }) {
  const { unit, settings, branches } = props;
  const rows: Row[] = [
    { name: '保育料', amount: unit.childcare, per: '1時間', note: lengthNote(settings) },
    { name: '0歳の加算', amount: unit.zero_year_old, per: '1時間', note: 'ご利用の日に1歳になっていないお子さま' },
    { name: '時間外の加算', amount: unit.after_business, per: '1時間', note: hoursNote(branches) },
    { name: '日曜・祝日の加算', amount: unit.holiday, per: '1時間', note: '日曜日と国民の祝日' },
    {
      name: '当日予約の加算',
      amount: unit.current_day,
      per: 'お子さま1人',
      note: 'ご利用の日に予約したときや、予約をその日に移したとき',
    },
    { name: '食事', amount: unit.meal_support, per: '1食', note: '朝食・昼食・夕食。お弁当の持ち込みもできます' },
  ];
  return (
    <GuideSection id="fees" title="料金" lead="お子さま1人あたりの料金です。加算は、あてはまるときだけかかります。">
      <PriceTable
        caption="料金"
        rows={rows.map(({ name, note, per, amount }) => ({
          name,
          note,
          value: (
            <>
              <span className="text-note text-ink-soft">{per} </span>
              <YenAmount amount={amount} className="text-lead font-bold" />
            </>
          ),
        }))}
      />
    </GuideSection>
  );
}

function lengthNote(settings: Settings): string {
  if (settings === undefined) return '';
  return `${formatDuration(settings.minimum_minutes)}から。それ以降は${formatDuration(settings.step_minutes)}ごとに計算します`;
}

/** Said once if all branches keep the same hours, else left to each branch's page. */
function hoursNote(branches: Branches): string {
  const [first] = branches;
  if (first === undefined) return '';
  const alike = branches.every(
    (branch) =>
      branch.open_time === first.open_time &&
      branch.close_time === first.close_time &&
      branch.branch_patterns.length === 0,
  );
  if (!alike) return '園の営業時間の外の時間。営業時間は、各園のページをご覧ください';
  return `${formatMinuteRange(minuteOf(first.open_time), minuteOf(first.close_time))} より前とあとの時間`;
}
