import { incidentFunctions } from '../../../../../contract/functions/care/incidents.ts';
import { incidentKind, seriousKind } from '../../../../../domain/care/incident-codes.ts';
import { placeholderKey, withPlaceholder } from '../../../../../domain/code-list.ts';
import { RowSkeletons } from '../../../../console/staff-page.tsx';
import { reading } from '../../../../data/question.ts';
import { serverNow } from '../../../../data/server-clock.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Choice, Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { ErrorNotice, Notice } from '../../../../ui/notice.tsx';
import { ConcernedFields } from './concerned-fields.tsx';
import { fieldMoment, momentOfField } from './incident-text.ts';
import { PresentPeople } from './present-people.tsx';
import { type IncidentPlace, incidentPayload, type TypedIncident } from './typed-incident.ts';

type IncidentFormProps = { place: IncidentPlace; initial: TypedIncident; onSaved: (incident_id: number) => void };

const { nearMiss, accident, serious } = incidentKind.code;
const kindNotes: Readonly<Record<number, string>> = {
  [nearMiss]: 'けがや事故にはならなかったが、なりそうだった',
  [accident]: 'けがをした、病院にかかったなど',
  [serious]: '死亡、意識不明、30日以上の治療、行方不明、食中毒など',
};
const kinds = incidentKind.keys.map((value) => ({ value, title: incidentKind.label(value), note: kindNotes[value] }));

/** Who was at the branch in the typed minute: by the roster and by the children's own times. */
function usePeopleThere(branch_id: number, typed: string) {
  const happened_at = momentOfField(typed);
  const moment = useAnswer(
    reading('staffReadIncidentMoment', happened_at === null ? null : { branch_id, happened_at }),
    { delay: 400 },
  );
  const there = moment.data ?? moment.previous;
  const onDuty = (there?.staff ?? []).filter(({ there_flag }) => there_flag).map(({ account_id }) => account_id);
  return { there, onDuty, unread: there === undefined && moment.failure !== undefined };
}

const problemsOf = ({ kind, children, serious_kind }: TypedIncident) => ({
  children: kind !== 0 && kind !== nearMiss && children.length === 0 ? 'お子さまを選んでください。' : undefined,
  serious_kind: kind === serious && serious_kind === placeholderKey ? '重大事故の内容を選択してください。' : undefined,
});

/** A report of what went wrong, or nearly did. Who was there comes from the clockings and the children's own times. */
export function IncidentForm({ place, initial, onSaved }: IncidentFormProps) {
  const form = useActionForm(incidentFunctions, 'staffSaveIncident', {
    defaults: initial,
    payload: (typed) => incidentPayload(typed, place, account_ids),
    check: problemsOf,
    done: ({ incident_id }) => onSaved(incident_id),
  });
  const { there, onDuty, unread } = usePeopleThere(place.branch_id, form.values.happened_at);
  const account_ids: readonly number[] = form.values.account_ids ?? onDuty;
  if (there === undefined && !unread) return <RowSkeletons />;
  return (
    <ActionForm
      of={form}
      className="grid max-w-3xl gap-6"
      submit="下書きを保存する"
      busyLabel="保存しています"
      beside={<p className="text-note text-ink-soft">園長が確認するまで、何度でも直せます。</p>}
    >
      <Choice of={form} name="kind" columns={3} options={kinds} />
      {form.values.kind === serious && (
        <>
          <Notice kind="error" title="当日中に、自治体への第1報が必要です">
            保存すると本部にすぐに知らせます。まず救命と119番、保護者への連絡を先にしてください。
          </Notice>
          <Field of={form} name="serious_kind" required options={withPlaceholder(seriousKind.options)} />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field of={form} name="happened_at" max={fieldMoment(serverNow())} />
        <Field of={form} name="place" hint="" />
      </div>
      <PresentPeople moment={there ?? { staff: [], children: [] }} of={form} account_ids={account_ids} />
      <Field of={form} name="others_present" hint="保護者、ボランティア、外部の方など。" />
      <Field
        of={form}
        name="what_happened"
        as="area"
        hint="見たこと、聞いたことを、起きた順に。推測は「原因」に書きます。"
      />
      {form.values.children.map(({ child_id }, index) => (
        <ConcernedFields key={child_id} of={form} place={index} />
      ))}
      <Field of={form} name="cause" as="area" rows={3} />
      <Field of={form} name="measure" as="area" rows={3} />
      <ErrorNotice text={unread && 'その時刻にいた人を読み込めませんでした。画面を更新してください。'} />
      <ErrorNotice
        text={form.conflict && 'ほかの人がこの報告書を変えました。入力した内容を控えてから、画面を更新してください。'}
      />
    </ActionForm>
  );
}
