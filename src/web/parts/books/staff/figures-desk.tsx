import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type PeriodUnit, periodUnits } from '../../../../domain/books/figures/periods.ts';
import { addMonths } from '../../../../domain/time.ts';
import { PrintButton, PrintedPage } from '../../../console/printed-page.tsx';
import { LiveLoaded, RowSkeletons } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { saveCsv } from '../../../ui/text/csv.ts';
import { fileRows } from './figure-file.ts';
import { earlierOf, FigureSections } from './figure-sections.tsx';
import { type Figures, unitText } from './figure-text.ts';

const isUnit = (text: string | null): text is PeriodUnit => periodUnits.some((unit) => unit === text);
const isMonth = (text: string | null): text is string => text !== null && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);
/** So many months back can be chosen. */
const monthsBack = 36;

const monthOption = (key: string) => ({ key, label: `${key.slice(0, 4)}年${Number(key.slice(5))}月` });

const monthsUntil = (today: string): string[] =>
  Array.from({ length: monthsBack }, (_, back) => addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7));

type FiguresDeskProps = {
  /** Null: all branches. */
  branch_id: number | null;
  where: string;
  /** Beside unit and month: which branch. */
  choice?: ReactNode;
};

/** What was, in figures: unit and month are in the address, so that a view can be sent on. */
export function FiguresDesk({ branch_id, where, choice }: FiguresDeskProps) {
  const today = useServerToday();
  const { unit, month, choose } = usePeriod(today);
  const answer = useAnswer(reading('staffReadFigures', { branch_id, unit, month }));
  // Days of a month are compared with the month before; weeks and months stand beside each other anyway.
  const monthBefore = addMonths(`${month}-01`, -1).slice(0, 7);
  const before = useAnswer(
    unit === 'day' ? reading('staffReadFigures', { branch_id, unit, month: monthBefore }) : null,
  );
  const months = monthsUntil(today);
  const name = `集計_${where}_${month}_${unitText[unit]}.csv`;
  return (
    <>
      <div className="off-paper mb-5 flex flex-wrap items-end gap-3">
        {choice}
        <SelectField
          className="min-w-40"
          label="単位"
          unmarked
          value={unit}
          options={periodUnits.map((key) => ({ key, label: unitText[key] }))}
          onChange={({ target: { value } }) => isUnit(value) && choose({ unit: value, month })}
        />
        <SelectField
          className="min-w-40"
          label={unit === 'day' ? '月' : 'この月まで'}
          unmarked
          value={month}
          options={(months.includes(month) ? months : [month, ...months]).map(monthOption)}
          onChange={({ target }) => choose({ unit, month: target.value })}
        />
        <div className="ml-auto flex flex-wrap gap-3">
          <CsvButton figures={answer.data} all={branch_id === null} name={name} />
          <PrintButton disabled={answer.data === undefined} />
        </div>
      </div>
      <LiveLoaded query={answer} skeleton={<RowSkeletons count={6} />} steady>
        {(shown) => (
          <PrintedPage orientation="portrait">
            <div aria-busy={answer.data === undefined}>
              <FigureSections
                key={`${unit} ${shown.periods.length}`}
                figures={shown}
                unit={unit}
                where={shown.branch_name ?? where}
                all={branch_id === null}
                earlier={before.data ? earlierOf(before.data.periods, shown.periods.length) : null}
              />
            </div>
          </PrintedPage>
        )}
      </LiveLoaded>
    </>
  );
}

function CsvButton({ figures, all, name }: { figures: Figures | undefined; all: boolean; name: string }) {
  return (
    <Button kind="plain" disabled={!figures} onClick={() => figures && saveCsv(name, fileRows(figures, all))}>
      <Download className="size-5" aria-hidden="true" />
      CSVを保存する
    </Button>
  );
}

/** Unit and month, as the address says; both are written at once, as a second change may come before it has followed the first. */
function usePeriod(today: string) {
  const [search, setSearch] = useSearchParams();
  const [unit, setUnit] = useState<PeriodUnit>(() => {
    const asked = search.get('unit');
    return isUnit(asked) ? asked : 'day';
  });
  const [month, setMonth] = useState(() => {
    const asked = search.get('month');
    return isMonth(asked) ? asked : today.slice(0, 7);
  });
  function choose(chosen: { unit: PeriodUnit; month: string }) {
    setUnit(chosen.unit);
    setMonth(chosen.month);
    setSearch(
      (known) => {
        known.set('unit', chosen.unit);
        known.set('month', chosen.month);
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return { unit, month, choose };
}
