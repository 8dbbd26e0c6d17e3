import { customerStatus } from '../../../../domain/codes.ts';
import { rowInForceIfAny } from '../../../../domain/settings/in-force.ts';
import { formatDate } from '../../../../domain/time-format.ts';

/** product-rules.md "Customer lifecycle", in the customer's words. */
export function unsubscribeText({
  status,
  expiry_date,
  charged,
}: {
  status: number;
  expiry_date: string;
  charged: boolean;
}): string[] {
  const until = formatDate(expiry_date);
  const kept = 'お子さまの情報、履歴、残っている回数券はそのまま残り、再入会すると使えます。';
  // The paid period of an unpaid subscription is over: there are no days left to use.
  if (status === customerStatus.code.disabled) {
    return [
      '月額の契約は、すぐに終わります。お支払いが確認できていない月の請求も止まります。',
      'ご予約が残っているときは、先にキャンセルをお願いします。',
      kept,
    ];
  }
  return [
    `${until}までは、これまでどおりご予約、ご利用いただけます。`,
    ...(charged ? [`月額の契約は${until}に終わり、その後の請求はありません。`] : []),
    `${until}より後のご予約があるときは、先にキャンセルをお願いします。`,
    kept,
  ];
}

type RetentionYears = {
  readonly adaptation_date: string;
  readonly receipt_keep_years: number;
  readonly provision_keep_years: number;
};

/** Data the law requires us to retain outlives the account; this is stated before the account is deleted. */
export function cancelText(settings: readonly RetentionYears[], today: string): string[] {
  const kept = rowInForceIfAny(settings, today);
  return [
    'すぐにログインできなくなります。元に戻すことはできません。',
    '月額の契約は、すぐに終わります。日割りの返金はありません。',
    '残っている回数券は、使えなくなります。',
    'お客様とお子さまの情報は、法律で決められた保管の期間のあと、消去します。',
    ...(kept === null
      ? []
      : [
          `お渡しした領収書や証明書の控えは${kept.receipt_keep_years}年間、お預かりの記録は${kept.provision_keep_years}年間、法律で決められた期間が終わるまで、お名前を含めてそのまま残ります。ほかの目的には使いません。`,
        ]),
  ];
}
