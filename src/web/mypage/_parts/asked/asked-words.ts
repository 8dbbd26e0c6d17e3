import type { AskedKind } from '../../../../domain/membership/asked-of-family.ts';

/** What is asked, in one short line each: on My Page, and as the title in the list. */
export const askedWords = {
  seat_offer: '空き待ちの席が取れます',
  stopped: '新しいお申し込みをお受けしていません',
  error1: '退会のお手続きが済んでいます',
  error2: '月額料金のお支払いが確認できていません',
  error3: 'お支払いできていない料金があります',
  info3: 'お客様情報の登録が残っています',
  morning: '今朝の様子を教えてください',
  branch_answer: '朝の様子に、園からお返事があります',
  papers: 'はじめての園の書面をご確認ください',
  consents: '新しくなった規約をご確認ください',
  health: 'お子さまの健康の情報をご確認ください',
  mail_bounced: 'メールが届いていません',
  line_blocked: 'LINEのお知らせが届いていません',
  mail_unverified: 'メールアドレスの確認がまだです',
} as const satisfies Readonly<Record<AskedKind, string>>;

/** info3, by what is missing and who has to do it. */
export const unfinishedWords = {
  card: 'プランとカードの登録が残っています',
  details: askedWords.info3,
  payer: 'お支払いの方の登録が残っています',
} as const;
