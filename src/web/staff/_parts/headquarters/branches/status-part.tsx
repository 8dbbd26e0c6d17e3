import { useState } from 'react';
import { useNavigate } from 'react-router';
import { nextBranchStatuses } from '../../../../../domain/branch-status.ts';
import { type BranchStatus, branchStatus } from '../../../../../domain/codes.ts';
import { formatDate } from '../../../../../domain/time-format.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { History } from '../frame/history.tsx';
import { type BranchPartProps, branchPath } from './branch-part.tsx';
import { ClosingReserves, type ReservesInTheWay } from './closing-reserves.tsx';
import { BranchStatusBadge } from './status-badge.tsx';

const { open, preparing, closed } = branchStatus.code;
const steps: Readonly<Record<BranchStatus, { label: string; done: string }>> = {
  [open]: { label: '開園する', done: '開園しました' },
  [preparing]: { label: '開園準備中に戻す', done: '開園準備中にしました' },
  [closed]: { label: '閉園する', done: '閉園しました' },
};

function effectOf(to: BranchStatus, branch: BranchPartProps['branch']): string {
  if (to === open) return `公開ページにカレンダーが表示され、${formatDate(branch.open_date)}からの予約を受け付けます。`;
  if (to === preparing) return '園の一覧に「これから開く園」として表示されます。予約は受け付けません。';
  return '公開ページと園の一覧から消え、予約を受け付けなくなります。これからのご予約があるときは、次の画面で一覧を確認します。';
}

/** Preparing, open, closed: what each step does, and what stands in its way. */
export function BranchStatusPart({ branch, reload }: BranchPartProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<BranchStatus>();
  const [seen, setSeen] = useState<ReservesInTheWay>();
  const [message, setMessage] = useState('');
  const { send, busy, failure, text, clear } = useAction('headquartersSetBranchStatus');
  const refused = failure?.kind === 'refused' ? failure : undefined;
  const inTheWay = refused?.type === 'branch_has_reserves' ? (refused.details as ReservesInTheWay) : undefined;
  const reserves = inTheWay ?? seen;
  const messageError = refused?.fields?.includes('message') ? text : undefined;

  async function set(status: BranchStatus, cancel_reserves = 0) {
    if (inTheWay) setSeen(inTheWay);
    const outcome = await send({ branch_id: branch.id, version: branch.version, status, cancel_reserves, message });
    setAsked(undefined);
    if (outcome?.kind !== 'ok') return;
    const { cancelled_reserves: count } = outcome.result;
    const { done } = steps[status];
    showToast(count > 0 ? `${done}。${count}件のご予約を取り消しました` : done);
    void navigate(branchPath(branch.id));
  }
  if (!branch.real_store_flag) return <Notice>本部には、開園や閉園の手続きはありません。</Notice>;
  return (
    <div className="grid max-w-3xl gap-6">
      <p className="flex items-center gap-3">
        いまの状態 <BranchStatusBadge branch={branch} />
      </p>
      {text && !reserves && (
        <Notice
          kind="error"
          live
          action={
            refused?.type === 'changed_meanwhile' && (
              <Button kind="plain" size="small" onClick={reload}>
                最新の内容を読み込む
              </Button>
            )
          }
        >
          {text}
        </Notice>
      )}
      {reserves ? (
        <ClosingReserves
          reserves={reserves}
          message={message}
          error={messageError}
          problem={messageError || inTheWay ? undefined : text}
          busy={busy}
          onMessage={setMessage}
          onClose={() => void set(closed, reserves.count)}
          onCancel={() => {
            setSeen(undefined);
            clear();
          }}
        />
      ) : (
        <ul className="grid gap-4">
          {nextBranchStatuses(branch.status).map((to) => (
            <li key={to} className="rounded-lg border border-line bg-white p-5">
              <p>{effectOf(to, branch)}</p>
              <Button className="mt-3" kind={to === closed ? 'danger' : 'primary'} onClick={() => setAsked(to)}>
                {steps[to].label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked !== undefined && (
        <Dialog
          title={`${branch.name}: ${steps[asked].label}`}
          isOpen
          question
          onClose={() => setAsked(undefined)}
          actions={
            <>
              <Button
                kind={asked === closed ? 'danger' : 'primary'}
                busy={busy}
                busyLabel="変更しています"
                onClick={() => void set(asked)}
              >
                {steps[asked].label}
              </Button>
              <Button kind="plain" disabled={busy} onClick={() => setAsked(undefined)}>
                やめる
              </Button>
            </>
          }
        >
          <p>{effectOf(asked, branch)}</p>
        </Dialog>
      )}
      <History table_name="branches" record_id={branch.id} />
    </div>
  );
}
