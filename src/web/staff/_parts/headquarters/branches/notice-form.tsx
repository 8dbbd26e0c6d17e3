import type { TokyoDate } from '../../../../../domain/time.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { History } from '../frame/history.tsx';
import type { ManagedBranch } from './branch-part.tsx';
import type { BranchNotice } from './notices-part.tsx';
import { BranchPreview } from './preview.tsx';
import { branchFieldsOf, type TypedFields, useBranchForm } from './use-form.ts';

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
  const form = useBranchForm({
    name: 'staffSaveBranchNotice',
    initial: {
      title: notice?.title ?? '',
      content: notice?.content ?? '',
      publication_date: notice?.publication_date ?? today,
      publication_end_date: notice?.publication_end_date ?? '',
    } as TypedFields,
    payloadOf: (values: TypedFields) => ({
      branch_id: branch.id,
      notice_id: notice?.id ?? null,
      version: notice?.version ?? 1,
      title: values.title ?? '',
      content: values.content ?? '',
      publication_date: values.publication_date ?? '',
      publication_end_date: values.publication_end_date ?? '',
    }),
    onSaved,
  });
  const field = branchFieldsOf(form);
  const day = (form.values.publication_date ?? '') as TokyoDate;
  return (
    <>
      {form.step === 'preview' ? (
        <BranchPreview
          branch={{ ...branch, branch_notices: shownNotices(branch, notice, form.values) }}
          today={today}
          busy={form.busy}
          problem={form.problem}
          note={day > today ? '掲載開始日になると、下のように表示されます。' : undefined}
          onSave={() => void form.save()}
          onBack={form.back}
        />
      ) : (
        <form
          ref={form.form}
          noValidate
          className="grid max-w-3xl gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            form.look();
          }}
        >
          <h2 className="text-lead">{notice ? 'お知らせの編集' : '新しいお知らせ'}</h2>
          <TextField label="題名" required maxLength={100} autoComplete="off" {...field('title')} />
          <TextAreaField label="本文" required rows={6} maxLength={2000} {...field('content')} />
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              label="掲載開始日"
              required
              hint="先の日にすると、その日から表示されます。"
              type="date"
              autoComplete="off"
              {...field('publication_date')}
            />
            <TextField
              label="掲載終了日"
              hint="この日の終わりまで表示します。"
              type="date"
              autoComplete="off"
              {...field('publication_end_date')}
            />
          </div>
          {form.problem && Object.keys(form.errors).length === 0 && (
            <Notice kind="error" live>
              {form.problem}
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit">プレビューを確認する</Button>
            <Button kind="plain" onClick={onCancel}>
              やめる
            </Button>
          </div>
          {notice && <History table_name="branch_notices" record_id={notice.id} />}
        </form>
      )}
      <ChangedMeanwhile conflict={form.conflict} table="branch_notices" busy={form.busy} onReload={onReload} />
    </>
  );
}

/** As the page will list them on the day this one is shown: the newest first, five at most. */
function shownNotices(branch: ManagedBranch, notice: BranchNotice | undefined, values: TypedFields) {
  const typed = {
    id: notice?.id ?? 0,
    version: 1,
    title: values.title ?? '',
    content: values.content ?? '',
    publication_date: (values.publication_date ?? '') as TokyoDate,
    publication_end_date: null,
  };
  return [typed, ...branch.branch_notices.filter(({ id }) => id !== notice?.id)]
    .toSorted((one, other) => other.publication_date.localeCompare(one.publication_date))
    .slice(0, 5);
}
