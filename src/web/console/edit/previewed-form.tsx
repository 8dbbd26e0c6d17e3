import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FunctionName, functions } from '../../../contract/functions/functions.ts';
import { BareForm, FormProblem } from '../../form/action-form.tsx';
import { fieldErrorsOf } from '../../form/refused-fields.ts';
import { type ActionFormOptions, type FormState, useActionForm } from '../../form/use-action-form.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { History } from './history.tsx';

export type Previewed<Values extends FieldValues> = FormState<Values> & { isPreviewed: boolean; back: () => void };

/** Form, look at it, save. Nothing typed is lost on the way: a wrong field leads back to the form and says so. */
export function usePreviewedForm<Name extends FunctionName, Values extends FieldValues>(
  definitions: Pick<typeof functions, Name>,
  name: Name,
  options: ActionFormOptions<Name, Values>,
): Previewed<Values> {
  const [isPreviewed, setPreviewed] = useState(false);
  const form = useActionForm(definitions, name, { ...options, look: () => setPreviewed(true) });
  const { failure } = form;
  useEffect(() => {
    if (Object.keys(fieldErrorsOf(failure)).length > 0) setPreviewed(false);
  }, [failure]);
  return { ...form, isPreviewed, back: () => setPreviewed(false) };
}

type PreviewedFormProps<Values extends FieldValues> = {
  of: Previewed<Values>;
  className?: string;
  submit?: string;
  /** The way out of the form. */
  leave: ReactNode;
  /** Everything as others will see it. */
  preview: () => ReactNode;
  save?: string;
  /** What saving does. */
  note?: ReactNode;
  /** Of which table it is, for its history and for what was saved meanwhile; a new row has neither. */
  table?: string;
  row?: { readonly id: number } | undefined;
  conflict?: FormState<Values>['conflict'];
  onReload?: () => void;
  children: ReactNode;
};

/** The two steps: the fields, then the preview, and only there the button that saves. */
export function PreviewedForm<Values extends FieldValues>(props: PreviewedFormProps<Values>) {
  const { of, className = 'grid gap-5', submit = 'プレビューを確認する', leave, preview, children } = props;
  const { save = 'この内容で保存する', note, table, row, conflict = of.conflict, onReload } = props;
  const { isPreviewed, busy } = of;
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(isPreviewed);
  // Each step is read from its beginning, or from the first wrong field; a page just opened is there already.
  useEffect(() => {
    if (shown.current === isPreviewed) return;
    shown.current = isPreviewed;
    const wrong = isPreviewed ? null : top.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) top.current?.scrollIntoView({ block: 'start' });
    (wrong ?? top.current)?.focus({ preventScroll: !wrong });
  }, [isPreviewed]);
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-20 outline-none">
      <BareForm of={of} className={isPreviewed ? 'hidden' : className}>
        {children}
        <FormProblem of={of} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{submit}</Button>
          {leave}
        </div>
      </BareForm>
      {table && row && !isPreviewed && <History table_name={table} record_id={row.id} />}
      {isPreviewed && (
        <div className="grid gap-6">
          <Notice title="まだ保存されていません">
            {note ?? '保存すると、すぐに公開ページに表示されます。内容をご確認ください。'}
          </Notice>
          <FormProblem of={of} />
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} busyLabel="保存しています" onClick={() => void of.send()}>
              {save}
            </Button>
            <Button kind="plain" disabled={busy} onClick={of.back}>
              入力に戻る
            </Button>
          </div>
          {preview()}
        </div>
      )}
      {table && <ChangedMeanwhile conflict={conflict} table={table} busy={busy} onReload={onReload ?? of.back} />}
    </div>
  );
}
