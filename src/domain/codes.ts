import { type CodeOf, codeList } from './code-list.ts';

/**
 * Every coded value of SPEC §3–4 and product-rules.md "Coded values" with its Japanese label, in one place. SQL check
 * constraints carry the same keys (db/tests/coded-columns.test.ts).
 */

// People
export const childGender = codeList({ boy: [1, '男の子'], girl: [2, '女の子'], other: [3, 'その他'] });
export const adultGender = codeList({ male: [1, '男性'], female: [2, '女性'], other: [3, 'その他'] });
export const socialMediaUpload = codeList({
  ok: [1, '掲載してよい'],
  okWithoutFace: [2, '顔が写らなければ掲載してよい'],
  ng: [3, '掲載しない'],
});

// Customers
/** 1 and 2 are the guard's ENABLE and DISABLE. */
export const registrationStatus = codeList({
  accountOnly: [0, '登録手続き中'],
  complete: [1, '登録完了'],
  detailsPending: [2, 'お客様情報の入力待ち'],
});
export const customerStatus = codeList({
  enabled: [1, '有効'],
  disabled: [2, '無効'],
  withdrawn: [3, '無効(退会)'],
  accountDeleted: [4, '無効(アカウント削除)'],
});
/** Staff filter of SPEC §4. */
export const customerStatusFilter = codeList({
  all: [0, 'すべて'],
  enabled: [1, '有効'],
  disabled: [2, '無効'],
  withdrawn: [3, '無効(退会)'],
  accountDeleted: [4, '無効(アカウント削除)'],
});
export const unsubscribeType = codeList({ unsubscribe: [1, '退会'], accountCancel: [2, 'アカウント削除'] });

// Reserves
export const approvalStatus = codeList({
  notUsed: [1, '-'],
  pending: [2, '承認待ち'],
  approved: [3, '承認済み'],
  rejected: [4, 'お受けできません'],
});
/** What the parent reads: approval not needed and approved are the same to them. */
export const approvalBadge = codeList({
  notUsed: [1, '予約確定'],
  pending: [2, 'リクエスト中'],
  approved: [3, '予約確定'],
  rejected: [4, 'お受けできませんでした'],
});
export const childcareStatus = codeList({
  upcoming: [1, 'ご利用前'],
  present: [2, 'お預かり中'],
  left: [3, 'ご利用済み'],
  noShow: [4, 'ご来園なし'],
});
/** reserve_details.attendance_status: each child's own. */
export const childAttendance = codeList({
  expected: [1, '来園予定'],
  present: [2, 'お預かり中'],
  left: [3, '降園済み'],
  absent: [4, '来園なし'],
});
/** childcares.status */
export const childcareSettlement = codeList({
  toSettle: [1, '精算前'],
  settled: [2, '精算済み'],
  chargeFailed: [3, '決済できませんでした'],
  refunded: [4, '返金済み'],
  writtenOff: [5, '請求しません'],
});
export const cancelType = codeList({
  byCustomer: [1, 'お客様によるキャンセル'],
  byStaff: [2, '園によるキャンセル'],
  automatic: [3, '自動キャンセル'],
});
/** On whose account it was cancelled, no matter who did it: a cancellation caused by the branch is never charged. */
export const cancelCause = codeList({
  family: [1, 'ご家庭の都合'],
  branch: [2, '園の都合'],
  illness: [3, '体調不良'],
  noShow: [4, 'ご来園なし'],
});
export const cancelSettlementStatus = codeList({
  noFee: [0, 'キャンセル料なし'],
  toCharge: [1, '請求前'],
  charged: [2, '請求済み'],
  chargeFailed: [3, '決済できませんでした'],
  waived: [4, '免除'],
});

/** The calendar's marks. The mark itself is the stored value (SPEC §9: the unavailable marker is the cross). */
export type ReservableStatus = '○' | '△' | '×';
export const reservableStatuses: readonly ReservableStatus[] = ['○', '△', '×'];
export const importKinds = ['branches', 'families'] as const;
export type ImportKind = (typeof importKinds)[number];
/** The days of a usual week: Date's numbers, and public holidays. */
export const patternWeekday = codeList({
  sunday: [0, '日'],
  monday: [1, '月'],
  tuesday: [2, '火'],
  wednesday: [3, '水'],
  thursday: [4, '木'],
  friday: [5, '金'],
  saturday: [6, '土'],
  holiday: [7, '祝日'],
});
export const reservableMark = { available: '○', ask: '△', unavailable: '×' } as const;
/** Colour and shape never speak alone (docs/design-language.md). */
export const reservableText: Readonly<Record<ReservableStatus, string>> = {
  '○': '空きあり',
  '△': 'リクエスト',
  '×': '空きなし',
};

// Money
export const paymentType = codeList({
  usage: [1, 'ご利用料金'],
  cancellationFee: [2, 'キャンセル料'],
  monthlyPlan: [3, '月額プラン'],
  tickets: [4, '回数券'],
  refund: [5, '返金'],
});
/** What a card is charged for by us; the monthly plan is charged by Stripe. */
export const cardChargeTypes: readonly number[] = [
  paymentType.code.usage,
  paymentType.code.cancellationFee,
  paymentType.code.tickets,
];
export const paymentMethod = codeList({ card: [1, 'クレジットカード'], other: [2, 'その他'] });
export const taxClass = codeList({ exempt: [1, '非課税'], standard: [2, '10%税込'] });

// Branches and staff
export const branchStatus = codeList({ open: [1, '営業中'], preparing: [2, '開園準備中'], closed: [3, '閉園'] });
/** Papers of an authority that hold for a time (branch_certificates). */
export const certificateKind = codeList({
  taxExempt: [1, '指導監督基準を満たす旨の証明書'],
  freeCare: [2, '幼児教育・保育の無償化の確認'],
  childProtection: [3, 'こども性暴力防止法の認定'],
});
export const accountRole = codeList({
  headquarters: [1, '本部'],
  branchManager: [2, '園長'],
  branchStaff: [3, 'スタッフ'],
  accounting: [4, '経理'],
  support: [5, '問い合わせ担当'],
  readOnly: [6, '閲覧のみ'],
});

// The inbox
export const inboxKind = codeList({
  family: [1, 'お問い合わせ'],
  company: [2, '法人のお問い合わせ'],
  application: [3, '採用への応募'],
});
export const inboxStatus = codeList({
  unread: [1, '未読'],
  assigned: [2, '対応中'],
  answered: [3, '返信済み'],
  closed: [4, '完了'],
});
/** Read off the account: disabled, or no password yet. */
export const accountState = codeList({ active: [1, '利用中'], invited: [2, '招待中'], disabled: [3, '停止中'] });
/** 保育士 only with a registration number: the law protects the title. */
export const staffQualification = codeList({
  nurseryTeacher: [1, '保育士'],
  nurse: [2, '看護師'],
  assistantNurse: [3, '准看護師'],
  publicHealthNurse: [4, '保健師'],
  midwife: [5, '助産師'],
  kindergartenTeacher: [6, '幼稚園教諭'],
  childcareSupporter: [7, '子育て支援員'],
});

// Leaving questionnaire (SPEC §3: the "other" of Q1 and Q2 is unused, that of Q3 is offered)
export const impression = codeList({ good: [1, '良かった'], normal: [2, '普通'], notGood: [3, '良くなかった'] });
export const usability = codeList({
  easy: [1, '使いやすかった'],
  normal: [2, '普通'],
  hard: [3, '使いにくかった'],
  other: [4, 'その他'],
});
export const enrollmentStatus = codeList({
  nursery: [1, '保育園'],
  kindergarten: [2, '幼稚園'],
  elementarySchool: [3, '小学校'],
  none: [4, '通っていない'],
  other: [5, 'その他'],
});

// Public site
export const inquiryType = codeList({
  user: [1, 'ご利用に関するお問い合わせ'],
  partner: [2, '提携・加盟のお問い合わせ'],
});
export const blogCategory = codeList({
  category: [0, 'カテゴリー'],
  presidentBlog: [1, '社長ブログ'],
  staffBlog: [2, 'スタッフブログ'],
  introduction: [3, '園・スタッフ紹介'],
  aboutService: [4, 'いまほいくについて'],
  parentColumn: [5, '保護者のお役立ちコラム'],
  childSafety: [6, 'お子さまの安全'],
});
/** company_documents.kind, with the words of the pages. */
export const documentLabels = {
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  tradelaw: '特定商取引法に基づく表記',
  house_rules: '園のきまり',
} as const;
export type DocumentKind = keyof typeof documentLabels;
export const documentKinds = Object.keys(documentLabels) as readonly DocumentKind[];
export const shopNoticeLabel = '園からのお知らせ';

/** SPEC §9: plans of type 1 are the registration list; others are agreed upon elsewhere (view_plan_types.offered_flag). */
export const planCustomerType = codeList({ registration: [1, '個人のお客様'], corporate: [2, '法人のお客様'] });

/** audit_logs.proof: how the acting person had authenticated. */
export const actProof = codeList({
  password: [1, 'パスワード'],
  pin: [2, 'PIN'],
  offline: [3, '通信のない間の操作'],
});

export type RegistrationStatus = CodeOf<typeof registrationStatus>;
export type CustomerStatus = CodeOf<typeof customerStatus>;
export type ApprovalStatus = CodeOf<typeof approvalStatus>;
export type ChildcareStatus = CodeOf<typeof childcareStatus>;
export type CancelType = CodeOf<typeof cancelType>;
export type CancelCause = CodeOf<typeof cancelCause>;
export type ChildAttendance = CodeOf<typeof childAttendance>;
export type CancelSettlementStatus = CodeOf<typeof cancelSettlementStatus>;
export type PaymentType = CodeOf<typeof paymentType>;
export type TaxClass = CodeOf<typeof taxClass>;
export type PaymentMethod = CodeOf<typeof paymentMethod>;
export type AccountRole = CodeOf<typeof accountRole>;
export type StaffQualification = CodeOf<typeof staffQualification>;
export type BranchStatus = CodeOf<typeof branchStatus>;

/** service_checks.service: who else the company depends on. */
export const serviceName = codeList({
  stripe: [1, 'Stripe(決済)'],
  line: [2, 'LINE'],
  mail: [3, 'メール'],
  googleCalendar: [4, 'Googleカレンダー'],
  chatwork: [5, 'Chatwork'],
});
export type ServiceName = CodeOf<typeof serviceName>;

// Closing over existing reserves
/** closures.kind */
export const closureKind = codeList({
  day: [1, '休園'],
  capacity: [2, '定員の変更'],
  hours: [3, '開園時間の変更'],
  end: [4, '閉園'],
});
export type ClosureKind = CodeOf<typeof closureKind>;
