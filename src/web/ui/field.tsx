import { ChevronDown, CircleAlert } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import type { CodeOption } from '../../domain/code-list.ts';

type FieldFrameProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** In a search, where nothing is required, 任意 would be noise. */
  unmarked?: boolean | undefined;
};

const control =
  'block w-full scroll-mt-24 scroll-mb-16 rounded-md border bg-white px-3.5 text-body text-ink placeholder:text-no/80 ' +
  'disabled:bg-no-soft disabled:text-no [&[readonly]]:bg-no-soft aria-invalid:border-2 aria-invalid:border-wrong border-edge';

/** 必須 or 任意, in words beside the label. */
export function RequiredMark({ required }: { required: boolean }) {
  return required ? (
    <span className="shrink-0 rounded-sm bg-action-soft px-1.5 py-0.5 text-note leading-none font-bold whitespace-nowrap text-action">
      必須
    </span>
  ) : (
    <span className="shrink-0 text-note font-normal whitespace-nowrap text-ink-soft">任意</span>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-note font-bold text-wrong">
      <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

type Framed = FieldFrameProps & { id?: string | undefined; className?: string | undefined };

/** What the frame shows, and what belongs to the control itself. */
function parted<Props extends Framed>({ id, label, hint, error, required, unmarked, className, ...input }: Props) {
  return { frame: { id, label, hint, error, required, unmarked, className }, input };
}

type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** Label above, hint under it, the control, the error below it. */
function FieldFrame(props: Framed & { children: (attributes: ControlAttributes) => ReactNode }) {
  const { label, hint, error, required = false, unmarked = false, className = '', children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-center gap-2">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {!unmarked && <RequiredMark required={required} />}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="-mt-0.5 mb-1.5 text-note text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type TextFieldProps = FieldFrameProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'required'> & {
    ref?: Ref<HTMLInputElement> | undefined;
    /** 円, 分 … after the input. */
    unit?: string;
    className?: string | undefined;
  };

/** Give `inputMode` and `autoComplete` always: the right keyboard and the browser's own filling in. */
export function TextField({ unit, ...props }: TextFieldProps) {
  const { frame, input } = parted(props);
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div className="flex items-center gap-2">
          <input type="text" {...input} {...attributes} className={`${control} min-h-12`} />
          {unit && <span className="shrink-0">{unit}</span>}
        </div>
      )}
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldFrameProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'required'> & {
    ref?: Ref<HTMLTextAreaElement> | undefined;
    className?: string | undefined;
  };

export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, input } = parted(props);
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        // wrap-anywhere: the area grows with its text, and one long word must not make it wider than the page.
        <textarea
          rows={4}
          {...input}
          {...attributes}
          className={`${control} field-sizing-content min-h-28 min-w-0 py-3 wrap-anywhere`}
        />
      )}
    </FieldFrame>
  );
}

type SelectFieldProps = FieldFrameProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'required'> & {
    /** With `withPlaceholder(…)` of src/domain/code-list.ts: the placeholder's key is '0'. */
    options: readonly CodeOption[];
    ref?: Ref<HTMLSelectElement> | undefined;
    className?: string | undefined;
  };

/** The phone's own picker: nothing we could draw is easier with one hand. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, input } = parted(props);
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div className="relative">
          <select
            {...input}
            {...attributes}
            className={`${control} min-h-12 appearance-none pr-11 forced-colors:appearance-auto`}
          >
            {options.map((option) => (
              <option key={option.key} value={option.key}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft forced-colors:hidden"
            aria-hidden="true"
          />
        </div>
      )}
    </FieldFrame>
  );
}
