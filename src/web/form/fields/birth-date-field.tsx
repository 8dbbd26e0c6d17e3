import { useWatch } from 'react-hook-form';
import type { AgeLimits } from '../../../domain/membership/age.ts';
import { parseTokyoDate } from '../../../domain/time.ts';
import { Notice } from '../../ui/notice.tsx';
import { ageNoticeText, ageText, birthDateText, minorNoticeText } from './birth-date-text.ts';
import { ConvertedField } from './converted-field.tsx';
import { digitsOf } from './typed-text.ts';

/** Who is taken: by the chosen branch, or with '' by all of them. */
export type TakenAges = { limits: AgeLimits | null; where: string };

type BirthDateFieldProps = {
  name: string;
  example: string;
  today: string;
  autoComplete?: string;
  /** For a parent: shows what is required if they are under 18. */
  adult?: boolean;
  /** For a child: says below from when it can come. */
  taken?: TakenAges | undefined;
};

function noticeOf(date: string, { today, adult, taken }: BirthDateFieldProps) {
  if (adult) return minorNoticeText(date, today);
  return taken?.limits ? ageNoticeText(date, today, taken.limits, taken.where) : null;
}

/**
 * A birth date as eight digits on the number pad: faster with a thumb than three pickers, and the line below says at
 * once which day and age was understood, so a slip is seen before going on.
 */
export function BirthDateField(props: BirthDateFieldProps) {
  const { name, example, today, autoComplete = 'off' } = props;
  const typed: unknown = useWatch({ name });
  const date = typeof typed === 'string' ? parseTokyoDate(typed) : null;
  const known = date !== null && date <= today ? date : null;
  const notice = known && noticeOf(known, props);
  return (
    <div>
      <ConvertedField
        name={name}
        hint={`西暦から8桁の数字で。例: ${example}`}
        convert={(text) => digitsOf(text, 8)}
        inputMode="numeric"
        autoComplete={autoComplete}
        placeholder={example}
      />
      <p className="figures mt-1 min-h-7 text-note" aria-live="polite">
        {known && (
          <>
            <strong>{birthDateText(known)}</strong>
            <span className="ml-2 text-ink-soft">{ageText(known, today)}</span>
          </>
        )}
      </p>
      {/* The region is there before its words are, so that they are read out. */}
      <div role="status">
        {notice && (
          <div className="mt-1">
            <Notice title={notice.title}>{notice.text}</Notice>
          </div>
        )}
      </div>
    </div>
  );
}
