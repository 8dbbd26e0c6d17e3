import type { TokyoDate } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

/** Messages about tickets a family has, with what their texts need. */
export interface TicketData {
  tickets_expiring: { number: number; expiry_date: TokyoDate; granted_flag: boolean };
}

type Writers = { [Kind in keyof TicketData]: (data: TicketData[Kind]) => NotificationText };

export const ticketTexts: Writers = {
  tickets_expiring: ({ number, expiry_date, granted_flag }) => ({
    title: '回数券の期限が近づいています',
    content: paragraphs(
      `${granted_flag ? '本部からの進呈の回数券' : '回数券'}が${number}枚残っています。期限は${expiry_date.slice(0, 4)}年${formatMonthDay(expiry_date)}です。`,
      granted_flag
        ? '期限を過ぎるとお使いいただけません。ご予約の確認で、使うかどうかをお選びいただけます。'
        : '期限を過ぎるとお使いいただけません。ご予約の確認で使うかどうかをお選びいただくか、マイページの「回数券」で返金の条件をご確認ください。',
    ),
    link: '/mypage/tickets/buy',
  }),
};
