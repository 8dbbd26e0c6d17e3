import { useState } from 'react';
import { coverStatus } from '../../../../domain/cover/cover-codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatMoment } from '../../../../domain/time-format.ts';
import { AskedAction } from '../../../console/edit/asked-action.tsx';
import { useStaff } from '../../../console/staff-context.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type Call, whenText } from './cover-text.ts';

const { open, taken, settled, left } = coverStatus.code;
const tones: Readonly<Record<number, BadgeTone>> = {
  [open]: 'ask',
  [taken]: 'wrong',
  [settled]: 'trust',
  [left]: 'wrong',
};

type CallListProps = { calls: readonly Call[]; onChanged: () => void };

/** Calls of a branch: what waits for the manager stands first. Who said no, or nothing, is nowhere. */
export function CallList({ calls, onChanged }: CallListProps) {
  const sorted = calls.toSorted((a, b) => Number(b.status === taken) - Number(a.status === taken));
  return (
    <ul className="divide-y divide-line border-y border-line">
      {sorted.map((call) => (
        <CallRow key={call.cover_call_id} call={call} onChanged={onChanged} />
      ))}
    </ul>
  );
}

type Asked = 'agree' | 'refuse' | 'takeBack';

function CallRow({ call, onChanged }: { call: Call; onChanged: () => void }) {
  const [asked, setAsked] = useState<Asked>();
  const { status, taken_by } = call;
  return (
    <li
      className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
      data-call={call.cover_call_id}
    >
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="figures">{whenText(call.date, call.hours)}</strong>
          <Badge tone={tones[status] ?? 'no'}>{coverStatus.label(status)}</Badge>
        </p>
        <p>{callText(call)}</p>
        {call.pay_note && <p className="text-ink-soft">手当など: {call.pay_note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {status === taken && taken_by && (
          <>
            <Button aria-label={`${withSan(taken_by)}に決める`} onClick={() => setAsked('agree')}>
              この方に決める
            </Button>
            <Button kind="plain" onClick={() => setAsked('refuse')}>
              ほかの方を待つ
            </Button>
          </>
        )}
        {(status === open || status === taken) && (
          <Button kind="quiet" onClick={() => setAsked('takeBack')}>
            取り下げる
          </Button>
        )}
        {status === left && (
          <LinkButton to={`/staff/cover/absence?date=${call.date}`} kind="plain">
            影響を確認する
          </LinkButton>
        )}
      </div>
      {asked && <CallQuestion call={call} asked={asked} onClose={() => setAsked(undefined)} onChanged={onChanged} />}
    </li>
  );
}

function callText({ status, taken_by, asked, instead_of, held_until, rest_asked }: Call): string {
  const who = taken_by === null ? `${asked}名にお願いしています。` : `${withSan(taken_by)}。`;
  const rest = rest_asked ? '前後の勤務とのあいだが短めです。ご本人の様子も聞いてください。' : '';
  const until = status === taken && held_until ? `${formatMoment(held_until)}まで取り置いています。` : '';
  return `${instead_of === null ? '' : `${withSan(instead_of)}の代わり。`}${who}${rest}${until}`;
}

type QuestionProps = { call: Call; asked: Asked; onClose: () => void; onChanged: () => void };

function CallQuestion({ call, asked, onClose, onChanged }: QuestionProps) {
  const { branch } = useStaff();
  const { cover_call_id, version } = call;
  const input = { branch_id: branch.id, cover_call_id, version };
  const done = () => {
    onClose();
    onChanged();
  };
  const shared = { onClose, onDone: done, onChanged: done, onRefused: () => onChanged() };
  if (asked === 'takeBack') {
    return (
      <AskedAction
        {...shared}
        name="staffTakeBackCover"
        input={input}
        title="お願いを取り下げますか"
        yes="取り下げる"
        busyLabel="取り下げています"
      >
        お願いした職員に、終わったことを知らせます。
      </AskedAction>
    );
  }
  const agree = asked === 'agree';
  return (
    <AskedAction
      {...shared}
      name="staffSettleCover"
      input={{ ...input, agree_flag: agree ? 1 : 0 }}
      kind={agree ? 'primary' : 'danger'}
      title={agree ? 'この方に決めますか' : 'ほかの方を待ちますか'}
      yes={agree ? '決めて席を開ける' : 'ほかの方を待つ'}
      busyLabel="確認しています"
      toast={agree ? '応援が決まりました' : 'もう一度お願いしました'}
    >
      {agree
        ? `${whenText(call.date, call.hours)}のシフトに入り、開いた席は空き待ちの順にすぐご案内します。`
        : 'この方にはお断りを伝え、ほかの職員にもう一度お願いします。'}
    </AskedAction>
  );
}
