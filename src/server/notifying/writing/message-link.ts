/** Where a message leads, and what its button says: the words name the page, never マイページ where it is another one. */
const buttons = {
  '/': 'いまほいくのサイトを見る',
  '/mypage/top': 'マイページを開く',
  '/mypage/notifications': 'お知らせのページを開く',
  '/mypage/customers': 'お客様情報を確認する',
  '/mypage/payment_methods/edit': 'お支払い方法を確認する',
  '/mypage/payments/list': 'お支払い履歴を見る',
  '/mypage/unpaid': '未払いの料金を見る',
  '/mypage/certificates': '提供証明書を発行する',
  '/mypage/plan_types/edit': 'プランを確認する',
  '/mypage/tickets/buy': '回数券を見る',
  '/login': 'ログインする',
  '/mypage/reserves/list': '予約の一覧を見る',
  '/mypage/reserves/select_branches': '空いている日時を見る',
  '/mypage/reserves_today/select_branches': '今日の空きを見る',
  '/mypage/waitlist': '空き待ちを見る',
  '/mypage/family': 'ご家族のページを見る',
  '/mypage/children/list': 'お子さまの情報を見る',
} as const;

type ReserveLink = `/mypage/reserves/${number}`;
type CancelLink = `/mypage/reserves/cancel/confirm/${number}`;
type OfferLink = `/offers/${number}`;
type ClosureLink = `/mypage/closures/${number}`;
type MessagesLink = `/mypage/messages/${number}`;
type MorningLink = `/mypage/morning/${number}`;
type FirstVisitLink = `/mypage/first_visit/${number}`;
type DayLink = `/mypage/days/${number}`;
/** A path of this site. */
export type MessageLink =
  | keyof typeof buttons
  | ReserveLink
  | ClosureLink
  | OfferLink
  | MessagesLink
  | MorningLink
  | FirstVisitLink
  | DayLink;

export const reserveLink = (reserve_id: number): ReserveLink => `/mypage/reserves/${reserve_id}`;

export const cancelLink = (reserve_id: number): CancelLink => `/mypage/reserves/cancel/confirm/${reserve_id}`;

export const closureLink = (closure_notice_id: number): ClosureLink => `/mypage/closures/${closure_notice_id}`;

export const offerLink = (seat_offer_id: number): OfferLink => `/offers/${seat_offer_id}`;

export const messagesLink = (branch_id: number): MessagesLink => `/mypage/messages/${branch_id}`;
export const morningLink = (reserve_id: number): MorningLink => `/mypage/morning/${reserve_id}`;

export const firstVisitLink = (branch_id: number): FirstVisitLink => `/mypage/first_visit/${branch_id}`;
export const dayLink = (reserve_id: number): DayLink => `/mypage/days/${reserve_id}`;

/** Stored messages may be older than a page's name: they lead to the site as best they can. */
export function buttonText(link: string): string {
  if (/^\/mypage\/reserves\/\d+$/.test(link)) return '予約を見る';
  if (/^\/mypage\/closures\/\d+$/.test(link)) return '内容を確認する';
  if (/^\/mypage\/morning\/\d+$/.test(link)) return '今朝の様子を伝える';
  if (/^\/mypage\/first_visit\/\d+$/.test(link)) return '書面を確認する';
  if (/^\/mypage\/days\/\d+$/.test(link)) return '今日の様子を見る';
  if (/^\/offers\/\d+$/.test(link)) return '空席のご案内を見る';
  if (/^\/mypage\/messages\/\d+$/.test(link)) return 'メッセージを読む';
  const known: Readonly<Record<string, string>> = buttons;
  return known[link] ?? 'くわしく見る';
}

/** A family's private calendar address, as a calendar takes it. */
export const feedAddress = (publicUrl: string, token: string): string =>
  new URL(`/calendar_feeds/${token}.ics`, publicUrl).href;
