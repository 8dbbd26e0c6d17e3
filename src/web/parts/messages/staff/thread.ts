import type { SelectStaffInboxThreadData } from '../../../../contract/operations/generated.ts';
import type { InboxFacts } from '../../../../domain/messages/inbox-steps.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import type { Fact } from '../../../console/fact-list.tsx';

export type InboxThreadRow = SelectStaffInboxThreadData['inbox_threads'][number];
export type InboxTemplateRow = SelectStaffInboxThreadData['inbox_templates'][number];

type Writer = { name: string; tel: string; email: string; text: string; number: number; facts: Fact[] };

/** Who wrote and what, of an inquiry and of an application alike. */
export function writtenBy({ inquiry, staff_recruitment_application: application }: InboxThreadRow): Writer {
  if (inquiry) {
    const { name, tel, email, inquiry_text: text, id: number } = inquiry;
    const facts: Fact[] = [['種類', inquiry.inquiry_category?.name ?? '']];
    if (inquiry.corporate_name) facts.push(['会社名', inquiry.corporate_name]);
    if (inquiry.department_name) facts.push(['部署名', inquiry.department_name]);
    return { name, tel, email, text, number, facts };
  }
  const { name = '', tel = '', email = '', application_text: text = '', id: number = 0 } = application ?? {};
  const occupation = application?.staff_recruitment?.occupation ?? '相談して決めたい';
  return {
    name,
    tel,
    email,
    text,
    number,
    facts: [
      ['希望の職種', occupation],
      ['フリガナ', application?.name_kana ?? ''],
    ],
  };
}

/** What a template is filled with. */
export function templateFacts(thread: InboxThreadRow): InboxFacts {
  const { name, number } = writtenBy(thread);
  return {
    お名前: name,
    園名: thread.branch?.name ?? '',
    園の電話: formatTel(thread.branch?.tel ?? ''),
    受付番号: String(number),
  };
}
