import { formatMonthDay, formatYearMonth } from '../../../domain/time-format.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

/** Messages about 無償化. */
export interface CertificateData {
  benefit_claim_reminder: { start: string; end: string; due: string; municipality: string };
}

export const certificateTexts: {
  benefit_claim_reminder: (data: CertificateData['benefit_claim_reminder']) => NotificationText;
} = {
  benefit_claim_reminder: ({ start, end, due, municipality }) => ({
    title: '無償化の請求の時期です',
    content: paragraphs(
      `${formatYearMonth(start)}から${formatYearMonth(end)}までのご利用分について、幼児教育・保育の無償化を${municipality}に請求する時期になりました。`,
      `請求の期限の目安は${formatMonthDay(due)}です。くわしくは、${municipality}の案内をご確認ください。`,
      '請求に使う「提供証明書兼領収証」は、マイページから発行できます。お済みの方は、ご容赦ください。',
    ),
    link: '/mypage/certificates',
  }),
};
