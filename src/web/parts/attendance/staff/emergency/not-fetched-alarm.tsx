import { useState } from 'react';
import { SelectStaffPickUpsDocument } from '../../../../../contract/operations/generated.ts';
import { childAttendance } from '../../../../../domain/codes.ts';
import { calledPerson, callResult, escalationStep } from '../../../../../domain/staff-codes.ts';
import { formatDuration, formatTime, formatTimeOfDay } from '../../../../../domain/time-format.ts';
import { AlarmLine } from '../../../../console/alarm-line.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { useServerNow } from '../../../../data/server-clock.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { minutesSince } from '../board/board.ts';
import { Contacts } from './contacts.tsx';
import { type NotFetched, notFetched } from './not-fetched.ts';
import { NoteCall } from './note-call.tsx';

/** Children not picked up after closing: whom to call, who was called, who was informed. */
export function NotFetchedAlarm() {
  const { branch } = useStaff();
  const now = useServerNow();
  const [open, setOpen] = useState(false);
  const query = useLiveAnswer(operation(SelectStaffPickUpsDocument, { branch_id: branch.id }));
  const rows = query.data?.pick_up_escalations ?? [];
  const reserves = notFetched(rows);
  if (reserves.length === 0) return null;
  const count = reserves.flatMap(present).length;
  return (
    <>
      <AlarmLine
        title={`閉園を過ぎてお迎えなし(${count}名)`}
        act={{ label: '連絡先と記録', press: () => setOpen(true) }}
      >
        {reserves
          .map(
            (reserve) => `${namesOf(reserve)} ${formatDuration(Math.max(0, minutesSince(reserve.end_datetime, now)))}`,
          )
          .join('、')}
      </AlarmLine>
      <Dialog title="お迎えのないお子さま" isOpen={open} onClose={() => setOpen(false)} wide>
        <ul className="grid gap-5">
          {reserves.map((reserve) => (
            <li key={reserve.id} className="grid gap-2 md:grid-cols-2">
              <div>
                <p className="font-bold">{namesOf(reserve)}</p>
                <p className="text-note">
                  お迎えの予定 {formatTime(reserve.end_datetime)}
                  {rows
                    .filter((row) => row.reserve?.id === reserve.id)
                    .map((row) => `。${formatTime(row.created_at)}に${escalationStep.label(row.step)}へ知らせました`)
                    .join('')}
                </p>
                <Contacts reserve={reserve} />
              </div>
              <div className="grid content-start gap-2">
                <ul className="text-note">
                  {reserve.pick_up_calls.map((call) => (
                    <li key={call.id}>
                      <span className="figures">{formatTime(call.created_at)}</span> {calledPerson.label(call.called)}{' '}
                      {callResult.label(call.result)}{' '}
                      {call.expected_time && <strong>{formatTimeOfDay(call.expected_time)}ごろお迎え </strong>}
                      {call.note} ({call.account?.name})
                    </li>
                  ))}
                </ul>
                <NoteCall reserve_id={reserve.id} onNoted={() => void query.reload()} />
              </div>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

const present = ({ reserve_details }: NotFetched) =>
  reserve_details.filter(({ attendance_status }) => attendance_status === childAttendance.code.present);

const namesOf = (reserve: NotFetched): string =>
  present(reserve)
    .map(({ child }) => child?.name ?? '')
    .join('、');
