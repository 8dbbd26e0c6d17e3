import { formatYen, type Yen } from '../yen.ts';

/** Under what is expected to come back: it lowers nothing that is paid now. */
export const LATER_REFUND_TERMS =
  '無償化の認定があり、月の上限に残りがあるときの見込みです。お支払いのあと、提供証明書を使ってご自身で市区町村へ請求します。';

/** Beside each way to pay: what it leaves to pay now, and what comes back of it. */
export const leavesText = (paysNow: Yen, comesBack: Yen): string =>
  `お支払い${formatYen(paysNow)}、あとで戻る見込み${formatYen(comesBack)}。`;
