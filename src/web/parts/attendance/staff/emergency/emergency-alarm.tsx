import { SelectStaffOpenEmergencyDocument } from '../../../../../contract/operations/generated.ts';
import { emergencyKind } from '../../../../../domain/staff-codes.ts';
import { AlarmLine } from '../../../../console/alarm-line.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';

/** During an emergency, the link to its roll comes first. */
export function EmergencyAlarm() {
  const { branch } = useStaff();
  const { data } = useLiveAnswer(operation(SelectStaffOpenEmergencyDocument, { branch_id: branch.id }));
  const [open] = data?.emergencies ?? [];
  if (!open) return null;
  return (
    <AlarmLine
      title={`緊急連絡中(${emergencyKind.label(open.kind)})`}
      act={{ label: 'お引き渡しの名簿', to: '/staff/emergency' }}
    >
      お引き渡し前 {open.waiting.aggregate.count}名 / 全{open.children.aggregate.count}名
    </AlarmLine>
  );
}
