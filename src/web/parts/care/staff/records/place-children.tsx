import { useId } from 'react';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useAction } from '../../../../data/use-action.ts';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import type { BranchRoom, CaredChild } from './care-day.ts';

type PlaceChildrenProps = { chosen: readonly CaredChild[]; rooms: readonly BranchRoom[]; onPlaced: () => void };

/** The usual room of the chosen children at this branch. */
export function PlaceChildren({ chosen, rooms, onPlaced }: PlaceChildrenProps) {
  const id = useId();
  const { branch } = useStaff();
  const { send, busy, text } = useAction('staffPlaceChildren');
  async function place(value: string) {
    const room = rooms.find((each) => String(each.id) === value);
    const child_ids = chosen.map(({ child_id }) => child_id);
    const answer = await send({ branch_id: branch.id, branch_room_id: room?.id ?? null, child_ids });
    if (answer?.kind !== 'ok') return;
    showToast(`${chosen.length}名の部屋を${room ? `「${room.name}」` : '年齢どおり'}にしました`, undefined, 'several');
    onPlaced();
  }
  return (
    <>
      <span className="inline-flex items-center gap-2">
        <label htmlFor={id} className="font-bold text-ink-soft">
          部屋を変える
        </label>
        <select
          id={id}
          value=""
          disabled={busy}
          onChange={(event) => void place(event.target.value)}
          className="min-h-11 rounded-md border border-edge bg-white px-2 text-body"
        >
          <option value="" disabled>
            選ぶ
          </option>
          {rooms.map((room) => (
            <option key={room.id} value={room.id}>
              {room.name}
            </option>
          ))}
          <option value="age">年齢どおり</option>
        </select>
      </span>
      <ErrorNotice text={text} />
    </>
  );
}
