import { SelectStaffWaiversDocument } from '../../../../../contract/operations/generated.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { WaitingWaivers } from './waiting-waivers.tsx';

/** What was granted is not asked for here: since a day that does not come. */
const noneYet = '9999-12-31T00:00:00Z';

/** Requests of colleagues to waive a fee. Below the families' requests; nothing while there are none. */
export function FeeWaivers() {
  const { branch, manager } = useStaff();
  const query = useLiveAnswer(operation(SelectStaffWaiversDocument, { since: noneYet }));
  const waiting = query.data?.waiting.filter(({ branch_id }) => branch_id === branch.id) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="fee-waivers" className="mt-8">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="fee-waivers" className="text-lead">
          料金の免除の申請
        </h2>
        {manager && (
          <LinkButton to="/staff/childcares/waivers" kind="quiet" size="small">
            免除の一覧
          </LinkButton>
        )}
      </div>
      <WaitingWaivers waivers={waiting} onAnswered={() => void query.reload()} />
    </section>
  );
}
