import { useState } from 'react';
import { withSan } from '../../../../../../domain/text/called-name.ts';
import { formatTime } from '../../../../../../domain/time-format.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Notice } from '../../../../../ui/notice.tsx';
import type { Board } from '../board.ts';
import { MorningDialog } from './morning-dialog.tsx';
import { attentionChildren, reasonsText } from './morning-text.ts';

/** Children whose morning form needs staff attention before they arrive. Listed first, ahead of up to sixty others. */
export function MorningAttention({ board }: { board: Board }) {
  const [opened, setOpened] = useState<number | null>(null);
  const found = attentionChildren(board);
  const shown = found.find(({ form }) => form.id === opened);
  if (found.length === 0) return null;
  return (
    <div className="mb-4 print:hidden">
      <Notice kind="warning" title={`朝の様子に、要確認が${found.length}名あります`}>
        <ul className="grid">
          {found.map(({ entry, child, form }) => (
            <li
              key={form.id}
              className="flex flex-wrap items-center justify-between gap-x-3 border-t border-ask/30 py-1 first:border-t-0"
            >
              <span className="min-w-0">
                <span className="figures">{formatTime(entry.reserve.start_datetime)}</span>{' '}
                <strong>{withSan(child.name)}</strong> {reasonsText(form)}
                {form.asked_at && <strong className="ml-1.5 whitespace-nowrap text-ask">ご相談あり</strong>}
              </span>
              <Button
                kind="plain"
                size="small"
                className="ml-auto"
                aria-label={`${withSan(child.name)}の様子を確認する`}
                onClick={() => setOpened(form.id)}
              >
                確認する
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
      {shown && (
        <MorningDialog
          key={`${shown.form.id} ${shown.form.version}`}
          name={shown.child.name}
          reserve={shown.entry.reserve}
          sent={shown.form}
          isOpen
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
