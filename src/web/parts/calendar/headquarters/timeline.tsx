import { useState } from 'react';
import { weekdaysInOrder } from '../../../../domain/calendar/week-rows.ts';
import { patternWeekday } from '../../../../domain/codes.ts';
import { type RowState, rowStateOf } from '../../../../domain/settings/dated-rows.ts';
import { rowInForceIfAny } from '../../../../domain/settings/in-force.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { formatDateWeekday } from '../../../../domain/time-format.ts';
import { rangeText, weekdayText } from '../../../console/audit/week-text.ts';
import { RemoveDialog } from '../../../console/edit/remove-dialog.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { weekdayLabel } from './day-row.tsx';
import { type PatternBranch, type PatternRow, wordedDays } from './draft.ts';

const standings: Record<RowState, { tone: BadgeTone; word: string }> = {
  past: { tone: 'no', word: '終了' },
  in_force: { tone: 'trust', word: '適用中' },
  coming: { tone: 'ask', word: 'これから' },
};

type TimelineProps = {
  branch: PatternBranch;
  patterns: readonly PatternRow[];
  today: TokyoDate;
  onEdit: (row: PatternRow) => void;
  onChanged: () => void;
};

/** What is to come above, what is in force, what was; under all of them the branch's own. */
export function PatternTimeline({ branch, patterns, today, onEdit, onChanged }: TimelineProps) {
  const standingOf = (row: PatternRow): RowState => rowStateOf(row, patterns, today);
  return (
    <ol className="grid gap-3">
      {patterns.map((row) => (
        <li key={row.id}>
          <PatternCard
            branch={branch}
            row={row}
            standing={standingOf(row)}
            onEdit={() => onEdit(row)}
            onChanged={onChanged}
          />
        </li>
      ))}
      <li className="rounded-lg border border-line bg-cream p-4">
        <div className="flex flex-wrap items-center gap-3">
          {rowInForceIfAny(patterns, today) === null && <Badge tone="trust">適用中</Badge>}
          <h3 className="text-lead">園の基本</h3>
        </div>
        <p className="figures mt-1">
          {rangeText(branch.open_time, branch.close_time)}
          <span className="ml-3 text-ink-soft">
            延長 {rangeText(branch.extended_open_time, branch.extended_close_time)}
          </span>
          <span className="ml-3">定員{branch.capacity}名</span>
        </p>
        <p className="mt-1 text-note text-ink-soft">
          曜日ごとの決まりがない日の時間と定員です。日ごとの変更は「カレンダー」でできます。
        </p>
      </li>
    </ol>
  );
}

type PatternCardProps = {
  branch: PatternBranch;
  row: PatternRow;
  standing: RowState;
  onEdit: () => void;
  onChanged: () => void;
};

function PatternCard({ branch, row, standing, onEdit, onChanged }: PatternCardProps) {
  const [asking, setAsking] = useState(false);
  const { tone, word } = standings[standing];
  return (
    <div className={`rounded-lg border border-line p-4 ${standing === 'past' ? 'bg-no-soft/60' : 'bg-white'}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={tone}>{word}</Badge>
        <h3 className="figures text-lead">{formatDateWeekday(row.adaptation_date)}から</h3>
        {standing === 'coming' && (
          <div className="ml-auto flex gap-2">
            <Button kind="plain" size="small" onClick={onEdit}>
              変える
            </Button>
            <Button kind="plain" size="small" onClick={() => setAsking(true)}>
              取り消す
            </Button>
          </div>
        )}
      </div>
      <Week row={row} />
      {row.remarks && <p className="mt-2 text-note text-ink-soft">メモ: {row.remarks}</p>}
      {asking && (
        <RemoveDialog
          name="staffDeletePattern"
          input={{ branch_id: branch.id, branch_pattern_id: row.id, version: row.version }}
          title="この開園時間を取り消しますか"
          action="取り消す"
          onClose={() => setAsking(false)}
          onRemoved={() => {
            setAsking(false);
            onChanged();
          }}
        >
          <p>{formatDateWeekday(row.adaptation_date)}からも、その前の開園時間が続きます。</p>
        </RemoveDialog>
      )}
    </div>
  );
}

function Week({ row }: { row: PatternRow }) {
  const days = wordedDays(row);
  if (days.length === 0) return <p className="mt-2">すべての曜日が園の基本どおりです。</p>;
  return (
    <dl className="figures mt-2 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-y-1">
      {weekdaysInOrder.map((weekday) => {
        const day = days.find((each) => each.weekday === weekday);
        return (
          day && (
            <div key={weekday} className="contents">
              <dt className="text-ink-soft">{weekdayLabel(weekday)}</dt>
              <dd className={day.closed_flag ? 'font-bold' : ''}>{weekdayText(day)}</dd>
            </div>
          )
        );
      })}
      {days.filter(({ weekday }) => weekday !== patternWeekday.code.holiday).length < 7 && (
        <>
          <dt className="text-ink-soft">ほかの曜日</dt>
          <dd className="text-ink-soft">園の基本どおり</dd>
        </>
      )}
    </dl>
  );
}
