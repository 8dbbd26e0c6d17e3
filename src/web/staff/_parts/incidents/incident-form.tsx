import { useEffect, useRef, useState } from 'react';
import { type FunctionOk, functions } from '../../../../contract/functions/functions.ts';
import { incidentKind, seriousKind } from '../../../../domain/care/incident-codes.ts';
import { reading } from '../../../data/question.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { useAction } from '../../../data/use-action.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { useContentKey } from '../../../form/content-key.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RowSkeletons } from '../frame/staff-page.tsx';
import { ConcernedFields } from './concerned-fields.tsx';
import { fieldMoment, momentOfField } from './incident-text.ts';
import { PresentPeople } from './present-people.tsx';
import { type IncidentPlace, incidentPayload, type TypedIncident } from './typed-incident.ts';

type IncidentFormProps = { place: IncidentPlace; initial: TypedIncident; onSaved: (incident_id: number) => void };
type Moment = FunctionOk<'staffReadIncidentMoment'>;

const kindNotes: Readonly<Record<number, string>> = {
  [incidentKind.code.nearMiss]: 'けがや事故にはならなかったが、なりそうだった',
  [incidentKind.code.accident]: 'けがをした、病院にかかったなど',
  [incidentKind.code.serious]: '死亡、意識不明、30日以上の治療、行方不明、食中毒など',
};

/** A report of what went wrong, or nearly did. Who was there comes from the roster and the children's own times. */
export function IncidentForm({ place, initial, onSaved }: IncidentFormProps) {
  const [typed, setTyped] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const keyOf = useContentKey();
  const { send, busy, text, failure } = useAction('staffSaveIncident');
  const happened_at = momentOfField(typed.happened_at);
  const moment = useAnswer(
    reading('staffReadIncidentMoment', happened_at === null ? null : { branch_id: place.branch_id, happened_at }),
    { delay: 400 },
  );
  const there: Moment | undefined = moment.data ?? moment.previous;
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const set = (change: Partial<TypedIncident>) => setTyped({ ...typed, ...change });
  const field = (name: 'place' | 'what_happened' | 'others_present' | 'cause' | 'measure') => ({
    value: typed[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const onDuty = (there?.staff ?? []).filter(({ there_flag }) => there_flag).map(({ account_id }) => account_id);
  const account_ids = typed.account_ids ?? onDuty;

  async function save() {
    const content = incidentPayload(typed, place, account_ids, crypto.randomUUID());
    const judged = functions.staffSaveIncident.input.safeParse(content);
    const found: Record<string, string> = {};
    for (const { path, message } of judged.success ? [] : judged.error.issues) found[path.join('.')] ??= message;
    if (typed.kind !== 0 && typed.kind !== incidentKind.code.nearMiss && Object.keys(typed.children).length === 0) {
      found.children = 'お子さまを選んでください。';
    }
    if (typed.kind === incidentKind.code.serious && typed.serious_kind === '') {
      found.serious_kind = '重大事故の内容を選択してください。';
    }
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { idempotency_key: _, ...wish } = content;
    const result = await send({ ...content, idempotency_key: keyOf(wish) });
    if (result?.kind === 'ok') onSaved(result.result.incident_id);
  }
  const problem = there === undefined && moment.failure;
  if (there === undefined && !problem) return <RowSkeletons />;
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-3xl gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ChoiceGroup legend="種類" required columns={3} error={errors.kind}>
        {incidentKind.keys.map((each) => (
          <ChoiceCard
            key={each}
            type="radio"
            name="kind"
            title={incidentKind.label(each)}
            note={kindNotes[each]}
            checked={typed.kind === each}
            aria-invalid={errors.kind ? true : undefined}
            onChange={() => set({ kind: each })}
          />
        ))}
      </ChoiceGroup>
      {typed.kind === incidentKind.code.serious && (
        <>
          <Notice kind="error" title="当日中に、自治体への第1報が必要です">
            保存すると本部にすぐに知らせます。まず救命と119番、保護者への連絡を先にしてください。
          </Notice>
          <SelectField
            label="重大事故の内容"
            required
            value={typed.serious_kind}
            error={errors.serious_kind}
            options={[
              { key: '', label: '選択してください' },
              ...seriousKind.keys.map((key) => ({ key: String(key), label: seriousKind.label(key) })),
            ]}
            onChange={(event) => set({ serious_kind: event.target.value })}
          />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="起きた日時"
          required
          type="datetime-local"
          max={fieldMoment(serverNow())}
          value={typed.happened_at}
          error={errors.happened_at}
          onChange={(event) => set({ happened_at: event.target.value })}
        />
        <TextField label="場所" required maxLength={100} hint="" {...field('place')} />
      </div>
      <PresentPeople
        moment={there ?? { staff: [], children: [] }}
        typed={typed}
        account_ids={account_ids}
        errors={errors}
        onChange={set}
      />
      <TextField
        label="そのほかにいた人"
        maxLength={200}
        hint="保護者、ボランティア、外部の方など。"
        {...field('others_present')}
      />
      <TextAreaField
        label="何が起きたか"
        required
        maxLength={2000}
        hint="見たこと、聞いたことを、起きた順に。推測は「原因」に書きます。"
        {...field('what_happened')}
      />
      {Object.entries(typed.children).map(([child_id, child], index) => (
        <ConcernedFields
          key={child_id}
          child={child}
          errorOf={(name) => errors[`children.${index}.${name}`]}
          onChange={(change) => set({ children: { ...typed.children, [child_id]: { ...child, ...change } } })}
        />
      ))}
      <TextAreaField label="原因" rows={3} maxLength={1000} {...field('cause')} />
      <TextAreaField label="再発を防ぐために" rows={3} maxLength={1000} {...field('measure')} />
      {(text || problem) && (
        <Notice kind="error" live>
          {failure?.kind === 'refused' && failure.type === 'changed_meanwhile'
            ? 'ほかの人がこの報告書を変えました。入力した内容を控えてから、画面を更新してください。'
            : (text ?? 'その時刻にいた人を読み込めませんでした。画面を更新してください。')}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={busy} busyLabel="保存しています">
          下書きを保存する
        </Button>
        <p className="text-note text-ink-soft">園長が確認するまで、何度でも直せます。</p>
      </div>
    </form>
  );
}
