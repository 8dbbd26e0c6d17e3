/** Audit log entries that no function writes: Stripe and system events, effects of a family's own change, a tablet's registration (a route). */
export const otherActs = {
  stripeUnexpectedPayment: '確認が必要な入金',
  stripeRefundFailed: '返金の失敗',
  stripeDispute: 'カード会社からの異議申し立て',
  stripeAccount: '受取口座の状態',
  stripeBooksDiffer: '帳簿とStripeの違い',
  systemTrouble: 'システムの異常',
  systemRecovered: 'システムの復旧',
  familyChangedPlan: 'プランの変更による見積もりの変更',
  familyChangedBirthDate: '生年月日の変更による見積もりの変更',
  familyPersonEnded: 'お迎えの方の変更の連絡',
  nobodyMayFetch: 'お迎えに来られる方がいないことの連絡',
  unpaidFamily: '未払いが続いていることの連絡',
  unpaidPlanBroken: '分割払いの停止',
  branchEndSettled: '閉園にともなうご予約の取り消し',
  staffRegisterTablet: '端末の登録',
} as const;

export type OtherAct = keyof typeof otherActs;

/** What an entry may be about besides our tables. */
export const otherSubjects = { jobs: '自動処理' } as const;

export type OtherSubject = keyof typeof otherSubjects;
