import { incidentEntryKind, incidentKind, notInformedYet, seriousKind } from '../../../domain/care/incident-codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { formatClock, formatDateTime, formatDateTimeWeekday } from '../../../domain/time-format.ts';
import { orDash, type PaperSection } from '../../papers/paper.ts';
import type { Queryable } from '../../postgres/database.ts';
import {
  type ConcernedOnPaper,
  concernedOnPaper,
  type EntryOnPaper,
  entriesOnPaper,
  type IncidentPaper,
  incidentPaper,
} from '../store/incidents/incident-papers.ts';

export const incidentKindText = ({ kind, serious_kind }: Pick<IncidentPaper, 'kind' | 'serious_kind'>): string =>
  serious_kind === null ? incidentKind.label(kind) : `${incidentKind.label(kind)}(${seriousKind.label(serious_kind)})`;

const informedText = ({ told_at, told_name, told_by, told_words }: ConcernedOnPaper): string =>
  told_at === null ? notInformedYet : `${formatDateTime(told_at)} ${told_name}へ(${told_by ?? ''}) ${told_words}`;

/** Of the concerned children only the one whose paper it is: other families' children are not named on it. */
export async function incidentSections(db: Queryable, incident_id: number, child_id: number): Promise<PaperSection[]> {
  const incident = await incidentPaper(db, incident_id);
  if (incident === null) return [];
  const child = (await concernedOnPaper(db, incident_id)).find((each) => each.child_id === child_id);
  const entries = await entriesOnPaper(db, incident_id);
  return [
    {
      heading: `${incidentKindText(incident)}の報告書 No.${incident.id}`,
      facts: [
        ['起きた日時', formatDateTimeWeekday(incident.happened_at)],
        ['場所', incident.place],
        ['そこにいた職員', orDash(incident.staff.join('、'))],
        ['何が起きたか', incident.what_happened],
        ['発見時の様子', orDash(child?.state_found)],
        ['応急手当', orDash(child?.first_aid)],
        ['受診・診断', orDash([child?.hospital, child?.diagnosis].filter(Boolean).join(' '))],
        ['保護者への連絡', child ? informedText(child) : '—'],
        ['原因', orDash(incident.cause)],
        ['再発を防ぐために', orDash(incident.measure)],
        ['記入・園長の確認', signText(incident)],
      ],
    },
    courseSection(entries),
  ];
}

const signText = ({ written_by, signed_by, signed_at }: IncidentPaper): string =>
  signed_at === null
    ? `${written_by}が記入。園長はまだ確認していません`
    : `${written_by}が記入。${formatDateTime(signed_at)} ${signed_by ?? ''}が確認`;

export function courseSection(entries: readonly EntryOnPaper[]): PaperSection {
  return {
    heading: '経過',
    columns: [
      { label: '時刻', share: 14 },
      { label: '内容', share: 60 },
      { label: '記入', share: 26 },
    ],
    rows: entries.map((entry) => [
      timeOf(entry),
      entry.kind === incidentEntryKind.code.addendum ? `【追記】${entry.words}` : entry.words,
      `${entry.by_name} ${formatDateTime(entry.created_at)}`,
    ]),
    empty: '経過の記入はありません。',
  };
}

const timeOf = ({ happened_at, created_at }: EntryOnPaper): string =>
  tokyoDateOf(happened_at) === tokyoDateOf(created_at) ? formatClock(happened_at) : formatDateTime(happened_at);
