import { useState } from 'react';
import { formatDateTime, formatMonthDay } from '../../../../../domain/time-format.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorNotice, Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { useStaff } from '../../frame/staff-context.tsx';
import { monthText, type SheetAnswer } from './book-text.ts';

type CloseMonthProps = { month: string; branch_id: number | null; answer: SheetAnswer; onClosed: () => void };
/** So many days are named; the rest is counted. */
const namedDays = 10;

/** Closed by whom, or what stands in the way, or the button. */
export function CloseMonth({ month, branch_id, answer, onClosed }: CloseMonthProps) {
  const { headquarters } = useStaff();
  const [asking, setAsking] = useState(false);
  const { send, busy, text } = useAction('headquartersCloseMonth');
  const { closed, blocks, name } = answer;
  if (closed !== null) {
    return (
      <Notice kind="info">
        {formatDateTime(closed.closed_at)}に{closed.account_name}
        が締めました。このあとの返金や訂正は、行った月に入ります。
      </Notice>
    );
  }
  if (blocks.length > 0) {
    return (
      <Notice kind="info">
        <p className="font-bold">まだ締められません</p>
        <ul className="mt-1 list-disc pl-5">
          {blocks.map(({ kind, text: words, dates }) => (
            <li key={`${kind} ${words}`}>
              {words}
              {dates.length > 0 && (
                <span className="block text-note">
                  {dates
                    .slice(0, namedDays)
                    .map((date) => formatMonthDay(date))
                    .join('、')}
                  {dates.length > namedDays && `ほか${dates.length - namedDays}日`}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (!headquarters) return <Notice kind="info">締められる状態です。締めは本部が行います。</Notice>;
  async function close(): Promise<void> {
    const outcome = await send({ month, branch_id });
    if (outcome?.kind !== 'ok') return;
    setAsking(false);
    showToast('締めました');
    onClosed();
  }
  return (
    <div>
      <Button onClick={() => setAsking(true)}>この月を締める</Button>
      {asking && (
        <Dialog
          title={`${name}の${monthText(month)}を締めますか`}
          isOpen
          question
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button kind="plain" onClick={() => setAsking(false)}>
                やめる
              </Button>
              <Button busy={busy} busyLabel="締めています" onClick={() => void close()}>
                締める
              </Button>
            </>
          }
        >
          <p>締めると、この表の数字は変わりません。あとからの返金や訂正は、行った月に入ります。</p>
          <ErrorNotice text={text} className="mt-3" />
        </Dialog>
      )}
    </div>
  );
}
