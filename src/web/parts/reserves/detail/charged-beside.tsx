import { formatYen } from '../../../../domain/yen.ts';
import { YenAmount } from '../../../ui/yen.tsx';

type ChargedBesideProps = {
  /** As agreed. */
  reserve_amount: number;
  /** The lower of agreed and present; absent where it cannot be said. */
  payable_amount: number | undefined;
  /** What the stay came to; absent while it has not ended. */
  charged: number | undefined;
};

/** What was agreed beside what is or will be charged, where they differ. */
export function ChargedBeside({ reserve_amount, payable_amount, charged }: ChargedBesideProps) {
  if (charged !== undefined && charged !== reserve_amount) {
    return (
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-lg bg-cream px-4 py-3">
        <dt>ご予約のときの金額</dt>
        <dd className="text-right">
          <YenAmount amount={reserve_amount} />
        </dd>
        <dt className="font-bold">お会計の金額</dt>
        <dd className="text-right">
          <YenAmount amount={charged} className="font-bold" />
        </dd>
      </dl>
    );
  }
  if (charged !== undefined || payable_amount === undefined || payable_amount >= reserve_amount) return null;
  return (
    <p className="mt-3 rounded-lg bg-cream px-4 py-3">
      料金の決まりが変わり、いまは{formatYen(payable_amount)}です。予約した時間の料金は、安いほうでお会計します。
    </p>
  );
}
