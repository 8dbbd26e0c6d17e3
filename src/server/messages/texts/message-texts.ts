import { type LateAnswer, type LateKind, lateAnswer, lateKind } from '../../../domain/messages/message-codes.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import type { Instant } from '../../../domain/time.ts';
import { formatTime } from '../../../domain/time-format.ts';
import { messagesLink, reserveLink } from '../../notifying/writing/message-link.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

/** Says that the branch wrote or answered, never what: the text is in the app only. */
export interface MessageData {
  family_message: { branch_id: number; branch_name: string };
  late_answered: {
    reserve_id: number;
    kind: LateKind;
    answer: LateAnswer;
    expected_datetime: Instant;
    branch_name: string;
    branch_tel: string;
  };
}

type Writers = { [Kind in keyof MessageData]: (data: MessageData[Kind]) => NotificationText };

export const messageTexts: Writers = {
  family_message: ({ branch_id, branch_name }) => ({
    title: '園からメッセージが届いています',
    content: paragraphs(
      `${branch_name}からメッセージが届いています。下のページでお読みください。`,
      'このお知らせには返信できません。お返事は、ページからお送りください。',
    ),
    link: messagesLink(branch_id),
  }),
  late_answered: ({ reserve_id, kind, answer, expected_datetime, branch_name, branch_tel }) => ({
    title: answer === lateAnswer.code.understood ? '遅れのご連絡を承知しました' : '園へお電話ください',
    content: paragraphs(
      `${kind === lateKind.code.arrival ? '登園' : 'お迎え'}が${formatTime(expected_datetime)}頃になるとのご連絡に、${branch_name}からお返事です。`,
      answer === lateAnswer.code.understood
        ? '承知しました。お気をつけてお越しください。'
        : `お手数ですが、園(${formatTel(branch_tel)})へお電話ください。`,
    ),
    link: reserveLink(reserve_id),
  }),
};
