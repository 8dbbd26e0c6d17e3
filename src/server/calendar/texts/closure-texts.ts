import { type ClosureChoice, closureChoice } from '../../../domain/staff-codes.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { type Instant, tokyoDateOf } from '../../../domain/time.ts';
import { formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { closureLink } from '../../notifying/writing/message-link.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

/** The one message to a family about a closure, with what its text needs. Children are not named: the page is enough. */
export interface ClosureData {
  branch_closure: {
    closure_notice_id: number;
    branch_name: string;
    branch_tel: string;
    choice: ClosureChoice;
    /** As staff wrote them. */
    title: string;
    content: string;
    stays: readonly { start_datetime: Instant; end_datetime: Instant }[];
  };
}

type Writers = { [Kind in keyof ClosureData]: (data: ClosureData[Kind]) => NotificationText };

const stayLine = ({ start_datetime, end_datetime }: { start_datetime: Instant; end_datetime: Instant }): string =>
  `・${formatMonthDay(tokyoDateOf(start_datetime))} ${formatTimeRange(start_datetime, end_datetime)}`;

const cancelled = '園の都合のため、上のご予約は園で取り消しました。キャンセル料はかかりません。';
const proposed =
  '同じ時間に空きのある近くの園へ、ご予約を移せます。下のページでお選びください。お選びいただくまで、ご予約は動きません。移らない場合も、キャンセル料はかかりません。';

export const closureTexts: Writers = {
  branch_closure: ({ closure_notice_id, branch_name, branch_tel, choice, title, content, stays }) => ({
    title,
    content: paragraphs(
      content,
      `${branch_name}のご予約\n${stays.map(stayLine).join('\n')}`,
      choice === closureChoice.code.move ? proposed : cancelled,
      '下のページを開いて「確認しました」を押してください。園が、お知らせが届いたことを確かめられます。',
      `お急ぎの場合は、${branch_name}(${formatTel(branch_tel)})へお電話ください。`,
    ),
    link: closureLink(closure_notice_id),
  }),
};
