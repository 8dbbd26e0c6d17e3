import type { SelectStaffIncidentData } from '../../../../../contract/operations/generated.ts';
import { incidentKind, seriousKind } from '../../../../../domain/care/incident-codes.ts';
import { rowInForceIfAny } from '../../../../../domain/settings/in-force.ts';
import { addDays, tokyoDateOf } from '../../../../../domain/time.ts';
import { formatClock, formatMonthDay } from '../../../../../domain/time-format.ts';
import type { BadgeTone } from '../../../../ui/badge.tsx';

export type Incident = SelectStaffIncidentData['incidents'][number];
type Setting = { adaptation_date: string; first_report_days: number };

export const incidentTone = (kind: number): BadgeTone => {
  if (kind === incidentKind.code.serious) return 'wrong';
  return kind === incidentKind.code.accident ? 'ask' : 'no';
};

export const incidentText = ({ kind, serious_kind }: { kind: number; serious_kind: number | null }): string =>
  serious_kind === null ? incidentKind.label(kind) : `${incidentKind.label(kind)}(${seriousKind.label(serious_kind)})`;

/** By the settings of the day it happened; the last day is left out where none were in force yet. */
export function dueByText(happened_at: string, settings: readonly Setting[]): string {
  const day = tokyoDateOf(happened_at);
  const known = rowInForceIfAny(settings, day);
  const last = known === null ? '' : `遅くとも${formatMonthDay(addDays(day, known.first_report_days))}までです。`;
  return `当日(${formatMonthDay(day)})中に第1報を出してください。${last}`;
}

/** What a datetime-local field holds, and back; the console's clock is Tokyo's wherever the tablet was bought. */
export const fieldMoment = (instant: Date | string): string => `${tokyoDateOf(instant)}T${formatClock(instant)}`;
export const momentOfField = (text: string): string | null =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? `${text.slice(0, 16)}:00+09:00` : null;
