import { type WaitlistMode, waitlistMode } from '../../../domain/waitlist/seat-codes.ts';
import { ChoiceCard, ChoiceGroup } from '../../ui/choice-card.tsx';
import { SelectField } from '../../ui/field.tsx';
import { noticeText } from './waitlist-text.ts';

type WaitlistModePartProps = {
  mode: WaitlistMode;
  notice_minutes: number;
  /** Nothing can be had later than that anyway; undefined until it is known. */
  least: number | undefined;
  onChange: (change: { mode?: WaitlistMode; notice_minutes?: number }) => void;
};

const notes: Readonly<Record<WaitlistMode, string>> = {
  [waitlistMode.code.offer]: '席をお取り置きして、LINEやメールでお知らせします。お返事をいただいてから予約になります。',
  [waitlistMode.code.reserve]:
    'お返事を待たずに、空いた時点で予約が確定します。料金の上限とキャンセル料を、次の画面でご確認いただきます。',
};

const notices = [60, 120, 180, 360, 720, 1440];

/** What happens when a seat comes free; reserved at once only as agreed, and not too shortly before. */
export function WaitlistModePart({ mode, notice_minutes, least = 0, onChange }: WaitlistModePartProps) {
  const possible = [...new Set([least, ...notices, notice_minutes])].filter((each) => each > 0 && each >= least);
  return (
    <div className="grid gap-4">
      <ChoiceGroup legend="空いたときの進め方" required>
        {waitlistMode.keys.map((key) => (
          <ChoiceCard
            key={key}
            type="radio"
            name="mode"
            title={waitlistMode.label(key)}
            note={notes[key]}
            checked={mode === key}
            onChange={() => onChange({ mode: key })}
          />
        ))}
      </ChoiceGroup>
      {mode === waitlistMode.code.reserve && (
        <div className="border-l-2 border-line pl-4">
          <SelectField
            label="自動で予約するのは"
            unmarked
            className="max-w-72"
            hint="支度と移動が間に合う時間をお選びください。これより遅く空いた席は、予約しません。"
            options={possible
              .toSorted((a, b) => a - b)
              .map((minutes) => ({ key: String(minutes), label: noticeText(minutes) }))}
            value={String(notice_minutes)}
            onChange={(event) => onChange({ notice_minutes: Number(event.target.value) })}
          />
        </div>
      )}
    </div>
  );
}
