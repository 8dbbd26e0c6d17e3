import { formatPostalCode, formatTel } from '../../../domain/text/contact-format.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { formatClock, formatDate, formatDateTime, formatDateTimeWeekday } from '../../../domain/time-format.ts';
import { companyOn } from '../../company/store/company-facts.ts';
import { orDash, type PaperSection, unknown } from '../../papers/paper.ts';
import { bornText, childrenByAgeText, genderLabel, type PaperMaker, personText } from '../../papers/people-text.ts';
import type { Queryable } from '../../postgres/database.ts';
import { type EssentialsNow, essentialsOf } from '../store/incidents/child-day.ts';
import {
  type ConcernedOnPaper,
  concernedOnPaper,
  entriesOnPaper,
  facilityOnPaper,
  incidentPaper,
} from '../store/incidents/incident-papers.ts';
import { childrenAtMoment, staffAtMoment } from '../store/incidents/moments.ts';
import type { MadePaper } from './child-day-paper.ts';
import { courseSection, incidentKindText } from './incident-sections.ts';

/** What the authorities ask in the first report, as far as it is known; the rest is left blank, to be filled in by hand. */
export async function firstReportPaper(
  db: Queryable,
  incident_id: number,
  { account, now, seal }: PaperMaker,
): Promise<MadePaper | null> {
  const incident = await incidentPaper(db, incident_id);
  const facility = incident && (await facilityOnPaper(db, incident.branch_id));
  if (incident === null || facility === null) return null;
  const day = tokyoDateOf(incident.happened_at);
  const company = await companyOn(db, day);
  const staff = await staffAtMoment(db, incident.branch_id, incident.happened_at);
  const there = (await childrenAtMoment(db, incident.branch_id, incident.happened_at)).filter(
    ({ there_flag }) => there_flag,
  );
  const children = await concernedOnPaper(db, incident_id);
  const histories: string[] = [];
  for (const { child_id } of children) histories.push(historyOf(await essentialsOf(db, child_id, seal)));
  const named = staff.filter(({ name, there_flag }) => there_flag || incident.staff.includes(name));
  return {
    branch_id: incident.branch_id,
    file_name: `first-report-${incident_id}.pdf`,
    child_ids: children.map(({ child_id }) => child_id),
    paper: {
      title: '教育・保育施設等 事故報告(第1報)',
      issued: `${formatDateTime(now)} ${account.name}が作成`,
      lead: incidentKindText(incident),
      sections: [
        {
          heading: '施設',
          facts: [
            ['施設の名称', facility.name],
            ['所在地', `${formatPostalCode(facility.postal_code)} ${facility.address}`],
            ['電話', formatTel(facility.tel)],
            ['設置者', facility.owner_name || company.name],
            ['管理者', facility.manager_name || unknown],
            ['開設年月日', formatDate(facility.open_date)],
            ['定員', `${facility.capacity}名`],
            ['保育室の面積・建物', facility.building || unknown],
            ['事故防止マニュアル', '有 ・ 無'],
            ['直近の安全研修', unknown],
          ],
        },
        {
          heading: '事故が起きたとき',
          facts: [
            ['日時', formatDateTimeWeekday(incident.happened_at)],
            ['場所', incident.place],
            [
              '園にいた子ども',
              childrenByAgeText(
                there.map(({ date_of_birth }) => date_of_birth),
                day,
              ),
            ],
            ['そこにいた職員', orDash(named.map(personText).join('\n'))],
            ['そのほかにいた人', orDash(incident.others_present)],
            ['事故の概要', incident.what_happened],
          ],
        },
        ...children.map((child, index) =>
          childSection(child, histories[index] ?? '', day, children.length > 1 ? ` ${index + 1}` : ''),
        ),
        courseSection(await entriesOnPaper(db, incident_id)),
      ],
      foot: `${facility.name} 第1報 報告書 No.${incident_id} 個人情報を含みます。取り扱いにご注意ください。`,
    },
  };
}

/** The form asks for what a child had, and for what it has. */
const historyOf = (known: EssentialsNow | null): string =>
  [known?.conditions, known?.medical_history].filter(Boolean).join('\n');

const childSection = (child: ConcernedOnPaper, history: string, day: string, number: string): PaperSection => ({
  heading: `お子さま${number}`,
  facts: [
    ['お名前', child.name],
    ['年齢・性別', `${bornText(child.date_of_birth, day)} ${genderLabel(child.gender)}`],
    ['はじめての登園', child.first_day === null ? unknown : formatDate(child.first_day)],
    ['この日の登園', child.arrived_datetime === null ? unknown : formatClock(child.arrived_datetime)],
    ['これまでの病気', orDash(history)],
    ['発見時の様子', child.state_found || unknown],
    ['応急手当', child.first_aid || unknown],
    ['病院・診断', [child.hospital, child.diagnosis].filter(Boolean).join(' ') || unknown],
    [
      '保護者への連絡',
      child.told_at === null ? unknown : `${formatDateTime(child.told_at)} ${child.told_name} ${child.told_words}`,
    ],
  ],
});
