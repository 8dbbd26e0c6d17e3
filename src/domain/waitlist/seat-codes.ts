import { type CodeOf, codeList } from '../code-list.ts';

/** Coded values of holds, waitlist entries and offers. SQL's checks have the same keys. */

/** waitlist_entries.mode */
export const waitlistMode = codeList({
  offer: [1, '空いたら知らせる'],
  reserve: [2, '空いたら自動で予約する'],
});
export type WaitlistMode = CodeOf<typeof waitlistMode>;
/** waitlist_entries.status */
export const waitlistStatus = codeList({
  waiting: [1, '空き待ち中'],
  offered: [2, '空席をご案内中'],
  cameTrue: [3, '予約が取れました'],
  dayOver: [4, '受付を終えました'],
  withdrawn: [5, '取り消し済み'],
  overtaken: [6, '別のご予約があるため終了'],
});
export type WaitlistStatus = CodeOf<typeof waitlistStatus>;
/** seat_offers.status */
export const offerStatus = codeList({
  open: [1, 'お返事待ち'],
  accepted: [2, '予約しました'],
  declined: [3, '見送りました'],
  ranOut: [4, '時間切れ'],
  withdrawn: [5, '取り下げ'],
});
export type OfferStatus = CodeOf<typeof offerStatus>;
/** seat_holds.kind */
export const holdKind = codeList({ confirmPage: [1, '確認画面'], offer: [2, '空席のご案内'] });
export type HoldKind = CodeOf<typeof holdKind>;
