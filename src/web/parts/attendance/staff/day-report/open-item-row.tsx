import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { SelectStaffReserveDocument } from '../../../../../contract/operations/generated.ts';
import type { OpenItemKind } from '../../../../../domain/attendance/day-numbers.ts';
import { formatTimeRange } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { LiveLoaded } from '../../../../console/staff-page.tsx';
import { TelLink } from '../../../../console/tel-link.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { useServerToday } from '../../../../data/server-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { AttendanceActs } from '../acts/attendance-acts.tsx';
import { StayDialog } from '../open-stays/stay-dialog.tsx';
import { childNames, openItemText, type StillOpen } from './open-item.ts';

type OpenItemRowProps = {
  item: StillOpen;
  date: string;
  /** How a bill is settled: the page knows. */
  settle: (item: StillOpen) => ReactNode;
  onMended: () => void;
  /** Asks for a word of its own. */
  apart?: ReactNode;
  children?: ReactNode;
};

/** One thing that is still open, with the act that ends it; else a word of why. */
export function OpenItemRow({ item, date, settle, onMended, apart, children }: OpenItemRowProps) {
  const { reserve } = item;
  return (
    <li className="py-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 leading-snug">
        <Link
          to={`/staff/reserves/${item.reserve_id}`}
          className="text-link -my-1 inline-flex min-h-11 items-center font-bold"
        >
          {childNames(item)}
        </Link>
        {reserve && (
          <span className="figures whitespace-nowrap">
            {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
          </span>
        )}
        <span className="font-bold text-ask">{openItemText[item.kind as OpenItemKind]}</span>
        {reserve?.customer && <TelLink tel={reserve.customer.tel} name={reserve.customer.name} />}
        <span className="ml-auto flex flex-wrap items-center justify-end">
          {apart}
          {reserve &&
            (item.kind === 'present' || item.kind === 'expected' ? (
              <MendAttendance item={item} date={date} onMended={onMended} />
            ) : (
              settle(item)
            ))}
        </span>
      </div>
      {children}
    </li>
  );
}

/** A day that is over: times or an end, by a manager. Today: the acts of the board. */
function MendAttendance({ item, date, onMended }: Pick<OpenItemRowProps, 'item' | 'date' | 'onMended'>) {
  const { manager } = useStaff();
  const past = date < useServerToday();
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const mended = () => {
    close();
    onMended();
  };
  if (past && !manager) return <span className="text-note">園長が登園・降園を登録します。</span>;
  return (
    <>
      <Button
        kind="plain"
        size="row"
        onClick={() => setAsked(true)}
        aria-label={`${childNames(item)} 登降園を登録する`}
      >
        登降園を登録する
      </Button>
      {past ? (
        <StayDialog stay={asked ? item.reserve : null} onClose={close} onDone={mended} />
      ) : (
        <Dialog title={childNames(item)} isOpen={asked} onClose={close}>
          {asked && item.reserve_id !== null && <TodaysActs reserve_id={item.reserve_id} onChanged={onMended} />}
        </Dialog>
      )}
    </>
  );
}

function TodaysActs({ reserve_id, onChanged }: { reserve_id: number; onChanged: () => void }) {
  const query = useLiveAnswer(operation(SelectStaffReserveDocument, { reserve_id }));
  return (
    <LiveLoaded query={query}>
      {({ reserves: [reserve] }) =>
        reserve && (
          <AttendanceActs
            reserve={reserve}
            onChanged={() => {
              void query.reload();
              onChanged();
            }}
          />
        )
      }
    </LiveLoaded>
  );
}
