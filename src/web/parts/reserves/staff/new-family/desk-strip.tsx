import { UserPlus } from 'lucide-react';
import { LinkButton } from '../../../../ui/link-button.tsx';

/** Who comes in without a reserve, or calls: one press from the board. */
export function DeskStrip() {
  return (
    <div className="mb-3 flex justify-end print:hidden">
      <LinkButton to="/staff/reserves/add" kind="plain" size="small">
        <UserPlus className="size-5" aria-hidden="true" />
        受付(飛び込み・電話)
      </LinkButton>
    </div>
  );
}
