import { minuteOf } from '../../../../domain/time.ts';
import { formatMinute } from '../../../../domain/time-format.ts';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { TodayBranch } from './today-branches.ts';

type TodayBranchPartProps = {
  branches: readonly TodayBranch[];
  value: number;
  onChange: (branch_id: number) => void;
  error?: string | undefined;
};

const clock = (time: string): string => formatMinute(minuteOf(time));

/** Branches with their next free time today; full ones are named below, so that no one searches for them in vain. */
export function TodayBranchPart({ branches, value, onChange, error }: TodayBranchPartProps) {
  const open = branches.filter((branch) => branch.next_start !== null);
  const full = branches.filter((branch) => branch.next_start === null);
  if (open.length === 0) {
    return (
      <Notice
        kind="warning"
        title="今日はもう空きがありません"
        action={
          <LinkButton to="/mypage/reserves/select_branches" size="small">
            明日からの予約へ
          </LinkButton>
        }
      >
        今日の受付は終わりました。明日からの日にちをご覧ください。
      </Notice>
    );
  }
  return (
    <ChoiceGroup legend="園" required error={error}>
      {open.map((branch) => (
        <ChoiceCard
          key={branch.id}
          type="radio"
          name="branch_id"
          title={branch.name}
          note={[branch.prefecture?.name, branch.reservable_status === '△' ? 'リクエスト' : '']
            .filter(Boolean)
            .join('・')}
          aside={
            <span className={branch.reservable_status === '△' ? 'text-ask' : 'text-trust'}>
              <span className="figures block leading-tight font-bold">{clock(branch.next_start ?? '')}から</span>
              <span className="figures block text-note">{clock(branch.free_until ?? '')}まで空き</span>
            </span>
          }
          checked={branch.id === value}
          onChange={() => onChange(branch.id)}
        />
      ))}
      {full.length > 0 && (
        <p className="mt-2 text-note text-ink-soft">
          今日は空きがありません: {full.map((branch) => branch.name).join('、')}
        </p>
      )}
    </ChoiceGroup>
  );
}
