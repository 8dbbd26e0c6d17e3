import { customerStatus } from '../../../../../domain/codes.ts';
import { Badge } from '../../../../ui/badge.tsx';

const { disabled, enabled } = customerStatus.code;

type FamilyBadgesProps = { status: number; stopped_flag: boolean; merged_into: number | null };

/** The family's status, in a word or two. */
export function FamilyBadges({ status, stopped_flag, merged_into }: FamilyBadgesProps) {
  if (merged_into !== null) return <Badge tone="no">統合済み</Badge>;
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      {stopped_flag && <Badge tone="wrong">停止中</Badge>}
      <Badge tone={status === enabled ? 'trust' : status === disabled ? 'wrong' : 'no'}>
        {customerStatus.label(status)}
      </Badge>
    </span>
  );
}
