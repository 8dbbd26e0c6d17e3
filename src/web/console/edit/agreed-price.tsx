import { formatYen } from '../../../domain/yen.ts';

export type MovedPrice = {
  readonly reserve_id: number;
  readonly reserve_amount: number;
  readonly present_amount: number;
};

/** What a family pays for its reserved time although the rules say another sum: what was agreed, or the lower one. */
export function AgreedPrice({ reserve_amount, present_amount }: Omit<MovedPrice, 'reserve_id'>) {
  const lower = present_amount < reserve_amount;
  return (
    <p className="figures">
      {lower
        ? `ご予約のとき ${formatYen(reserve_amount)}、変更後は安い ${formatYen(present_amount)} になります`
        : `ご予約のときの ${formatYen(reserve_amount)} のままです(変更後の決まりでは ${formatYen(present_amount)})`}
    </p>
  );
}

/** Said wherever the company changes what decides a price. */
export const agreedPriceText =
  'すでにあるご予約は、予約した時間については、ご予約のときの金額のままです。変更後のほうが安くなるときは、安いほうでお会計します。予約の時間を超えた分は、変更後の決まりでお会計します。';
