import type { SelectStaffOpenStaysData } from '../../../../../contract/operations/generated.ts';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../../../domain/time-format.ts';
import type { Todo } from '../../../../console/todo.ts';
import { type ForgottenStay, isPresent, openChildren } from './typed-times.ts';

/** Stays of earlier days without a recorded outcome, and days that were never closed. Nothing is charged until then. */
export function openStayTodos(
  { stays, unclosed_days }: SelectStaffOpenStaysData,
  /** Opens the stay to be completed; absent: only a manager may. */
  complete: ((stay: ForgottenStay) => void) | undefined,
): Todo[] {
  const [first] = unclosed_days;
  return [
    ...stays.flatMap(({ date, reserve }): Todo[] =>
      (reserve ? openChildren(reserve) : []).map((line) => {
        const state = isPresent(line)
          ? `お預かり中のまま${line.arrived_datetime ? `(登園 ${formatTime(line.arrived_datetime)})` : ''}`
          : '来園予定のまま';
        const range = reserve ? formatTimeRange(reserve.start_datetime, reserve.end_datetime) : '';
        return {
          key: `stay ${reserve?.id} ${line.child_id}`,
          child: { id: line.child_id, name: line.child?.name ?? 'お子さま' },
          tone: 'wrong',
          kind: '前日までの未完了',
          text: `${formatMonthDay(date)} ${range} ${state}${complete ? '' : '。園長に伝えてください'}`,
          act:
            complete && reserve
              ? { label: '登降園を登録する', press: () => complete(reserve) }
              : { label: '予約を開く', to: `/staff/reserves/${reserve?.id}` },
        };
      }),
    ),
    ...(first
      ? [
          {
            key: 'unclosed days',
            child: null,
            tone: 'ask',
            kind: '1日の締め',
            text: `締めていない日が${unclosed_days.length}日あります`,
            act: { label: `${formatMonthDay(first.date)}を締める`, to: `/staff/reports?from=${first.date}` },
          } as const,
        ]
      : []),
  ];
}
