import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import type { NewsItem } from './news.ts';
import { NewsMark } from './news-mark.tsx';

type NewsDialogProps = { items: readonly NewsItem[]; isOpen: boolean; onClose: () => void; onSeen: () => void };

/** What happened since the last look; one press marks it as seen. */
export function NewsDialog({ items, isOpen, onClose, onSeen }: NewsDialogProps) {
  return (
    <Dialog
      title="今日の予約の動き"
      isOpen={isOpen}
      onClose={onClose}
      actions={items.length > 0 && <Button onClick={onSeen}>確認しました</Button>}
    >
      {items.length === 0 && <p className="text-ink-soft">まだ見ていない動きはありません。</p>}
      <ul className="grid gap-2.5">
        {items.map((item) => (
          <li key={`${item.reserve_id} ${item.kind}`} className="flex items-center gap-3">
            <NewsMark kind={item.kind} />
            <span className={item.kind === 'cancelled' || item.kind === 'moved' ? 'line-through' : ''}>
              <span className="figures mr-2 font-bold">{item.time}</span>
              {item.names}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
