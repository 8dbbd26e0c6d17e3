import {
  type SelectStaffPickUpsData,
  SelectStaffPickUpsDocument,
} from '../../../../../contract/operations/generated.ts';
import { childAttendance } from '../../../../../domain/codes.ts';
import { calledPerson, callResult, escalationStep } from '../../../../../domain/staff-codes.ts';
import { formatTime, formatTimeOfDay } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Contacts } from './contacts.tsx';
import { NoteCall } from './note-call.tsx';

type Escalation = SelectStaffPickUpsData['pick_up_escalations'][number];

/** Children not picked up after closing: whom to call, who was called, who was informed. */
export function OverdueStrip() {
  const { branch } = useStaff();
  const query = useLiveAnswer(operation(SelectStaffPickUpsDocument, { branch_id: branch.id }));
  const rows = query.data?.pick_up_escalations ?? [];
  const reserves = [...new Map(rows.map((row) => [row.reserve?.id, row.reserve])).values()].filter(
    (each) => each !== null && each !== undefined,
  );
  if (reserves.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice kind="error" title="閉園を過ぎて、お迎えのないお子さまがいます">
        <ul className="mt-2 grid gap-4">
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
      </Notice>
    </div>
  );
}

const namesOf = (reserve: NonNullable<Escalation['reserve']>): string =>
  reserve.reserve_details
    .filter(({ attendance_status }) => attendance_status === childAttendance.code.present)
    .map(({ child }) => child?.name ?? '')
    .join('、');
