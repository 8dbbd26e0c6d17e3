import { type CodeOf, codeList } from '../code-list.ts';

/** announcements.kind: what law and decency ask of a word to many families. */
export const announcementKind = codeList({
  duty: [1, '大切なお知らせ'],
  news: [2, 'お知らせ'],
  advertising: [3, 'ご案内(広告)'],
  emergency: [4, '緊急のお知らせ'],
});
export type AnnouncementKind = CodeOf<typeof announcementKind>;

/** announcements.audience */
export const announcementAudience = codeList({
  all: [1, 'すべてのご家庭'],
  branch: [2, '園のご家庭'],
  prefecture: [3, '地域のご家庭'],
  reserved: [4, 'この日からご予約のあるご家庭'],
  chosen: [5, '選んだご家庭'],
});
export type AnnouncementAudience = CodeOf<typeof announcementAudience>;

/** advertising_consents.way */
export const consentWay = codeList({
  settings: [1, 'お知らせの受け取り方のページ'],
  link: [2, 'メッセージのリンク'],
});
export type ConsentWay = CodeOf<typeof consentWay>;

/** The sentence a person answers. Kept with each answer, so that a later wording never changes what was agreed to. */
export const advertisingWords = 'キャンペーンや新しいサービスのご案内(広告)を、LINEやメールで受け取ります。';
