import { minuteOf } from '../../../../domain/time.ts';
import { formatMinute } from '../../../../domain/time-format.ts';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NearestFirst, nearNote } from './nearest-first.tsx';
import type { TodayBranch } from './today-branches.ts';

type TodayBranchPartProps = {
  branches: readonly TodayBranch[];
  value: number;
  onChange: (branch_id: number) => void;
  error?: string | undefined;
};

/** So many near branches without a seat are named. */
const fullNamed = 5;

const clock = (time: string): string => formatMinute(minuteOf(time));

/** Near branches with their next free time today; full ones are named below, so that no one searches for them in vain. */
export function TodayBranchPart({ branches, value, onChange, error }: TodayBranchPartProps) {
  const open = branches.filter((branch) => branch.next_start !== null);
  const full = branches.filter((branch) => branch.next_start === null).slice(0, fullNamed);
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
      <NearestFirst branches={open} value={value}>
        {(branch) => (
          <ChoiceCard
            key={branch.branch_id}
            type="radio"
            name="branch_id"
            title={branch.branch_name}
            note={[nearNote(branch), branch.reservable_status === '△' ? 'リクエスト' : ''].filter(Boolean).join('・')}
            aside={
              <span className={branch.reservable_status === '△' ? 'text-ask' : 'text-trust'}>
                <span className="figures block leading-tight font-bold">{clock(branch.next_start ?? '')}から</span>
                <span className="figures block text-note">{clock(branch.free_until ?? '')}まで空き</span>
              </span>
            }
            checked={branch.branch_id === value}
            onChange={() => onChange(branch.branch_id)}
          />
        )}
      </NearestFirst>
      {full.length > 0 && (
        <p className="mt-2 text-note text-ink-soft">
          今日は空きがありません: {full.map(({ branch_name }) => branch_name).join('、')}
        </p>
      )}
    </ChoiceGroup>
  );
}
