import { useState } from 'react';
import { useNavigate } from 'react-router';
import { nextBranchStatuses } from '../../../../domain/branches/branch-status.ts';
import { type BranchStatus, branchStatus } from '../../../../domain/codes.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { AskedAction } from '../../../console/edit/asked-action.tsx';
import { History } from '../../../console/edit/history.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { type BranchPartProps, branchPath } from './branch-part.tsx';
import { ClosingReserves, type ReservesInTheWay, reservesInTheWay } from './closing-reserves.tsx';
import { BranchStatusBadge } from './status-badge.tsx';

const { open, preparing, closed } = branchStatus.code;
const steps: Readonly<Record<BranchStatus, { label: string; done: string }>> = {
  [open]: { label: '開園する', done: '開園しました' },
  [preparing]: { label: '開園準備中に戻す', done: '開園準備中にしました' },
  [closed]: { label: '閉園する', done: '閉園しました' },
};
const style = (to: BranchStatus) => (to === closed ? 'danger' : 'primary');

function effectOf(to: BranchStatus, branch: BranchPartProps['branch']): string {
  if (to === open) return `公開ページにカレンダーが表示され、${formatDate(branch.open_date)}からの予約を受け付けます。`;
  if (to === preparing) return '園の一覧に「これから開く園」として表示されます。予約は受け付けません。';
  return '公開ページと園の一覧から消え、予約を受け付けなくなります。これからのご予約があるときは、次の画面で一覧を確認します。';
}

/** Preparing, open, closed: what each step does, and what prevents it. */
export function BranchStatusPart({ branch, reload }: BranchPartProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<BranchStatus>();
  const [seen, setSeen] = useState<ReservesInTheWay>();
  function done(status: BranchStatus, cancelled: number) {
    const words = steps[status].done;
    showToast(cancelled > 0 ? `${words}。${cancelled}件のご予約を取り消しました` : words);
    void navigate(branchPath(branch.id));
  }
  if (!branch.real_store_flag) return <Notice>本部には、開園や閉園の手続きはありません。</Notice>;
  return (
    <div className="grid max-w-3xl gap-6">
      <p className="flex items-center gap-3">
        いまの状態 <BranchStatusBadge branch={branch} />
      </p>
      {seen ? (
        <ClosingReserves
          branch={branch}
          seen={seen}
          onClosed={(cancelled) => done(closed, cancelled)}
          onCancel={() => setSeen(undefined)}
        />
      ) : (
        <ul className="grid gap-4">
          {nextBranchStatuses(branch.status).map((to) => (
            <li key={to} className="rounded-lg border border-line bg-white p-5">
              <p>{effectOf(to, branch)}</p>
              <Button className="mt-3" kind={style(to)} onClick={() => setAsked(to)}>
                {steps[to].label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked !== undefined && (
        <AskedAction
          name="headquartersSetBranchStatus"
          input={{ branch_id: branch.id, version: branch.version, status: asked }}
          title={`${branch.name}: ${steps[asked].label}`}
          yes={steps[asked].label}
          busyLabel="変更しています"
          kind={style(asked)}
          onClose={() => setAsked(undefined)}
          onDone={(result) => done(asked, result.cancelled_reserves)}
          onChanged={reload}
          onRefused={(failure) => {
            const found = reservesInTheWay(failure);
            setSeen(found);
            if (found) setAsked(undefined);
          }}
        >
          <p>{effectOf(asked, branch)}</p>
        </AskedAction>
      )}
      <History table_name="branches" record_id={branch.id} />
    </div>
  );
}
