import { type CodeOf, codeList } from '../code-list.ts';

/** notifications.kind_group, notification_settings.kind_group: what a person decides about at once. */
export const noticeGroup = codeList({
  reserves: [1, '予約'],
  day: [2, '当日のこと'],
  seats: [3, '空席・空き待ち'],
  messages: [4, '園とのメッセージ'],
  payments: [5, 'お支払い・プラン'],
  urgent: [6, '緊急・休園'],
  account: [7, 'ご登録・その他'],
  company: [8, 'お知らせ・ご案内'],
});
export type NoticeGroup = CodeOf<typeof noticeGroup>;

const { reserves, day, seats, messages, payments, urgent, account } = noticeGroup.code;

/**
 * What of a message reaches a person from whom headquarters hide the family: all, because it says nothing of branch, stay, child or
 * people; its title alone, with the way to the own payments; or nothing.
 */
export type HiddenNotice = 'as_it_is' | 'plain' | 'nothing';
/** What cannot wait: it still goes by LINE when the month's messages run short. */
export const sameDayGroups: readonly NoticeGroup[] = [day, seats, messages, urgent];
/** Contracts, money and the account itself: at least one way stays on. */
export const requiredGroups: readonly NoticeGroup[] = [reserves, payments, account];
/** What is urgent goes every way there is; the rest is each person's to choose. */
export const chosenGroups: readonly NoticeGroup[] = noticeGroup.keys.filter((group) => group !== urgent);
