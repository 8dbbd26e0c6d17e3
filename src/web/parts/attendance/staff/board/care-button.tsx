import { Moon, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { LiveLoaded, RowSkeletons } from '../../../../console/staff-page.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { caredChildren } from '../../../care/staff/records/care-day.ts';
import { RecordPanel } from '../../../care/staff/records/record-panel.tsx';
import { useCare } from '../../../care/staff/records/use-care.ts';
import type { BoardChild, BoardEntry } from './board.ts';

type CareButtonProps = { entry: BoardEntry; child: Pick<BoardChild, 'child_id' | 'name'>; short?: boolean };

/** On the board: the way into a present child's log, and whether it sleeps. */
export function CareButton({ entry, child, short = false }: CareButtonProps) {
  const [open, setOpen] = useState(false);
  const { column, reserve } = entry;
  if (column !== 'present') return null;
  const nap = reserve.naps.find(({ child_id }) => child_id === child.child_id);
  return (
    <>
      <button
        type="button"
        aria-label={`${child.name} 記録${nap ? `${formatTime(nap.fell_asleep_at)}〜睡眠中` : ''}`}
        onClick={() => setOpen(true)}
        className={`inline-flex min-h-11 shrink-0 touch-manipulation items-center justify-center gap-1.5 rounded-md border text-note font-bold ${short ? 'min-w-11' : 'px-3'} ${nap ? 'border-trust bg-trust-soft text-trust' : 'border-edge bg-white hover:bg-cream'}`}
      >
        {nap ? (
          <Moon className="size-4.5" aria-hidden="true" />
        ) : (
          <NotebookPen className="size-4.5" aria-hidden="true" />
        )}
        {!short && '記録'}
        {nap && !short && <span className="figures font-normal">{formatTime(nap.fell_asleep_at)}〜睡眠中</span>}
      </button>
      {open && <BoardPanel reserve_id={reserve.id} child={child} onClose={() => setOpen(false)} />}
    </>
  );
}

type BoardPanelProps = { reserve_id: number; child: CareButtonProps['child']; onClose: () => void };

/** Loads the day's logs only when staff want to write in one. */
function BoardPanel({ reserve_id, child, onClose }: BoardPanelProps) {
  const { query, taps, record } = useCare();
  const children = query.data ? caredChildren(query.data, taps) : [];
  const own = children.find((each) => each.reserve_id === reserve_id && each.child_id === child.child_id);
  const panel = { others: children, onClose, record, onWritten: () => void query.reload() };
  if (own) return <RecordPanel child={own} {...panel} />;
  return (
    <Dialog title={`${withSan(child.name)}の記録`} isOpen onClose={onClose} wide>
      <LiveLoaded query={query} skeleton={<RowSkeletons count={5} />}>
        {() => <p>このお子さまは、いまお預かりしていません。</p>}
      </LiveLoaded>
    </Dialog>
  );
}
