import { GripVertical } from 'lucide-react';
import type { DragEvent } from 'react';
import { Link } from 'react-router';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import type { ContentKind } from '../../../../domain/contents/content-kinds.ts';
import { formatDateTimeWeekday } from '../../../../domain/time-format.ts';
import { stateText } from '../../../console/audit/content-text.ts';
import { MoveButtons } from '../../../console/edit/move-buttons.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { contentPath } from './kind-fields.ts';

export type ListedRow = FunctionOk<'headquartersListContents'>['contents'][number];

type ContentRowProps = {
  kind: ContentKind;
  row: ListedRow;
  /** Absent: its place is not for people to decide. */
  order?: ContentOrder;
};

export type ContentOrder = {
  position: number;
  count: number;
  busy: boolean;
  dragged: boolean;
  onMove: (by: -1 | 1) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: () => void;
};

/** The focus goes with the row that was moved. */
export const moveButtonId = (kind: ContentKind, id: number, by: -1 | 1): string =>
  `move-${kind}-${id}-${by === 1 ? 'down' : 'up'}`;

/** One content in its list: what it is, its state, and its position. */
export function ContentRow({ kind, row, order }: ContentRowProps) {
  const { id, title, state, begins, held } = row;
  const drag = order && {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', String(id));
      order.onDragStart();
    },
    onDragEnd: order.onDragEnd,
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      order.onDrop();
    },
  };
  return (
    <li
      {...drag}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 bg-white px-3 py-2 ${order?.dragged ? 'opacity-50' : ''}`}
    >
      {order && <GripVertical className="size-5 shrink-0 cursor-grab text-ink-soft" aria-hidden="true" />}
      <div className="min-w-0 flex-1 basis-56">
        <Link
          to={contentPath(kind, id)}
          className="inline-flex min-h-11 items-center font-bold wrap-anywhere text-ink no-underline hover:underline"
        >
          {title}
        </Link>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-ink-soft">
        {state === 'scheduled' && begins && <span className="figures">{formatDateTimeWeekday(begins)}から</span>}
        {state === null ? <span>{held}件</span> : <Badge tone={stateText[state].tone}>{stateText[state].label}</Badge>}
        {order && (
          <span className="flex gap-1">
            <MoveButtons
              name={`「${title}」`}
              position={order.position}
              count={order.count}
              disabled={order.busy}
              size="small"
              idOf={(by) => moveButtonId(kind, id, by)}
              onMove={order.onMove}
            />
          </span>
        )}
      </div>
    </li>
  );
}
