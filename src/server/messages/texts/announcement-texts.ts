import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

type Announced = {
  title: string;
  content: string;
  /** Null: the company speaks. */
  branch_name: string | null;
};

/** A word to many families, in the sender's own words. */
export interface AnnouncementData {
  announced_duty: Announced;
  announced_news: Announced;
  announced_advertising: Announced;
  announced_emergency: Announced;
}

type Writers = { [Kind in keyof AnnouncementData]: (data: AnnouncementData[Kind]) => NotificationText };

const asWritten = ({ title, content, branch_name }: Announced, ...after: string[]): NotificationText => ({
  title,
  content: paragraphs(content, ...after, branch_name !== null && `${branch_name}より`),
  link: '/mypage/notifications',
});

export const announcementTexts: Writers = {
  announced_duty: (data) => asWritten(data),
  announced_news: (data) => asWritten(data),
  announced_advertising: (data) =>
    asWritten(data, 'このご案内は、受け取りに同意された方にお送りしています。いつでもやめられます。'),
  announced_emergency: (data) => asWritten(data),
};
