import { notReadyText } from '../../../../domain/reserves/ready-text.ts';
import { calledName } from '../../../../domain/text/called-name.ts';
import { minuteOf, timeText } from '../../../../domain/time.ts';
import { formatDuration } from '../../../../domain/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { StayPicker } from '../../../ui/calendar/stay-picker.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { BottomSheet } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type ReadyChange, ReadySeatFacts, useTake } from './ready-seat-facts.tsx';
import { type ReadyAnswer, readyMinutes } from './ready-text.ts';

type ReadySheetProps = {
  answer: ReadyAnswer;
  waiting: boolean;
  failed: boolean;
  onChange: (change: ReadyChange) => void;
  onClose: () => void;
};

/** Everything about the seat can be changed here; each change is looked up and priced at once. */
export function ReadySheet({ answer, waiting, failed, onChange, onClose }: ReadySheetProps) {
  const { seat, today } = answer;
  const take = useTake();
  return (
    <BottomSheet
      title="今日すぐの内容を変更する"
      isOpen
      onClose={onClose}
      actions={
        <>
          {seat && !failed && (
            <Button
              busy={waiting}
              busyLabel="空きを見ています"
              className="sm:order-2"
              onClick={() => take(seat, today)}
            >
              この内容で確認へ
            </Button>
          )}
          <Button kind="plain" onClick={onClose}>
            閉じる
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div aria-live="polite" className="min-h-36">
          {failed ? (
            <p className="text-wrong">空きを確認できませんでした。少し待ってから、もう一度お試しください。</p>
          ) : seat ? (
            <ReadySeatFacts answer={answer} seat={seat} />
          ) : (
            <p>{notReadyText(answer.reason, answer.branch_name)}園・お子さま・時間を変えると、空きをお探しします。</p>
          )}
        </div>
        <Times answer={answer} onChange={onChange} />
        <Branches answer={answer} onChange={onChange} />
        <Children answer={answer} onChange={onChange} />
        <LinkButton to="/mypage/reserves_today/select_branches" kind="quiet" size="small" className="-ml-4 w-fit">
          すべての園から選ぶ
        </LinkButton>
      </div>
    </BottomSheet>
  );
}

type PartProps = Pick<ReadySheetProps, 'answer' | 'onChange'>;

function Times({ answer, onChange }: PartProps) {
  const { seat, starts, lengths } = answer;
  if (!seat) return null;
  const start = minuteOf(seat.start_time);
  const minutes = readyMinutes(seat);
  return (
    <StayPicker
      starts={starts.map((time) => ({ start: minuteOf(time) }))}
      lengths={lengths.map((length) => ({ end: start + length, name: formatDuration(length) }))}
      value={{ start, end: start + minutes }}
      onStart={(next) => onChange({ start_time: timeText(next), minutes })}
      onEnd={(end) => onChange({ start_time: seat.start_time, minutes: end - start })}
    />
  );
}

function Branches({ answer, onChange }: PartProps) {
  const { branches, branch_id } = answer;
  if (branches.length === 0) return <Skeleton className="h-20" />;
  return (
    <SelectField
      label="園"
      unmarked
      hint="近い順です。"
      options={branches.map((branch) => ({ key: String(branch.branch_id), label: branch.branch_name }))}
      value={String(branch_id)}
      onChange={(event) => onChange({ branch_id: Number(event.target.value) })}
    />
  );
}

function Children({ answer, onChange }: PartProps) {
  const { children, child_ids } = answer;
  const toggle = (id: number, chosen: boolean) =>
    onChange({
      child_ids: children
        .map(({ child_id }) => child_id)
        .filter((each) => (each === id ? chosen : child_ids.includes(each))),
    });
  return (
    <ChoiceGroup legend="お子さま" required columns={2}>
      {children.map(({ child_id, name }) => {
        const chosen = child_ids.includes(child_id);
        return (
          <ChoiceCard
            key={child_id}
            type="checkbox"
            name="ready_child_ids"
            title={calledName(name)}
            checked={chosen}
            // At least one child is needed: the last one cannot be deselected.
            disabled={chosen && child_ids.length === 1}
            onChange={(event) => toggle(child_id, event.target.checked)}
          />
        );
      })}
    </ChoiceGroup>
  );
}
