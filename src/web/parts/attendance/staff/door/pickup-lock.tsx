import { Badge } from '../../../../ui/badge.tsx';
import { Notice } from '../../../../ui/notice.tsx';

/** The family's pick-up list is frozen. Staff see that it is, never why or by whom. */
export function PickupLockBadge() {
  return (
    <span className="ml-2 inline-block align-middle">
      <Badge tone="wrong">お迎え 凍結</Badge>
    </span>
  );
}

export function PickupLockNotice() {
  return (
    <Notice kind="warning" title="お迎えの方のリストは凍結中です">
      保護者か、リストにある方にだけお引き渡しください。ほかの方が来られたときは、お引き渡しせず、園長を呼んでください。
    </Notice>
  );
}
