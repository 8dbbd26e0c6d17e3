import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { SelectStaffRequestsDocument } from '../../contract/operations/generated.ts';
import { operation } from '../data/question.ts';
import { useServerNow } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { useStaff } from './_parts/frame/staff-context.tsx';
import { LiveLoaded, StaffPage } from './_parts/frame/staff-page.tsx';
import { useLiveAnswer } from './_parts/frame/use-live-answer.ts';
import { FeeWaivers } from './_parts/requests/fee-waivers.tsx';
import { RequestCard } from './_parts/requests/request-card.tsx';
import { useVanished } from './_parts/requests/use-vanished.ts';

export const meta: MetaFunction = () => pageMeta({ title: '承認待ち', noindex: true });

export default function Requests() {
  const { branch } = useStaff();
  const now = useServerNow();
  const query = useLiveAnswer(operation(SelectStaffRequestsDocument, { branch_id: branch.id }));
  const [said, setSaid] = useState<{ kind: 'done' | 'warning'; text: string }>();
  const [gone, setGone] = useState<string>();
  const { answering } = useVanished(query.data?.reserves, ({ customer }) => setGone(customer?.name ?? ''));
  return (
    <StaffPage title="承認待ち" lead="期限を過ぎたリクエストは、自動でお断りします。">
      <div className="mb-4 grid gap-3 empty:hidden">
        {said && (
          <Notice kind={said.kind} live>
            {said.text}
          </Notice>
        )}
        {gone !== undefined && (
          <Notice kind="warning" live>
            {gone}様のリクエストは一覧から外れました。ほかのスタッフの回答、お客様の取り下げ、期限切れのいずれかです。
          </Notice>
        )}
      </div>
      <LiveLoaded query={query}>
        {({ reserves, reserve_settings }) =>
          reserves.length === 0 ? (
            <EmptyState title="承認待ちのリクエストはありません">
              新しいリクエストは、届くとすぐここに表示されます。
            </EmptyState>
          ) : (
            <ul className="grid gap-4">
              {reserves.map((reserve) => (
                <li key={reserve.id}>
                  <RequestCard
                    reserve={reserve}
                    branch_id={branch.id}
                    now={now}
                    lapseMinutes={reserve_settings[0]?.request_lapse_minutes ?? 60}
                    onAnswering={(under_way) => answering(reserve.id, under_way)}
                    onAnswered={(kind, text) => {
                      setSaid({ kind, text });
                      void query.reload();
                    }}
                  />
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
