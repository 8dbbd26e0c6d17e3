import { customerStatus } from '../../../../domain/codes.ts';
import { Badge } from '../../../ui/badge.tsx';

const { enabled, disabled } = customerStatus.code;

export function CustomerBadge({ status }: { status: number }) {
  const tone = status === enabled ? 'trust' : status === disabled ? 'wrong' : 'no';
  return <Badge tone={tone}>{customerStatus.label(status)}</Badge>;
}
