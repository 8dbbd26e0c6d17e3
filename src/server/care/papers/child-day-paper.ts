import { allergyAnswer, allergySeverity, dietStage } from '../../../domain/care/care-codes.ts';
import { cardTextLabels } from '../../../domain/care/health-card.ts';
import { doseStatus } from '../../../domain/care/incident-codes.ts';
import { calledPerson, callResult } from '../../../domain/staff-codes.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { formatClock, formatDate, formatDateTime, formatDateWeekday } from '../../../domain/time-format.ts';
import { orDash, type Paper, type PaperSection } from '../../papers/paper.ts';
import {
  bornText,
  childrenByAgeText,
  genderLabel,
  type PaperMaker,
  personText,
  registeredText,
} from '../../papers/people-text.ts';
import type { Queryable } from '../../postgres/database.ts';
import type { CardSeal } from '../../sealed-card.ts';
import {
  allergiesOfDay,
  type ChildDay,
  type ChildDayFacts,
  callsOfDay,
  childDayFacts,
  type DayMedicine,
  type DayStay,
  essentialsOf,
  incidentsOfDay,
  medicinesOfDay,
  rosterOfDay,
  staysOfDay,
} from '../store/incidents/child-day.ts';
import { incidentPaper } from '../store/incidents/incident-papers.ts';
import { childrenAtMoment, staffAtMoment } from '../store/incidents/moments.ts';
import { incidentSections } from './incident-sections.ts';
import { logSections } from './log-sections.ts';

export type MadePaper = {
  branch_id: number;
  file_name: string;
  paper: Paper;
  child_ids: readonly number[];
  /** The same as lines, where a table is asked for too. */
  csv?: string[][];
};

/** Everything about one child's day at one branch, in the order an inspector would ask for it. */
export async function childDayPaper(
  db: Queryable,
  reserve_detail_id: number,
  { account, now, seal }: PaperMaker,
): Promise<MadePaper | null> {
  const facts = await childDayFacts(db, reserve_detail_id);
  if (facts === null) return null;
  const stays = await staysOfDay(db, facts);
  const incidentIds = await incidentsOfDay(db, facts);
  const incidents: PaperSection[] = [];
  for (const id of incidentIds) incidents.push(...(await incidentSections(db, id, facts.child_id)));
  const paper: Paper = {
    title: `お子さまの1日の記録 ${facts.child_name}`,
    issued: `${formatDateTime(now)} ${account.name}が作成`,
    lead: `${formatDateWeekday(facts.date)} ${facts.branch_name}`,
    sections: [
      childSection(facts),
      staySection(stays),
      await healthSection(db, facts, seal),
      ...(await rosterSections(db, facts, stays, incidentIds)),
      ...(await logSections(db, facts, now)),
      medicineSection(await medicinesOfDay(db, facts)),
      ...incidents,
      ...(incidents.length === 0 ? [noIncident] : []),
      await callSection(db, facts),
    ],
    foot: `${facts.branch_name} ${formatDate(facts.date)} 健康に関する情報を含みます。取り扱いにご注意ください。`,
  };
  const { branch_id, child_id, date } = facts;
  return { branch_id, file_name: `child-day-${child_id}-${date}.pdf`, paper, child_ids: [child_id] };
}

const noIncident: PaperSection = {
  heading: '事故・ヒヤリハット',
  columns: [],
  rows: [],
  empty: 'この日の報告書はありません。',
};

function childSection(facts: ChildDayFacts): PaperSection {
  const { emergency_contact_name, emergency_contact_tel } = facts;
  return {
    heading: 'お子さま',
    facts: [
      ['お名前', `${facts.child_name}${facts.child_kana ? `(${facts.child_kana})` : ''}`],
      ['生年月日・性別', `${bornText(facts.date_of_birth, facts.date)} ${genderLabel(facts.gender)}`],
      ['はじめての登園', facts.first_day === null ? '—' : formatDate(facts.first_day)],
      ['保護者', `${facts.parent_name} ${formatTel(facts.parent_tel)}`],
      [
        '緊急連絡先',
        emergency_contact_tel ? `${emergency_contact_name ?? ''} ${formatTel(emergency_contact_tel)}` : '—',
      ],
    ],
  };
}

const clockOf = (at: Date | null): string => (at === null ? '—' : formatClock(at));

function staySection(stays: readonly DayStay[]): PaperSection {
  return {
    heading: '登園・降園とお引き渡し',
    columns: [
      { label: '予定', share: 20 },
      { label: '登園', share: 12 },
      { label: '体温', share: 12 },
      { label: '降園', share: 12 },
      { label: 'お迎えに来た方', share: 44 },
    ],
    rows: stays.map((stay) => [
      `${formatClock(stay.start_datetime)}〜${formatClock(stay.end_datetime)}`,
      clockOf(stay.arrived_datetime),
      stay.temperature === null ? '—' : `${stay.temperature.toFixed(1)}℃`,
      clockOf(stay.left_datetime),
      fetchedText(stay),
    ]),
    empty: '登園の記録はありません。',
  };
}

function fetchedText({ left_datetime, fetched_by_name, fetched_by_tel, pick_up_name }: DayStay): string {
  if (fetched_by_name) return `${fetched_by_name}${fetched_by_tel ? ` ${formatTel(fetched_by_tel)}` : ''}`;
  if (left_datetime === null) return '—';
  return pick_up_name ? `記録なし(予約のお迎えの方 ${pick_up_name})` : '記録なし';
}

async function healthSection(db: Queryable, facts: ChildDayFacts, seal: CardSeal): Promise<PaperSection> {
  const allergies = await allergiesOfDay(db, facts);
  const known = await essentialsOf(db, facts.child_id, seal);
  const listed = allergies.map(
    ({ name, severity, reaction, epipen_flag }) =>
      `${name}:${allergySeverity.label(severity)}${reaction && ` ${reaction}`}${epipen_flag ? '【エピペンあり】' : ''}`,
  );
  const answer = known === null ? '未確認' : allergyAnswer.label(known.allergy_answer);
  return {
    heading: '健康',
    facts: [
      ['アレルギー', listed.length > 0 ? listed.join('\n') : answer],
      ['食事の段階', known?.diet_stage == null ? '—' : dietStage.label(known.diet_stage)],
      ['食べられないもの', orDash(known?.foods_to_avoid)],
      ['ミルク', orDash(known?.milk)],
      ['平熱', known?.usual_temperature == null ? '—' : `${known.usual_temperature.toFixed(1)}℃`],
      ['持病', orDash(known?.conditions)],
      [cardTextLabels.medicines, orDash(known?.medicines)],
      ['これまでの病気', orDash(known?.medical_history)],
      [cardTextLabels.family_doctor, orDash(known?.family_doctor)],
      ['保護者からの備考', orDash(facts.customer_remarks)],
    ],
  };
}

/** The plan of the day, and who was there at each minute that counts: coming, each incident, leaving. */
async function rosterSections(
  db: Queryable,
  day: ChildDay,
  stays: readonly DayStay[],
  incidentIds: readonly number[],
): Promise<PaperSection[]> {
  const minutes: [string, Date][] = stays.flatMap(({ arrived_datetime, left_datetime }) => [
    ...(arrived_datetime ? [['登園', arrived_datetime] as [string, Date]] : []),
    ...(left_datetime ? [['降園', left_datetime] as [string, Date]] : []),
  ]);
  for (const id of incidentIds) {
    const incident = await incidentPaper(db, id);
    if (incident !== null) minutes.push([`報告書 No.${id}`, incident.happened_at]);
  }
  const rows: string[][] = [];
  for (const [name, at] of minutes.sort(([, a], [, b]) => a.getTime() - b.getTime())) {
    const staff = (await staffAtMoment(db, day.branch_id, at)).filter(({ there_flag }) => there_flag);
    const children = (await childrenAtMoment(db, day.branch_id, at)).filter(({ there_flag }) => there_flag);
    const ages = childrenByAgeText(
      children.map(({ date_of_birth }) => date_of_birth),
      day.date,
    );
    rows.push([`${formatClock(at)}\n${name}`, orDash(staff.map(personText).join('\n')), ages]);
  }
  const planned = await rosterOfDay(db, day.branch_id, day.date);
  return [
    {
      heading: 'その時刻にいた職員とお子さま(出退勤と登降園の記録による)',
      columns: [
        { label: '時刻', share: 18 },
        { label: '職員', share: 47 },
        { label: 'お子さま', share: 35 },
      ],
      rows,
      empty: '登園の記録がないため、ありません。',
    },
    {
      heading: 'この日のシフト',
      columns: [
        { label: '職員', share: 26 },
        { label: '資格', share: 34 },
        { label: '勤務', share: 20 },
        { label: '休憩', share: 20 },
      ],
      rows: planned.map(({ name, qualifications, start_time, end_time, breaks }) => [
        name,
        registeredText(qualifications),
        `${start_time}〜${end_time}`,
        orDash(breaks.map((each) => `${each.start_time}〜${each.end_time}`).join('\n')),
      ]),
      empty: 'シフトの登録はありません。',
    },
  ];
}

function medicineSection(medicines: readonly DayMedicine[]): PaperSection {
  return {
    heading: '与薬',
    columns: [
      { label: '薬・1回の量', share: 28 },
      { label: '病名・病院', share: 24 },
      { label: '依頼・受け取り', share: 22 },
      { label: '与薬(用意・確認・実施)', share: 26 },
    ],
    rows: medicines.map((each) => [
      `${each.drug_name}\n${each.dose} ${formatClock(each.due_at)}`,
      `${each.illness}\n${each.hospital}`,
      `${each.guardian_name}\n${each.received_by}`,
      doseText(each),
    ]),
    empty: '与薬の依頼はありません。',
  };
}

function doseText(each: DayMedicine): string {
  if (each.withdrawn_reason !== '') return `取り下げ ${each.withdrawn_reason}`;
  if (each.status === null) return 'まだ与薬していません';
  const steps: [string, string | null][] = [
    ['用意', each.prepared_by],
    ['確認', each.checked_by],
    ['実施', each.given_by],
  ];
  const people = steps.flatMap(([step, name]) => (name === null ? [] : [`${step} ${name}`])).join('\n');
  const when = each.given_at === null ? '' : ` ${formatClock(each.given_at)}`;
  return `${doseStatus.label(each.status)}${when}\n${people}${each.note ? `\n${each.note}` : ''}`;
}

async function callSection(db: Queryable, day: ChildDay): Promise<PaperSection> {
  const calls = await callsOfDay(db, day);
  return {
    heading: 'お迎えについての電話',
    columns: [
      { label: '時刻', share: 14 },
      { label: '相手・結果', share: 26 },
      { label: 'メモ', share: 38 },
      { label: '記録', share: 22 },
    ],
    rows: calls.map(({ created_at, called, result, note, by_name }) => [
      formatClock(created_at),
      `${calledPerson.label(called)} ${callResult.label(result)}`,
      orDash(note),
      by_name,
    ]),
    empty: '電話の記録はありません。',
  };
}
