import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';

type VersionFormFrameProps = {
  form: {
    step: 'form' | 'preview';
    busy: boolean;
    problem: string | undefined;
    errors: Readonly<Record<string, string>>;
    conflict: Parameters<typeof ChangedMeanwhile>[0]['conflict'];
    back: () => void;
  };
  table: string;
  /** To the page without the form. */
  listTo: string;
  /** True: all is well, the preview follows. */
  onLook: () => boolean;
  onSave: () => void;
  onReload: () => void;
  preview: ReactNode;
  /** What saving does, in a sentence. */
  saveNote: ReactNode;
  children: ReactNode;
};

/** The two steps of a version: the fields, then everything as others will see it, and only there the button that saves. */
export function VersionFormFrame(props: VersionFormFrameProps) {
  const { form, table, listTo, onLook, onSave, onReload, preview, saveNote, children } = props;
  const top = useRef<HTMLDivElement>(null);
  const problems = Object.values(form.errors);
  const shown = useRef(form.step);
  // Each step begins at its top; a page just opened is there already.
  useEffect(() => {
    if (shown.current !== form.step) top.current?.scrollIntoView({ block: 'start' });
    shown.current = form.step;
  }, [form.step]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!onLook()) requestAnimationFrame(() => top.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }
  return (
    <div ref={top} className="scroll-mt-20">
      {form.step === 'form' ? (
        <form noValidate onSubmit={submit} className="grid gap-5">
          {problems.length > 0 && (
            <Notice kind="error" live title="入力内容をご確認ください">
              {problems[0]}
            </Notice>
          )}
          {children}
          <div className="flex flex-wrap gap-3">
            <Button type="submit">内容を確認する</Button>
            <LinkButton to={listTo} kind="quiet">
              やめる
            </LinkButton>
          </div>
        </form>
      ) : (
        <>
          <h2 className="mb-3 text-lead">公開されたときの見え方</h2>
          {preview}
          <p className="mt-5 text-note text-ink-soft">{saveNote}</p>
          {form.problem && (
            <div className="mt-3">
              <Notice kind="error" live>
                {form.problem}
              </Notice>
            </div>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button busy={form.busy} busyLabel="保存しています" onClick={onSave}>
              この内容で保存する
            </Button>
            <Button kind="plain" onClick={form.back}>
              入力に戻る
            </Button>
          </div>
        </>
      )}
      <ChangedMeanwhile conflict={form.conflict} table={table} busy={form.busy} onReload={onReload} />
    </div>
  );
}
