import type { MetaFunction } from 'react-router';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { reading } from '../data/question.ts';
import { useAnswer } from '../data/use-answer.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { CallList } from '../parts/cover/staff/call-list.tsx';
import { ModelPart, OpeningsList } from '../parts/cover/staff/openings-list.tsx';
import { SwapList } from '../parts/cover/staff/swap-list.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '応援', noindex: true });

/** What waits for the manager, then what one more of the staff would open. */
export default function CoverPage() {
  const { branch, manager } = useStaff();
  const live = useLiveAnswer(reading('staffListCover', manager ? { branch_id: branch.id } : null));
  const openings = useAnswer(reading('staffReadOpenings', manager ? { branch_id: branch.id } : null));
  const changed = () => {
    void live.reload();
    void openings.reload();
  };
  if (!manager) {
    return (
      <StaffPage title="応援">
        <Notice action={<LinkButton to="/staff/own_shifts">自分のシフトを見る</LinkButton>}>
          応援のお願いは、園長が出します。あなたへのお願いは「自分のシフト」に届きます。
        </Notice>
      </StaffPage>
    );
  }
  return (
    <StaffPage
      title="応援"
      lead={branch.name}
      aside={<LinkButton to="/staff/cover/absence">急な休みが出た</LinkButton>}
    >
      <div className="grid gap-8">
        <LiveLoaded query={live} steady>
          {({ calls, swaps }) => (
            <>
              {swaps.length > 0 && (
                <section aria-labelledby="swaps">
                  <h2 id="swaps" className="mb-2 text-lead">
                    シフトの交代
                  </h2>
                  <SwapList swaps={swaps} onChanged={changed} />
                </section>
              )}
              {calls.length > 0 && (
                <section aria-labelledby="calls">
                  <h2 id="calls" className="mb-2 text-lead">
                    お願いしている応援
                  </h2>
                  <CallList calls={calls} onChanged={changed} />
                </section>
              )}
            </>
          )}
        </LiveLoaded>
        <section aria-labelledby="openings">
          <h2 id="openings" className="mb-2 text-lead">
            職員を1名足すと開く席(今日から4週間)
          </h2>
          <LiveLoaded query={openings} steady>
            {(answer) => (
              <div className="grid gap-6">
                <OpeningsList {...answer} onAsked={changed} />
                <ModelPart model={answer.model} />
              </div>
            )}
          </LiveLoaded>
        </section>
      </div>
    </StaffPage>
  );
}
