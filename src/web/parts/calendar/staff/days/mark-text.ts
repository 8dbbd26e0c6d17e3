import type { ReservableStatus } from '../../../../../domain/codes.ts';

/** What a mark means to those who set it. */
export const markText: Readonly<Record<ReservableStatus, string>> = {
  '○': '受付(すぐ確定)',
  '△': 'リクエスト制',
  '×': '受付停止',
};
