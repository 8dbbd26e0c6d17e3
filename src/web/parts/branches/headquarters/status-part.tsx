import { useState } from 'react';
import { useNavigate } from 'react-router';
import { mayCloseOn } from '../../../../domain/branches/branch-end.ts';
import { nextBranchStatuses } from '../../../../domain/branches/branch-status.ts';
import { type BranchStatus, branchStatus } from '../../../../domain/codes.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { AskedAction } from '../../../console/edit/asked-action.tsx';
import { History } from '../../../console/edit/history.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { type BranchPartProps, branchPath } from './branch-part.tsx';
import { BranchEndPart } from './end/end-part.tsx';
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
  return '公開ページと園の一覧から消えます。';
}

/** Preparing, open, closed: what each step does. An open branch ends with an announced last day first. */
export function BranchStatusPart({ branch, today, reload }: BranchPartProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<BranchStatus>();
  if (!branch.real_store_flag) return <Notice>本部には、開園や閉園の手続きはありません。</Notice>;
  const opened = branch.status === open;
  const may = (to: BranchStatus) => to !== closed || mayCloseOn(today, { opened, last_date: branch.last_date });
  const next = nextBranchStatuses(branch.status).filter(may);
  return (
    <div className="grid max-w-3xl gap-6">
      <p className="flex items-center gap-3">
        いまの状態 <BranchStatusBadge branch={branch} />
        {branch.last_date !== null && <span>{formatDate(branch.last_date)}が最終日</span>}
      </p>
      {(opened || branch.last_date !== null) && <BranchEndPart branch={branch} today={today} reload={reload} />}
      {next.length > 0 && (
        <ul className="grid gap-4">
          {next.map((to) => (
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
          onDone={() => {
            showToast(steps[asked].done);
            void navigate(branchPath(branch.id));
          }}
          onChanged={reload}
        >
          <p>{effectOf(asked, branch)}</p>
        </AskedAction>
      )}
      <History table_name="branches" record_id={branch.id} />
    </div>
  );
}
