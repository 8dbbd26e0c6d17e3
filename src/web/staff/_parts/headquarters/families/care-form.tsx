import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';

export const reasonHint = '操作記録に残り、消せません。病名など個人のことは書かないでください。';

type CareFormProps = {
  children?: ReactNode;
  busy: boolean;
  errors: Readonly<Record<string, string>>;
  problem: string | undefined;
  label: string;
  busyLabel: string;
  danger?: boolean;
  onSubmit: (values: Readonly<Record<string, string>>) => void;
};

/** Whatever headquarters do for a family has a reason; a wrong field says so, and nothing typed is lost. */
export function CareForm({ children, busy, errors, problem, label, busyLabel, danger, onSubmit }: CareFormProps) {
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(formValues(event.currentTarget));
      }}
    >
      {children}
      <ReasonField error={errors.reason} />
      {problem && Object.keys(errors).length === 0 && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel}>
        {label}
      </Button>
    </form>
  );
}

export function ReasonField({ error }: { error: string | undefined }) {
  return (
    <TextField label="理由" name="reason" required maxLength={200} autoComplete="off" hint={reasonHint} error={error} />
  );
}

/** What was typed, by the fields' names. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
