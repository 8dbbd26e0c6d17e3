import type { NotReadyReason } from './ready-stay.ts';

/** Why nothing is ready, for a page and a message alike. */
export function notReadyText(reason: NotReadyReason | null, branch_name: string | null): string {
  const here = branch_name ?? 'いつもの園';
  switch (reason) {
    case 'full':
      return `${here}は、今日は満席です。`;
    case 'understaffed':
      return `${here}は、今日お預かりできる人数に達しました。`;
    case 'over':
      return `${here}の今日の受付は終わりました。`;
    case 'closed':
      return `${here}は、今日はお休みです。`;
    case 'own':
      return 'お子さまには、今日のご予約がすでにあります。';
    case 'age':
      return `${here}でお預かりできる年齢ではないお子さまがいます。お子さまか園を変えてください。`;
    case 'no_children':
      return 'お子さまを登録すると、すぐに予約できる席をここにご案内します。';
    case 'not_allowed':
      return 'ただいま新しいご予約を受け付けられません。マイページのご案内をご覧ください。';
    default:
      return '今日の空きは、園ごとにご覧いただけます。';
  }
}
