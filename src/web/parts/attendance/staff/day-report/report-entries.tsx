import { useState } from 'react';
import type { SelectStaffReportsData } from '../../../../../contract/operations/generated.ts';
import { incidentKinds, reportKind } from '../../../../../domain/staff-codes.ts';
import { tokyoDateOf } from '../../../../../domain/time.ts';
import { formatDateTime, formatTime } from '../../../../../domain/time-format.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { EntryForm } from './entry-form.tsx';

type Entry = SelectStaffReportsData['entries'][number];

/** Entries that have not been corrected. */
export const standingEntries = (entries: readonly Entry[]): Entry[] => {
  const struck = new Set(entries.map(({ strikes_id }) => strikes_id));
  return entries.filter(({ id }) => !struck.has(id));
};

const toneOf = (kind: number): BadgeTone => {
  if (kind === reportKind.code.accident) return 'wrong';
  if (kind === reportKind.code.nearMiss) return 'ask';
  return kind === reportKind.code.handover ? 'trust' : 'no';
};

type ReportEntriesProps = { entries: readonly Entry[]; branch_id: number; date: string; onChanged: () => void };

/** The day's report, all authors' entries; corrected ones stay, struck through. */
export function ReportEntries({ entries, branch_id, date, onChanged }: ReportEntriesProps) {
  const [correcting, setCorrecting] = useState<number | null>(null);
  const standing = new Set(standingEntries(entries));
  if (entries.length === 0) {
    return <p className="rounded-md bg-cream px-4 py-5 text-note text-ink-soft">まだ記入がありません。</p>;
  }
  return (
    <ul className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.id} className="rounded-lg border border-line bg-white p-4">
          <EntryLine
            entry={entry}
            date={date}
            stands={standing.has(entry)}
            onCorrect={correcting === entry.id ? undefined : () => setCorrecting(entry.id)}
          />
          {correcting === entry.id && standing.has(entry) && (
            <div className="mt-3 border-t border-line pt-3">
              <EntryForm
                branch_id={branch_id}
                date={date}
                corrects={entry}
                onCancel={() => setCorrecting(null)}
                onDone={() => {
                  setCorrecting(null);
                  onChanged();
                }}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** From the entry to the report about it, written or to be written. */
function ReportLink({ entry }: { entry: Entry }) {
  const [incident] = entry.incidents;
  return (
    <LinkButton
      to={incident ? `/staff/incidents/${incident.id}` : `/staff/incidents/add?report=${entry.id}`}
      kind="plain"
      size="small"
      className="mt-2"
    >
      {incident ? `報告書 No.${incident.id}を開く` : '報告書を書く'}
    </LinkButton>
  );
}

type EntryLineProps = { entry: Entry; date: string; stands: boolean; onCorrect: (() => void) | undefined };

function EntryLine({ entry, date, stands, onCorrect }: EntryLineProps) {
  const sameDay = tokyoDateOf(entry.created_at) === date;
  const who = entry.account?.name ?? '退職者';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={stands ? toneOf(entry.kind) : 'no'}>{reportKind.label(entry.kind)}</Badge>
        <span className="text-note text-ink-soft">
          <span className="figures">{sameDay ? formatTime(entry.created_at) : formatDateTime(entry.created_at)}</span>{' '}
          {who}
          {entry.strikes_id !== null && '(訂正)'}
        </span>
        {stands && onCorrect && (
          <Button
            kind="quiet"
            size="small"
            className="-my-2 ml-auto px-2!"
            onClick={onCorrect}
            aria-label={`${who}の記入を訂正する`}
          >
            訂正する
          </Button>
        )}
        {!stands && <span className="ml-auto text-note font-bold text-no">訂正されました</span>}
      </div>
      {stands && incidentKinds.includes(entry.kind) && <ReportLink entry={entry} />}
      {stands ? (
        <p className="mt-2 leading-relaxed wrap-anywhere whitespace-pre-line">{entry.notes || '記入なし'}</p>
      ) : (
        <p className="mt-2 leading-relaxed wrap-anywhere whitespace-pre-line text-no">
          <del>{entry.notes}</del>
        </p>
      )}
    </>
  );
}

/** Accident and near-miss entries, plus the day's incident reports that have no such entry. */
export function incidentsIn({ entries, incidents }: Pick<SelectStaffReportsData, 'entries' | 'incidents'>): number {
  const standing = standingEntries(entries);
  const known = new Set(standing.map(({ id }) => id));
  const own = incidents.filter(({ daily_report_id }) => daily_report_id === null || !known.has(daily_report_id));
  return standing.filter(({ kind }) => incidentKinds.includes(kind)).length + own.length;
}
