import { type MorningAnswer, morningAnswer } from '../../../domain/care/morning/morning-codes.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import type { Instant } from '../../../domain/time.ts';
import { absentButton, lineCard, phoneButton, reserveButton } from '../../notifying/writing/line-card.ts';
import { buttonText, firstVisitLink, morningLink } from '../../notifying/writing/message-link.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';
import { placeRows, rowLines } from '../../notifying/writing/reserve-text.ts';

type Stay = {
  id: number;
  branch_name: string;
  branch_tel: string;
  start_datetime: Instant;
  end_datetime: Instant;
};

/** Messages of the morning of a stay and of a first visit. The child's condition is on the page only, never in a message. */
export interface MorningData {
  morning_form: Stay;
  morning_answer: Stay & { staff_answer: MorningAnswer };
  first_visit_pack: { branch_id: number; branch_name: string };
}

type Writers = { [Kind in keyof MorningData]: (data: MorningData[Kind]) => NotificationText };

const answers: Readonly<Record<MorningAnswer, (stay: Stay) => string>> = {
  [morningAnswer.code.come]: () => 'お預かりできます。どうぞお気をつけてお越しください。',
  [morningAnswer.code.call]: ({ branch_tel }) =>
    `園からお電話でご相談します。お急ぎのときは、${formatTel(branch_tel)}へお電話ください。`,
  [morningAnswer.code.notToday]: () => '今日はお預かりをお休みいただけますか。ご予約は、まだそのままです。',
};

export const morningTexts: Writers = {
  morning_form: (stay) => ({
    title: '今朝の様子をお知らせください',
    content: paragraphs(
      'おはようございます。ご来園の前に、お子さまの今朝の様子をお知らせください。30秒ほどで終わります。',
      rowLines(placeRows(stay)),
    ),
    link: morningLink(stay.id),
    card: lineCard(stay, {
      lines: ['ご来園の前に、30秒ほどで終わります。'],
      button: buttonText(morningLink(stay.id)),
      more: [reserveButton(stay.id), absentButton(stay.id)],
    }),
  }),
  morning_answer: (stay) => ({
    title: '園からお返事がありました',
    content: paragraphs(
      'お知らせいただいた今朝の様子に、園からお返事しました。',
      answers[stay.staff_answer](stay),
      rowLines(placeRows(stay)),
    ),
    link: morningLink(stay.id),
    card: lineCard(stay, {
      lines: [answers[stay.staff_answer](stay)],
      button: 'お返事を見る',
      more: [reserveButton(stay.id), phoneButton(stay.branch_tel)],
    }),
  }),
  first_visit_pack: ({ branch_id, branch_name }) => ({
    title: `${branch_name}の書面のご確認をお願いします`,
    content: paragraphs(
      `${branch_name}をはじめてご利用いただくにあたり、契約内容の書面、同意事項、園のきまりをお届けします。`,
      '下のページでお読みのうえ、お名前の入力(署名)をお願いします。ご来園の当日までにお済ませください。',
    ),
    link: firstVisitLink(branch_id),
  }),
};
