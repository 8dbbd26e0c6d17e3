import { type CodeOf, codeList } from '../code-list.ts';

/** Coded values of cover calls, wishes for work and swaps. SQL's checks have the same keys. */

/** app.cover_calls.status */
export const coverStatus = codeList({
  open: [1, '返事待ち'],
  taken: [2, '園長の確認待ち'],
  settled: [3, '決まりました'],
  takenBack: [4, '取り下げました'],
  lapsed: [5, '見つかりませんでした'],
  left: [6, '来られなくなりました'],
});
export type CoverStatus = CodeOf<typeof coverStatus>;

/** app.work_wishes.kind */
export const workWish = codeList({ can: [1, '働けます'], cannot: [2, '働けません'] });
export type WorkWish = CodeOf<typeof workWish>;

/** app.shift_swaps.status */
export const swapStatus = codeList({
  asked: [1, '相手の返事待ち'],
  accepted: [2, '園長の確認待ち'],
  settled: [3, '交代しました'],
  ended: [4, '取りやめ'],
});
export type SwapStatus = CodeOf<typeof swapStatus>;

/** care_settings.cover_agreement */
export const coverAgreement = codeList({
  needed: [1, '園長が確認してから席を開ける'],
  notNeeded: [2, '返事があればすぐ席を開ける'],
});

/** care_settings.overtime_agreement */
export const overtimeAgreement = codeList({ none: [1, '結んでいない'], made: [2, '結んで届け出ている'] });
