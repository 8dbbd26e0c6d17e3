import { Badge } from '../../../ui/badge.tsx';
import { phaseOf, phaseText } from './reserve-state.ts';

export function PhaseBadge(props: {
  reserve: { approval_status: number; childcare_status: number; cancel_flag: boolean };
}) {
  const { label, tone } = phaseText[phaseOf(props.reserve)];
  return <Badge tone={tone}>{label}</Badge>;
}
