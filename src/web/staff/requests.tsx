import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { SelectStaffRequestsDocument } from '../../contract/operations/generated.ts';
import { withSama } from '../../domain/text/called-name.ts';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { operation } from '../data/question.ts';
import { useServerNow } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { FeeWaivers } from '../parts/billing/staff/waivers/fee-waivers.tsx';
import { AnsweredCard } from '../parts/reserves/staff/requests/answered-card.tsx';
import { RequestCard } from '../parts/reserves/staff/requests/request-card.tsx';
import { isPending, useAnswered } from '../parts/reserves/staff/requests/use-answered.ts';
import { useVanished } from '../parts/reserves/staff/requests/use-vanished.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '承認待ち', noindex: true });

export default function Requests() {
  const { branch, manager } = useStaff();
  const now = useServerNow();
  const query = useLiveAnswer(operation(SelectStaffRequestsDocument, { branch_id: branch.id }));
  const [gone, setGone] = useState<string>();
  const [own, setOwn] = useState<number>();
  const [late, setLate] = useState<number>();
  const requests = useAnswered(branch.id, query.data?.reserves);
  const { answering } = useVanished(query.data && requests, ({ customer }) => setGone(customer?.name ?? ''));
  return (
    <StaffPage
      title="承認待ち"
      lead="期限を過ぎたリクエストは、自動でお断りします。"
      aside={
        manager && (
          <LinkButton to="/staff/inbox/templates" kind="plain" size="small">
            コメントのひな形
          </LinkButton>
        )
      }
    >
      {gone !== undefined && <Vanished name={gone} />}
      <LiveLoaded query={query}>
        {({ reserve_settings, inbox_templates }) =>
          requests.length === 0 ? (
            <EmptyState title="承認待ちのリクエストはありません">
              新しいリクエストは、届くとすぐここに表示されます。
            </EmptyState>
          ) : (
            <ul className="grid gap-4">
              {requests.map((reserve) => (
                <li key={reserve.id}>
                  {late === reserve.id && <AnsweredByOthers name={reserve.customer?.name ?? ''} />}
                  {isPending(reserve) ? (
                    <RequestCard
                      reserve={reserve}
                      branch_id={branch.id}
                      now={now}
                      lapseMinutes={reserve_settings[0]?.request_lapse_minutes ?? 60}
                      templates={inbox_templates}
                      onAnswering={(underWay) => answering(reserve.id, underWay)}
                      onAnswered={async () => {
                        setOwn(reserve.id);
                        // Without time to undo, the answer is confirmed at once, and the card goes.
                        if (reserve_settings[0]?.request_undo_minutes === 0) showToast('回答しました');
                        await query.reload();
                      }}
                      onTooLate={async () => {
                        setLate(reserve.id);
                        await query.reload();
                      }}
                    />
                  ) : (
                    <AnsweredCard reserve={reserve} own={own === reserve.id} onUndone={query.reload} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </LiveLoaded>
      <FeeWaivers />
    </StaffPage>
  );
}

function AnsweredByOthers({ name }: { name: string }) {
  return (
    <div className="mb-2">
      <Notice kind="warning" live>
        {withSama(name)}
        のリクエストには、ほかのスタッフが先に回答しました。こちらの回答は送っていません。
      </Notice>
    </div>
  );
}

function Vanished({ name }: { name: string }) {
  return (
    <div className="mb-4">
      <Notice kind="warning" live>
        {withSama(name)}のリクエストは一覧から外れました。お客様の取り下げ、または期限切れです。
      </Notice>
    </div>
  );
}
