import { SelectStaffOpenEmergencyDocument } from '../../../../../contract/operations/generated.ts';
import { emergencyKind } from '../../../../../domain/staff-codes.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

/** During an emergency, the link to its roll comes first. */
export function EmergencyStrip() {
  const { branch } = useStaff();
  const { data } = useLiveAnswer(operation(SelectStaffOpenEmergencyDocument, { branch_id: branch.id }));
  const [open] = data?.emergencies ?? [];
  if (!open) return null;
  return (
    <div className="mb-4">
      <Notice
        kind="error"
        title={`緊急連絡中(${emergencyKind.label(open.kind)})`}
        action={
          <LinkButton to="/staff/emergency" kind="plain" size="small">
            お引き渡しの名簿
          </LinkButton>
        }
      >
        お引き渡し前 {open.waiting.aggregate.count}名 / 全{open.children.aggregate.count}名
      </Notice>
    </div>
  );
}
