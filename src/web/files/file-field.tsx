import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';

type FileFieldProps = {
  label: string;
  hint: string;
  accept: string;
  error?: string | undefined;
  onFile: (file: File) => void;
  /** The button's words. */
  choose: ReactNode;
  /** Another button beside it. */
  beside?: ReactNode;
  /** What was chosen. */
  children?: ReactNode;
};

/** One file: the button opens the browser's own choice, so that there is one place to stop at, with a focus that is seen. */
export function FileField({ label, hint, accept, error, onFile, choose, beside, children }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const described = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {label}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-note text-ink-soft">
        {hint}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        tabIndex={-1}
        className="sr-only"
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          target.value = '';
        }}
      />
      {children}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button kind="plain" size="small" aria-describedby={described} onClick={() => input.current?.click()}>
          {choose}
        </Button>
        {beside}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
