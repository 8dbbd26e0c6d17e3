import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { inboxFunctions, requestCommentLimit } from '../../../contract/functions/messages/inbox.ts';
import {
  type SelectStaffInboxTemplatesData,
  SelectStaffInboxTemplatesDocument,
} from '../../../contract/operations/generated.ts';
import { inboxPlaceholders } from '../../../domain/messages/inbox-steps.ts';
import { templateKind } from '../../../domain/staff-codes.ts';
import { ChangedMeanwhile } from '../../console/edit/changed-meanwhile.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { operation } from '../../data/question.ts';
import { useAction } from '../../data/use-action.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { ActionForm } from '../../form/action-form.tsx';
import { Field } from '../../form/field.tsx';
import { GiveUpButton } from '../../form/give-up-button.tsx';
import { useActionForm } from '../../form/use-action-form.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '返信のひな形', noindex: true });

type Template = SelectStaffInboxTemplatesData['inbox_templates'][number];

/** Texts staff begin an answer with: headquarters' for every branch, a manager's for the own one. */
export default function InboxTemplates() {
  const { headquarters, manager, account } = useStaff();
  const query = useAnswer(operation(SelectStaffInboxTemplatesDocument, {}));
  const [open, setOpen] = useState<Template | 'new' | null>(null);
  const mayEdit = (template: Template) => headquarters || (manager && template.branch_id === account.branch_id);
  const on = {
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      void query.reload();
    },
  };
  return (
    <StaffPage
      title="返信のひな形"
      lead={`{${inboxPlaceholders.join('}、{')}} は、返信を書くときに自動で置きかわります。`}
      aside={
        <LinkButton to="/staff/inbox" kind="plain" size="small">
          お問い合わせへ
        </LinkButton>
      }
    >
      {manager && open === null && (
        <div className="mb-4">
          <Button size="small" onClick={() => setOpen('new')}>
            ひな形を追加する
          </Button>
        </div>
      )}
      {open === 'new' && <TemplateForm template={null} branch_id={headquarters ? null : account.branch_id} {...on} />}
      <LiveLoaded query={query}>
        {({ inbox_templates }) =>
          inbox_templates.length === 0 ? (
            <EmptyState title="ひな形はまだありません" />
          ) : (
            <ul className="grid gap-3">
              {inbox_templates.map((template) => (
                <li key={template.id} className="rounded-lg border border-line bg-white p-4">
                  {open !== null && open !== 'new' && open.id === template.id ? (
                    <TemplateForm template={template} branch_id={template.branch_id} {...on} />
                  ) : (
                    <TemplateText template={template} onEdit={mayEdit(template) ? () => setOpen(template) : null} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </LiveLoaded>
    </StaffPage>
  );
}

type TemplateFormProps = {
  template: Template | null;
  branch_id: number | null;
  onDone: () => void;
  onClose: () => void;
};

function TemplateForm({ template, branch_id, onDone, onClose }: TemplateFormProps) {
  const form = useActionForm(inboxFunctions, 'staffSaveInboxTemplate', {
    defaults: {
      title: template?.title ?? '',
      kind: String(template?.kind ?? templateKind.code.inquiry),
      body: template?.body ?? '',
    },
    payload: (values) => ({
      inbox_template_id: template?.id ?? null,
      version: template?.version ?? null,
      branch_id,
      ...values,
    }),
    toast: 'ひな形を保存しました',
    done: onDone,
  });
  const isRequest = form.values.kind === String(templateKind.code.request);
  const removal = useAction('staffRemoveInboxTemplate');
  async function remove() {
    if (template === null) return;
    const outcome = await removal.send({ inbox_template_id: template.id, version: template.version });
    if (outcome?.kind !== 'ok') return;
    showToast('ひな形を削除しました');
    onDone();
  }
  return (
    <ActionForm
      of={form}
      className="mb-4 grid gap-4"
      submit="保存する"
      busyLabel="保存しています"
      beside={
        <>
          <GiveUpButton disabled={form.busy} onGiveUp={onClose} />
          {template && (
            <Button kind="quiet" busy={removal.busy} busyLabel="削除しています" onClick={() => void remove()}>
              削除する
            </Button>
          )}
        </>
      }
    >
      <Field of={form} name="title" />
      <Field
        of={form}
        name="kind"
        className="md:max-w-sm"
        required
        hint={isRequest ? `リクエストへのコメントは${requestCommentLimit}文字までです。` : undefined}
      />
      <Field of={form} name="body" as="area" rows={8} maxLength={isRequest ? requestCommentLimit : undefined} />
      <ErrorNotice text={removal.text} />
      <ChangedMeanwhile conflict={form.conflict} table="inbox_templates" busy={form.busy} onReload={onDone} />
    </ActionForm>
  );
}

function TemplateText({ template, onEdit }: { template: Template; onEdit: (() => void) | null }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lead">{template.title}</h2>
        <span className="text-note text-ink-soft">{templateKind.label(template.kind)}</span>
        <span className="text-note text-ink-soft">{template.branch?.name ?? '全園'}</span>
        {onEdit && (
          <span className="ml-auto">
            <Button kind="plain" size="small" onClick={onEdit}>
              変更する<span className="sr-only">({template.title})</span>
            </Button>
          </span>
        )}
      </div>
      <p className="mt-2 whitespace-pre-line break-words text-note">{template.body}</p>
    </>
  );
}
