import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Previewed, PreviewedForm } from '../../../../console/edit/previewed-form.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { VersionFrame } from './versioned-page.tsx';

type VersionFormProps<Values extends FieldValues> = Pick<VersionFrame, 'listTo' | 'onReload'> & {
  of: Previewed<Values>;
  table: 'company_facts' | 'company_documents' | 'bring_lists';
  /** What saving does, in a sentence. */
  note: string;
  preview: ReactNode;
  children: ReactNode;
};

/** One version: the fields, then everything as others will see it. */
export function VersionForm<Values extends FieldValues>(props: VersionFormProps<Values>) {
  const { of, table, listTo, onReload, note, preview, children } = props;
  return (
    <PreviewedForm
      of={of}
      submit="内容を確認する"
      leave={
        <LinkButton to={listTo} kind="quiet">
          やめる
        </LinkButton>
      }
      note={note}
      table={table}
      onReload={onReload}
      preview={() => (
        <section>
          <h2 className="mb-3 text-lead">公開されたときの見え方</h2>
          {preview}
        </section>
      )}
    >
      {children}
    </PreviewedForm>
  );
}
