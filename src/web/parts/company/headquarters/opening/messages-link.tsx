import { ChevronRight, Inbox } from 'lucide-react';
import { Link } from 'react-router';
import { SelectStaffWaitingDocument } from '../../../../../contract/operations/generated.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { Badge } from '../../../../ui/badge.tsx';

/** First on headquarters' page: what needs attention. */
export function MessagesLink() {
  const { branch } = useStaff();
  const { data } = useLiveAnswer(operation(SelectStaffWaitingDocument, { branch_id: branch.id }));
  const waiting = data?.messages.aggregate.count;
  return (
    <Link
      to="/staff/headquarters/messages"
      className="mb-5 flex min-h-16 items-center gap-3 rounded-lg border border-edge bg-white px-4 py-3 text-ink no-underline hover:bg-cream"
    >
      <Inbox className="size-5.5 shrink-0 text-action" aria-hidden="true" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-bold">本部への連絡</span>
        <span className="block text-note text-ink-soft">入金、返金、異議申し立て、受取口座</span>
      </span>
      {waiting !== undefined &&
        (waiting > 0 ? <Badge tone="ask">未対応 {waiting}件</Badge> : <Badge tone="trust">すべて対応済み</Badge>)}
      <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  );
}
