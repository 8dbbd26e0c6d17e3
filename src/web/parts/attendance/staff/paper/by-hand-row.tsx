import type { KeyboardEvent } from 'react';
import { childAttendance } from '../../../../../domain/codes.ts';
import { formatTime, formatTimeRange } from '../../../../../domain/time-format.ts';
import { ruled } from '../../../../console/printed-page.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { type HandwrittenDraft, isOpen, type RowErrors } from './handwritten.ts';
import type { RollLine } from './roll-lines.ts';
import { typedTime } from './typed-time.ts';

type ByHandRowProps = {
  line: RollLine;
  draft: HandwrittenDraft;
  errors: RowErrors | null;
  refusal: string | undefined;
  onDraft: (draft: HandwrittenDraft) => void;
};

const input =
  'figures block min-h-11 w-17 rounded-md border border-edge bg-white px-2 text-body md:w-24 md:px-3 aria-invalid:border-2 aria-invalid:border-wrong';

/** Enter goes on to the next time, as on paper; the last one stays where it is. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const all = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>('[data-time]') ?? [])];
  all[all.indexOf(event.currentTarget) + 1]?.focus();
}

export function ByHandRow({ line, draft, errors, refusal, onDraft }: ByHandRowProps) {
  const time = (name: 'arrived' | 'left', words: string) => (
    <TimeCell {...{ line, draft, name, words, onDraft }} error={errors?.[name]} />
  );
  return (
    <tr data-refused={refusal === undefined ? undefined : ''}>
      <th scope="row" className={`${ruled.cell} text-left font-normal md:min-w-40`}>
        <span className="block text-note leading-tight text-ink-soft">{line.kana}</span>
        <span className="text-body font-bold">{line.name}</span>
        <span className="figures block text-note text-ink-soft md:hidden">
          {formatTimeRange(line.start_datetime, line.end_datetime)}
        </span>
        {refusal !== undefined && <FieldError>{refusal}</FieldError>}
      </th>
      <td className={`${ruled.cell} figures whitespace-nowrap max-md:hidden`}>
        <span className="inline-flex min-h-11 items-center">
          {formatTimeRange(line.start_datetime, line.end_datetime)}
        </span>
      </td>
      <td className={ruled.cell}>{time('arrived', '登園')}</td>
      <td className={ruled.cell}>{time('left', '降園')}</td>
      <td className={ruled.cell}>
        {isOpen.absent(line) ? (
          <label className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center">
            <span className="sr-only">{line.name} 来園なし</span>
            <input
              type="checkbox"
              checked={draft.absent}
              className="size-6 accent-action"
              onChange={(event) => onDraft({ ...draft, absent: event.target.checked })}
            />
          </label>
        ) : (
          <span className="inline-flex min-h-11 items-center">
            {line.status === childAttendance.code.absent ? '来園なし' : ''}
          </span>
        )}
      </td>
    </tr>
  );
}

type TimeCellProps = Pick<ByHandRowProps, 'line' | 'draft' | 'onDraft'> & {
  name: 'arrived' | 'left';
  words: string;
  error: string | undefined;
};

/** Recorded times are read-only; missing ones can be typed. */
function TimeCell({ line, draft, name, words, error, onDraft }: TimeCellProps) {
  if (!isOpen[name](line)) {
    const known = name === 'arrived' ? line.arrived_datetime : line.left_datetime;
    return <span className="figures inline-flex min-h-11 items-center">{known ? formatTime(known) : '−'}</span>;
  }
  const id = `${name}-${line.reserve_id}-${line.child_id}`;
  return (
    <>
      <input
        data-time
        id={id}
        aria-label={`${line.name} ${words}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        disabled={draft.absent}
        value={draft[name]}
        className={`${input} disabled:bg-no-soft`}
        onChange={(event) => onDraft({ ...draft, [name]: event.target.value })}
        onBlur={() => {
          const read = typedTime(draft[name]);
          if (read !== null) onDraft({ ...draft, [name]: read });
        }}
        onKeyDown={goOn}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}
