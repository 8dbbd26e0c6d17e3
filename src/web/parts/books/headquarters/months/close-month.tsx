import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime, formatMonthDay } from '../../../../../domain/time-format.ts';
import { AskedAction } from '../../../../console/edit/asked-action.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { monthText, type SheetAnswer } from './book-text.ts';

type CloseMonthProps = { month: string; branch_id: number | null; answer: SheetAnswer; onClosed: () => void };
/** So many days are named; the rest is counted. */
const namedDays = 10;

/** Who closed it, or what prevents closing, or the button. */
export function CloseMonth({ month, branch_id, answer, onClosed }: CloseMonthProps) {
  const { may } = useStaff();
  const [asking, setAsking] = useState(false);
  const { closed, blocks, name } = answer;
  if (closed !== null) {
    return (
      <Notice kind="info">
        {formatDateTime(closed.closed_at)}に{closed.account_name}
        が締めました。このあとの返金や訂正は、行った月に入ります。
      </Notice>
    );
  }
  if (blocks.length > 0) return <Blocks blocks={blocks} branch_id={branch_id} />;
  if (!may('accounting')) return <Notice kind="info">締められる状態です。締めは本部か経理が行います。</Notice>;
  return (
    <div>
      <Button onClick={() => setAsking(true)}>この月を締める</Button>
      {asking && (
        <AskedAction
          name="headquartersCloseMonth"
          input={{ month, branch_id }}
          title={`${name}の${monthText(month)}を締めますか`}
          yes="締める"
          busyLabel="締めています"
          kind="primary"
          toast="締めました"
          onClose={() => setAsking(false)}
          onDone={onClosed}
        >
          <p>締めると、この表の数字は変わりません。あとからの返金や訂正は、行った月に入ります。</p>
        </AskedAction>
      )}
    </div>
  );
}

type BlocksProps = Pick<SheetAnswer, 'blocks'> & { branch_id: number | null };

/** What prevents the close. Days of the branch one works for lead to their own close. */
function Blocks({ blocks, branch_id }: BlocksProps) {
  const { branch } = useStaff();
  return (
    <Notice kind="info">
      <p className="font-bold">まだ締められません</p>
      <ul className="mt-1 list-disc pl-5">
        {blocks.map(({ kind, text, dates }) => (
          <li key={`${kind} ${text}`}>
            {text}
            {dates.length > 0 && (
              <span className="flex flex-wrap gap-x-4">
                {dates.slice(0, namedDays).map((date) => (
                  <BlockDay key={date} date={date} own={kind === 'day_open' && branch.id === branch_id} />
                ))}
                {dates.length > namedDays && `ほか${dates.length - namedDays}日`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function BlockDay({ date, own }: { date: string; own: boolean }) {
  if (!own) return <span>{formatMonthDay(date)}</span>;
  return (
    <Link to={`/staff/reports?from=${date}`} className="text-link figures inline-flex min-h-11 items-center font-bold">
      {formatMonthDay(date)}
    </Link>
  );
}
