import type { FunctionName } from './functions.ts';

/** What is true of every function that has done its work. */
const done = '手続きが完了しました。';

/** The `msg` of an OK answer (SPEC §3); a function that knows better sends its own. */
const messages: Partial<Record<FunctionName, string>> = {
  // sign-in and registration
  emailSignup: 'アカウントを作成しました。',
  lineLogin: 'LINEでの確認が完了しました。',
  checkAuthEmailExist: 'メールアドレスを確認しました。',
  checkCustomerUnique: 'メールアドレスを確認しました。',
  checkCustomerUniqueWithUid: 'メールアドレスを確認しました。',
  createCustomer: 'ご登録が完了しました。',
  createReservesCustomer: 'ご登録とご予約のお申し込みを受け付けました。',
  updateReservesCustomerPayment: 'プランとお支払い方法を登録しました。',
  // the account
  updateCustomer: 'お客様情報を変更しました。',
  changeEmailSignup: 'メールアドレスとパスワードを登録しました。',
  changeLineLoginAccount: 'LINEアカウントを登録しました。',
  confirmIdentity: 'ご本人であることを確認しました。',
  checkIdentity: 'ご本人の確認の状態をお知らせします。',
  mypageCustomer: 'ご登録の内容をお知らせします。',
  listSessions: 'ログイン中の端末をお知らせします。',
  endSession: '端末をログアウトしました。',
  resendEmailVerification: '確認のメールをお送りしました。',
  exportCustomerData: 'ご登録のデータをまとめました。',
  changeChildBirthDate: 'お子さまの生年月日を変更しました。',
  // card, plan, tickets, leaving
  createStripeCustomer: 'お支払いの準備ができました。',
  createSetupIntent: 'カードを登録する準備ができました。',
  createSubscription: 'プランのお申し込みを受け付けました。',
  changePaymentMethod: 'お支払い方法を変更しました。',
  changePaymentMethodSubscription: '月額プランのお支払い方法を変更しました。',
  quotePlanTypeCustomer: 'プラン変更の内容を計算しました。',
  editPlanTypeCustomer: 'プランの変更を受け付けました。',
  buyTickets: '回数券を購入しました。',
  issueReceiptLink: '領収書を用意しました。',
  unsubscribeCustomer: '退会の手続きが完了しました。',
  cancelCustomer: 'アカウントを削除しました。',
  resubscribeCustomer: '再入会の手続きが完了しました。',
  // reserves
  createReserve: 'ご予約のお申し込みを受け付けました。',
  updateReserve: 'ご予約の変更を受け付けました。',
  updateReserveTickets: '回数券の使い方を変更しました。',
  cancelReserve: 'ご予約をキャンセルしました。',
  quoteReserve: '料金を計算しました。',
  reserveCalendar: '空き状況をお知らせします。',
  reserveSlots: '空いている時間をお知らせします。',
  reserveTodayBranches: '今日の空き状況をお知らせします。',
  reserveCalendarFile: 'カレンダーのファイルを用意しました。',
  // public pages
  issueFormToken: 'フォームの準備ができました。',
  updateMagazineView: '閲覧を記録しました。',
  userInquiries: 'お問い合わせを受け付けました。',
  partnerInquiries: 'ご相談を受け付けました。',
  staffRecruitments: 'ご応募を受け付けました。',
  // staff
  staffApproveReserve: 'リクエストを承認しました。',
  staffRejectReserve: 'リクエストをお断りしました。',
  staffCreateReserve: '予約を作成しました。',
  staffUpdateReserve: '予約を変更しました。',
  staffCancelReserve: '予約をキャンセルしました。',
  staffCheckIn: '登園を登録しました。',
  staffCheckOut: '降園を登録しました。',
  staffNoShow: '来園なしとして登録しました。',
  staffUndoCheck: '登録を取り消しました。',
  staffSettleChildcare: '精算しました。',
  staffRetrySettlement: 'もう一度決済を行いました。',
  staffRefundPayment: '返金しました。',
  staffSaveDailyReport: '日報を保存しました。',
  staffSetCapacity: '定員を変更しました。',
  staffSetHours: '開園時間を変更しました。',
  staffSetReservable: '受付の設定を変更しました。',
  staffUpdateChildRemarks: '園のメモを保存しました。',
  staffChangeChildBirthDate: 'お子さまの生年月日を変更しました。',
  staffFinishHeadquartersMessage: '連絡の状態を変更しました。',
  // opening and overview
  headquartersChecklist: '公開の準備の状況をお知らせします。',
  headquartersTestMail: 'テストのメールを送りました。',
  headquartersCheckServices: '外部サービスの状態を確認しました。',
  headquartersOpenSite: '公開しました。',
  headquartersOverview: '全園の状況をお知らせします。',
  headquartersRetryJob: '処理をやり直します。',
};

export const okMessage = (name: FunctionName): string => messages[name] ?? done;
