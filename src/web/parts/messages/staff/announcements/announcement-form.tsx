import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { announcementFunctions } from '../../../../../contract/functions/messages/announcements.ts';
import { announcementAudience, announcementKind } from '../../../../../domain/messages/announcement-codes.ts';
import { formatDateWeekday } from '../../../../../domain/time-format.ts';
import type { announcementStart } from '../../../../console/announcement-address.ts';
import { PreviewedForm, usePreviewedForm } from '../../../../console/edit/previewed-form.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { Field } from '../../../../form/field.tsx';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { type AnnouncementValues, audienceOf } from './announcement-values.ts';
import { AudienceFields } from './audience-fields.tsx';

type AnnouncementFormProps = {
  start: ReturnType<typeof announcementStart>;
  onSaved: (result: FunctionOk<'staffSaveAnnouncement'>) => void;
  onCancel: () => void;
};

/** A word to many: to whom, what, when; then how many it reaches, and only there the button that sends it. */
export function AnnouncementForm({ start, onSaved, onCancel }: AnnouncementFormProps) {
  const { headquarters, branch } = useStaff();
  const { due, ...begun } = start;
  const mine = headquarters ? {} : { audience: announcementAudience.code.branch, branch_id: String(branch.id) };
  const defaults: AnnouncementValues = { ...begun, prefecture_id: '0', send_date: '', send_time: '', ...mine };
  const form = usePreviewedForm(announcementFunctions, 'staffSaveAnnouncement', {
    defaults,
    payload: (values: AnnouncementValues) => ({ ...audienceOf(values), title: values.title, content: values.content }),
    done: onSaved,
  });
  const { values } = form;
  const emergency = values.kind === announcementKind.code.emergency;
  return (
    <PreviewedForm
      of={form}
      className="grid max-w-3xl gap-6"
      submit="届く人数を確認する"
      leave={<GiveUpButton onGiveUp={onCancel} />}
      save={values.send_date === '' ? 'この内容で送る' : 'この日時に送る'}
      note="人数と内容をご確認ください。送り始めると、取りやめられません。"
      preview={() => <AnnouncementPreview values={values} />}
    >
      {due !== '' && (
        <Notice kind="warning" title={`${formatDateWeekday(due)}までに知らせる必要があります`}>
          送る日を、この日までにしてください。
        </Notice>
      )}
      <AudienceFields of={form} />
      <Field of={form} name="title" />
      <Field
        of={form}
        name="content"
        as="area"
        rows={8}
        hint="LINEとメールにも、このまま載ります。お子さまの名前や体調は書かないでください。"
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field of={form} name="send_date" hint="空欄なら、すぐに送ります。" />
        <Field
          of={form}
          name="send_time"
          hint={emergency ? '夜でもこの時刻に送ります。' : '夜の間は送らず、朝に送ります。'}
        />
      </div>
    </PreviewedForm>
  );
}
