import { moveLabel } from '../../../../domain/billing/cancelling/fair-text.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

type MovableReserve = {
  id: number;
  editable_flag: boolean;
  cancellation_fee?: { free_moves_left: number; free_move_until: string; free_move_last_date: string } | null;
};

/** Whether changing the day now leaves the fee behind; the server decides again (domain isFreeMove). */
export const canMoveFree = ({ editable_flag, cancellation_fee: terms }: MovableReserve): boolean =>
  editable_flag &&
  terms !== null &&
  terms !== undefined &&
  terms.free_moves_left > 0 &&
  serverNow() <= new Date(terms.free_move_until);

/** Instead of a cancellation that costs something: another day, by the difference alone. */
export function MoveInstead({ reserve }: { reserve: MovableReserve }) {
  if (!reserve.cancellation_fee || !canMoveFree(reserve)) return null;
  const { free_move_last_date, free_moves_left } = reserve.cancellation_fee;
  return (
    <section aria-labelledby="move-instead" className="mt-3 grid gap-2.5 rounded-lg border border-line bg-white p-4">
      <h2 id="move-instead" className="text-body font-bold">
        別の日にすることもできます
      </h2>
      <p className="text-note text-ink-soft">
        {formatMonthDay(free_move_last_date)}までの日に変更すると、いまのキャンセル料はかかりません(あと
        {free_moves_left}
        回)。料金の差額だけが変わります。
      </p>
      <LinkButton to={`/mypage/reserves/edit/${reserve.id}`} kind="plain">
        {moveLabel}
      </LinkButton>
    </section>
  );
}
