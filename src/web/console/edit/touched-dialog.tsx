import { useEffect, useState } from 'react';
import {
  type SelectStaffTouchedReservesData,
  SelectStaffTouchedReservesDocument,
} from '../../../contract/operations/generated.ts';
import { formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { dataClient } from '../../data/browser-data.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { TelLink } from '../tel-link.tsx';
import { AgreedPrice, agreedPriceText, type MovedPrice } from './agreed-price.tsx';

type TouchedDialogProps = {
  reserve_ids: readonly number[] | null;
  /** Of these: still possible, only the price by the rules moves; what was agreed stays. */
  repriced?: readonly MovedPrice[];
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The reserves a closure affects, by name: they stay, and staff must call those families. */
export function TouchedDialog({ reserve_ids, repriced = [], busy, onConfirm, onClose }: TouchedDialogProps) {
  // No call is needed where only the calculated price changes.
  const priceOnly = repriced.length > 0 && repriced.length === reserve_ids?.length;
  return (
    <Dialog
      question
      title={`予約が${reserve_ids?.length ?? 0}件あります`}
      isOpen={reserve_ids !== null}
      onClose={onClose}
      actions={
        <>
          <Button kind={priceOnly ? 'primary' : 'danger'} busy={busy} busyLabel="変更しています" onClick={onConfirm}>
            予約を残したまま変更する
          </Button>
          <Button kind="plain" onClick={onClose}>
            やめる
          </Button>
        </>
      }
    >
      <p className="mb-3">
        {priceOnly
          ? agreedPriceText
          : '変更しても、下の予約はキャンセルされません。お受けできないときは、お客様に連絡してから予約の画面でキャンセルしてください。'}
      </p>
      {reserve_ids && <Touched reserve_ids={reserve_ids} repriced={repriced} />}
    </Dialog>
  );
}

function Touched({ reserve_ids, repriced }: { reserve_ids: readonly number[]; repriced: readonly MovedPrice[] }) {
  const moved = new Map(repriced.map((each) => [each.reserve_id, each]));
  const [reserves, setReserves] = useState<SelectStaffTouchedReservesData['reserves']>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    dataClient()
      .query(SelectStaffTouchedReservesDocument, { reserve_ids: [...reserve_ids] })
      .then(
        (data) => setReserves(data.reserves),
        () => setFailed(true),
      );
  }, [reserve_ids]);
  if (failed) return <p className="text-note text-wrong">予約の内容を表示できませんでした。</p>;
  if (!reserves) return <SkeletonLines />;
  return (
    <ul className="grid max-h-72 gap-2 overflow-y-auto">
      {reserves.map((reserve) => (
        <li key={reserve.id} className="rounded-sm bg-cream px-3 py-2 leading-snug">
          <p className="figures font-bold">
            {formatMonthDay(reserve.start_datetime)} {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
          </p>
          <p>{reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、')}</p>
          <p className="text-ink-soft">
            {reserve.customer?.name}
            {reserve.customer && <TelLink tel={reserve.customer.tel} name={reserve.customer.name} />}
          </p>
          {moved.get(reserve.id) && <AgreedPrice {...(moved.get(reserve.id) as MovedPrice)} />}
        </li>
      ))}
    </ul>
  );
}
