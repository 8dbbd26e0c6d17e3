import type { SelectStaffCareDueData } from '../../../../../contract/operations/generated.ts';
import { doseStatus } from '../../../../../domain/care/incident-codes.ts';
import { epochOf } from '../../../../../domain/time.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import type { Todo } from '../../../../console/todo.ts';
import { dueByText } from './incident-text.ts';

/** Medicine still to be given today, and a first report that has not gone out. */
export const careTodos = (
  { incidents, medicine_requests, care_settings }: SelectStaffCareDueData,
  now: Date,
): Todo[] => [
  ...incidents.map(
    (incident): Todo => ({
      key: `incident ${incident.id}`,
      child: null,
      tone: 'wrong',
      kind: '第1報',
      text: `重大事故の第1報をまだ出していません。${dueByText(incident.happened_at, care_settings)}`,
      act: { label: '報告書を開く', to: `/staff/incidents/${incident.id}` },
    }),
  ),
  ...medicine_requests.map(({ id, due_at, child_id, child, drug_name, dose, medicine_doses: [open] }): Todo => {
    const late = epochOf(due_at) <= now.getTime();
    const step = open ? `(${doseStatus.label(open.status)})` : '';
    return {
      key: `medicine ${id}`,
      child: { id: child_id, name: child?.name ?? 'お子さま' },
      tone: late ? 'wrong' : 'ask',
      kind: '与薬',
      text: `与薬 ${formatTime(due_at)} ${drug_name} ${dose}${step}${late ? ' 時刻を過ぎています' : ''}`,
      act: { label: '与薬を開く', to: '/staff/medicines' },
    };
  }),
];
