import { useStaff } from '../../../../console/staff-context.tsx';
import type { FunctionFailure } from '../../../../data/call-function.ts';
import { staffFailureText } from '../../../../data/use-action.ts';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { timeWarningOf } from './hours.ts';

/** What a manager's reason sets aside; age, overlap and the length of a stay it does not. */
const overridable: ReadonlySet<string> = new Set([
  'reserve_full',
  'reserve_understaffed',
  'reserve_closed_day',
  'reserve_outside_window',
  'reserve_outside_hours',
  'customer_stopped',
  'deadline_passed',
]);

const warnings: Record<NonNullable<ReturnType<typeof timeWarningOf>>, string> = {
  closed: 'この日は受付を止めています。',
  over: 'すでに過ぎた時間が入っています。',
  outside: '園を開けている時間の外です。',
  full: '満席の時間が入っています。',
  understaffed: '職員が足りない時間が入っています。',
};

type RefusalPartProps = {
  /** What the form itself misses. */
  missing: string | undefined;
  failure: FunctionFailure | undefined;
  doubt: ReturnType<typeof timeWarningOf>;
  reason: string;
  onReason: (reason: string) => void;
};

/** Why it is refused, beside the button, together with the manager's override. */
export function RefusalPart({ missing, failure, doubt: warning, reason, onReason }: RefusalPartProps) {
  const { manager } = useStaff();
  const refused = failure?.kind === 'refused' && overridable.has(failure.type);
  const offered = manager && (refused || warning !== null);
  const text = missing ?? (failure && staffFailureText(failure));
  if (!text && warning === null) return null;
  return (
    <div className="grid gap-3">
      {text ? (
        <Notice kind="error" live>
          {text}
        </Notice>
      ) : (
        warning && (
          <Notice kind="warning">
            {warnings[warning]}
            {manager ? '例外として受けるときは、理由を書いてください。' : '例外として受けられるのは園長です。'}
          </Notice>
        )
      )}
      {offered && (
        <TextField
          label="例外として受ける理由"
          hint="操作記録に残ります。対象年齢は外せません。"
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
      )}
    </div>
  );
}
