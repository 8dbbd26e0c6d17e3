import { countLine, type HeadCount } from '../../../domain/attendance/emergency-words.ts';
import { emergencyKind } from '../../../domain/staff-codes.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

export interface EmergencyData {
  emergency: {
    kind: number;
    branch_name: string;
    branch_tel: string;
    place: string;
    message: string;
    count: HeadCount;
  };
}

/** The branch's own words; no child's name, because anyone can read a phone left on a table. */
export const emergencyTexts: { [Kind in keyof EmergencyData]: (data: EmergencyData[Kind]) => NotificationText } = {
  emergency: ({ kind, branch_name, branch_tel, place, message, count }) => ({
    title: `【緊急】${branch_name}からのお知らせ(${emergencyKind.label(kind)})`,
    content: paragraphs(
      message,
      countLine(count),
      `お子さまのいる場所: ${place}`,
      `園の電話: ${formatTel(branch_tel)}`,
    ),
    link: '/mypage/top',
  }),
};
