import type { MergeBlocker } from '../../../../../contract/functions/membership/family-merge.ts';

/** What prevents a merge, and what to do about it. */
export const blockerText: Readonly<Record<MergeBlocker, string>> = {
  kept_is_not_a_member: '残すアカウントが退会または削除されています。会員のほうを残してください。',
  old_is_deleted: '統合するアカウントは、すでに削除または統合されています。',
  both_have_a_paid_plan:
    '両方に月額プランがあります。終わるアカウントの月額プランを、マイページの「プランの変更」で無料のプランにして、支払い済みの期間が終わってから統合してください。',
  old_has_a_paid_plan:
    '終わるアカウントに月額プランがあります。月額プランのあるアカウントを残すように、逆の向きで統合してください。',
  plan_change_under_way: 'プランの変更の手続き中です。少し時間をおいてからお試しください。',
  child_is_present: '終わるアカウントのお子さまをお預かり中です。お迎えと精算が終わってから統合してください。',
  money_is_open: '終わるアカウントに、精算や返金が終わっていないものがあります。先に精算の画面で終えてください。',
  kept_has_no_card:
    '残すアカウントにカードの登録がありません。移る予約のお支払いのため、先にカードを登録していただいてください。',
  stays_overlap: 'まとめるお子さまの予約が、同じ時間に2つあります。どちらかをキャンセルしてから統合してください。',
};
