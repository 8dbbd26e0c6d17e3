import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { nextBranchStatuses } from '../../../../../domain/branch-status.ts';
import { type BranchStatus, branchStatus } from '../../../../../domain/codes.ts';
import { tokyoDateOf } from '../../../../../domain/time.ts';
import { formatDate, formatDateWeekday, formatTimeRange } from '../../../../../domain/time-format.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { History } from '../frame/history.tsx';
import { type BranchPartProps, branchPath } from './branch-part.tsx';
import { BranchStatusBadge } from './status-badge.tsx';

type InTheWay = {
  count: number;
  reserves: {
    reserve_id: number;
    start_datetime: string;
    end_datetime: string;
    customer_name: string;
    children: number;
  }[];
};

const { open, preparing, closed } = branchStatus.code;
const steps: Readonly<Record<BranchStatus, { label: string; done: string }>> = {
  [open]: { label: '開園する', done: '開園しました' },
  [preparing]: { label: '開園準備中に戻す', done: '開園準備中にしました' },
  [closed]: { label: '閉園する', done: '閉園しました' },
};

function effectOf(to: BranchStatus, branch: BranchPartProps['branch']): string {
  if (to === open) return `公開ページにカレンダーが表示され、${formatDate(branch.open_date)}からの予約を受け付けます。`;
  if (to === preparing) return '園の一覧に「これから開く園」として表示されます。予約は受け付けません。';
  return '公開ページと園の一覧から消え、予約を受け付けなくなります。これからのご予約があるときは、先に一覧で確認します。';
}

/** Preparing, open, closed: what each step does, and what stands in its way. */
export function BranchStatusPart({ branch, reload }: BranchPartProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<BranchStatus>();
  const [message, setMessage] = useState('');
  const { send, busy, failure, text, clear } = useAction('headquartersSetBranchStatus');
  const inTheWay =
    failure?.kind === 'refused' && failure.type === 'branch_has_reserves' ? (failure.details as InTheWay) : undefined;
  const changed = failure?.kind === 'refused' && failure.type === 'changed_meanwhile';
  const [kept, setKept] = useState<InTheWay>();
  const reserves = inTheWay ?? kept;
  const messageError = failure?.kind === 'refused' && failure.fields?.includes('message') ? text : undefined;

  async function set(status: BranchStatus, cancel: boolean) {
    if (inTheWay) setKept(inTheWay);
    setChosen(status);
    const outcome = await send({
      branch_id: branch.id,
      version: branch.version,
      status,
      cancel_reserves_flag: cancel ? 1 : 0,
      message,
    });
    if (outcome?.kind !== 'ok') return;
    const { cancelled_reserves } = outcome.result;
    showToast(
      cancelled_reserves > 0
        ? `${steps[status].done}。${cancelled_reserves}件のご予約を取り消しました`
        : steps[status].done,
    );
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
            changed && (
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
        <Closing
          reserves={reserves}
          message={message}
          error={messageError}
          problem={messageError || inTheWay ? undefined : text}
          busy={busy}
          onMessage={setMessage}
          onClose={() => void set(closed, true)}
          onCancel={() => {
            setKept(undefined);
            clear();
          }}
        />
      ) : (
        <ul className="grid gap-4">
          {nextBranchStatuses(branch.status).map((to) => (
            <li key={to} className="rounded-lg border border-line bg-white p-5">
              <p>{effectOf(to, branch)}</p>
              <Button
                className="mt-3"
                kind={to === closed ? 'danger' : 'primary'}
                busy={busy && chosen === to}
                disabled={busy}
                busyLabel="変更しています"
                onClick={() => void set(to, false)}
              >
                {steps[to].label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <History table_name="branches" record_id={branch.id} />
    </div>
  );
}

type ClosingProps = {
  reserves: InTheWay;
  message: string;
  error: string | undefined;
  problem: string | undefined;
  busy: boolean;
  onMessage: (message: string) => void;
  onClose: () => void;
  onCancel: () => void;
};

/** Who would be left without a place, and the word they get. */
function Closing({ reserves, message, error, problem, busy, onMessage, onClose, onCancel }: ClosingProps) {
  return (
    <section className="grid gap-4 rounded-lg border border-edge bg-white p-5">
      <h2 className="text-lead">これからのご予約が{reserves.count}件あります</h2>
      <ul className="divide-y divide-line border-y border-line">
        {reserves.reserves.map((reserve) => (
          <li key={reserve.reserve_id} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
            <span className="figures">
              {formatDateWeekday(tokyoDateOf(reserve.start_datetime))}{' '}
              {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
            </span>
            <span>
              {reserve.customer_name}様 お子さま{reserve.children}人
            </span>
            <Link to={`/staff/reserves/${reserve.reserve_id}`} className="text-link ml-auto text-note">
              予約 {reserve.reserve_id}
            </Link>
          </li>
        ))}
      </ul>
      {reserves.count > reserves.reserves.length && (
        <p className="text-note text-ink-soft">ほか{reserves.count - reserves.reserves.length}件</p>
      )}
      <TextAreaField
        label="ご家庭へのお知らせ"
        required
        hint="LINE、メール、マイページのお知らせに、この言葉を添えて取り消しをお伝えします。"
        rows={4}
        maxLength={200}
        value={message}
        error={error}
        onChange={(event) => onMessage(event.target.value)}
      />
      <Notice kind="warning">
        {reserves.count}件のご予約を、キャンセル料なしで取り消して閉園します。取り消したご予約は元に戻せません。
      </Notice>
      {problem && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" busy={busy} busyLabel="取り消しています" onClick={onClose}>
          ご予約を取り消して閉園する
        </Button>
        <Button kind="plain" disabled={busy} onClick={onCancel}>
          閉園をやめる
        </Button>
      </div>
    </section>
  );
}
