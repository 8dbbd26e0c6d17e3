import { branchFunctions } from '../../../../contract/functions/branches/branches.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { PreviewedForm, usePreviewedForm } from '../../../console/edit/previewed-form.tsx';
import { Field } from '../../../form/field.tsx';
import { GiveUpButton } from '../../../form/give-up-button.tsx';
import type { ManagedBranch } from './branch-part.tsx';
import type { BranchNotice } from './notices-part.tsx';
import { BranchPreview } from './preview.tsx';

type NoticeFormProps = {
  branch: ManagedBranch;
  today: TokyoDate;
  notice: BranchNotice | undefined;
  onSaved: () => void;
  onCancel: () => void;
  onReload: () => void;
};

/** One notice: from which day, until when, and what it says. */
export function BranchNoticeForm({ branch, today, notice, onSaved, onCancel, onReload }: NoticeFormProps) {
  const form = usePreviewedForm(branchFunctions, 'staffSaveBranchNotice', {
    defaults: {
      title: notice?.title ?? '',
      content: notice?.content ?? '',
      publication_date: notice?.publication_date ?? today,
      publication_end_date: notice?.publication_end_date ?? '',
    },
    payload: (values) => ({
      branch_id: branch.id,
      notice_id: notice?.id ?? null,
      version: notice?.version ?? 1,
      ...values,
    }),
    toast: 'お知らせを保存しました',
    done: onSaved,
  });
  const typed = { ...form.values, id: notice?.id ?? 0, version: 1, publication_end_date: null };
  return (
    <PreviewedForm
      of={form}
      className="grid max-w-3xl gap-5"
      leave={<GiveUpButton onGiveUp={onCancel} />}
      note={typed.publication_date > today ? '掲載開始日になると、下のように表示されます。' : undefined}
      table="branch_notices"
      row={notice}
      onReload={onReload}
      preview={() => (
        <BranchPreview branch={{ ...branch, branch_notices: shownNotices(branch, typed) }} today={today} />
      )}
    >
      <h2 className="text-lead">{notice ? 'お知らせの編集' : '新しいお知らせ'}</h2>
      <Field of={form} name="title" />
      <Field of={form} name="content" as="area" rows={6} />
      <div className="grid gap-5 md:grid-cols-2">
        <Field of={form} name="publication_date" hint="先の日にすると、その日から表示されます。" />
        <Field of={form} name="publication_end_date" hint="この日の終わりまで表示します。" />
      </div>
    </PreviewedForm>
  );
}

/** As the page will list them on the day this one is shown: the newest first, five at most. */
const shownNotices = (branch: ManagedBranch, typed: BranchNotice) =>
  [typed, ...branch.branch_notices.filter(({ id }) => id !== typed.id)]
    .toSorted((one, other) => other.publication_date.localeCompare(one.publication_date))
    .slice(0, 5);
