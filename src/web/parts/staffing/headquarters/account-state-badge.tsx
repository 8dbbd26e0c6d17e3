import { accountState } from '../../../../domain/codes.ts';
import { Badge } from '../../../ui/badge.tsx';

const { active, invited } = accountState.code;

export function AccountStateBadge({ state }: { state: number }) {
  const tone = state === active ? 'trust' : state === invited ? 'ask' : 'no';
  return <Badge tone={tone}>{accountState.label(state)}</Badge>;
}
