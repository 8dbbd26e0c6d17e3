import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { formatJapaneseDate } from '../../../../../domain/time-format.ts';
import { AskedAction } from '../../../../console/edit/asked-action.tsx';
import { History } from '../../../../console/edit/history.tsx';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { type VersionState, versionState } from './version-state.ts';

export type Version = { readonly id: number; readonly adaptation_date: TokyoDate; readonly version: number };
type Table = 'company_facts' | 'company_documents' | 'bring_lists';

export type VersionListProps<Row extends Version> = {
  table: Table;
  rows: readonly Row[];
  today: TokyoDate;
  /** What a version says, shown when it is opened. */
  show: (row: Row) => ReactNode;
  /** Beside the date: asks members, announced. */
  marks?: (row: Row) => ReactNode;
  onChanged: () => void;
};

const states: Record<VersionState, { tone: BadgeTone; word: string }> = {
  coming: { tone: 'ask', word: 'これから' },
  in_force: { tone: 'trust', word: '有効' },
  past: { tone: 'no', word: '過去' },
};

/** Every version on a timeline: what is to come can be edited or taken back, what is or was in force only read. */
export function VersionList<Row extends Version>(props: VersionListProps<Row>) {
  const { table, rows, today, show, marks, onChanged } = props;
  return (
    <ul className="grid gap-3">
      {rows.map((row) => {
        const state = versionState(rows, row, today);
        return (
          <li key={row.id} className="rounded-lg border border-line bg-white">
            <details open={state === 'in_force'} className="group">
              <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center [&::-webkit-details-marker]:hidden gap-x-3 gap-y-1 px-4 py-3">
                <span className="figures font-bold">{formatJapaneseDate(row.adaptation_date)}から</span>
                <Badge tone={states[state].tone}>{states[state].word}</Badge>
                {marks?.(row)}
                <ChevronDown
                  className="ml-auto size-5 shrink-0 text-ink-soft group-open:rotate-180"
                  aria-hidden="true"
                />
              </summary>
              <div className="border-t border-line px-4 py-4">
                {state === 'coming' && <ComingActions table={table} row={row} onChanged={onChanged} />}
                {show(row)}
                <History table_name={table} record_id={row.id} />
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function ComingActions({ table, row, onChanged }: { table: Table; row: Version; onChanged: () => void }) {
  const [asked, setAsked] = useState(false);
  const changed = () => {
    setAsked(false);
    onChanged();
  };
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <LinkButton to={`?edit=${row.id}`} kind="plain" size="small">
        直す
      </LinkButton>
      <Button kind="quiet" size="small" onClick={() => setAsked(true)}>
        取りやめる
      </Button>
      {asked && (
        <AskedAction
          name="headquartersRemoveVersion"
          input={{ table_name: table, id: row.id, version: row.version }}
          title="この版を取りやめますか"
          yes="取りやめる"
          no="戻る"
          busyLabel="取りやめています"
          toast="取りやめました"
          onClose={() => setAsked(false)}
          onDone={changed}
          onChanged={changed}
        >
          <p>{formatJapaneseDate(row.adaptation_date)}からの版は、有効になりません。内容は操作記録に残ります。</p>
        </AskedAction>
      )}
    </div>
  );
}
