import { type FormEvent, useRef, useState } from 'react';
import type { SelectMypageChildHealthData } from '../../../../contract/operations/generated.ts';
import type { CardTexts } from '../../../../domain/care/health-card.ts';
import { childDataPurpose, childDataVersion } from '../../../../domain/membership/consents.ts';
import { useAction } from '../../../data/use-action.ts';
import { useWrongFocus } from '../../../form/use-wrong-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { HealthFields } from './health-fields.tsx';
import { healthErrors, healthVersionOf, sentHealth, typedHealth } from './health-values.ts';

type Child = SelectMypageChildHealthData['children'][number];
type HealthFormProps = {
  child: Child;
  texts: Partial<CardTexts>;
  known: SelectMypageChildHealthData;
  today: string;
  onSaved: () => void;
};

/** The family's answer about one child; one page, one button. */
export function HealthForm({ child, texts, known, today, onSaved }: HealthFormProps) {
  const [typed, setTyped] = useState(() => typedHealth(child, texts));
  const [version, setVersion] = useState(() => healthVersionOf(child));
  const [agreed, setAgreed] = useState(false);
  const { send, busy, failure, text, clear } = useAction('updateChildHealth');
  const form = useRef<HTMLFormElement>(null);
  const refused = failure?.kind === 'refused' ? failure.type : null;
  const errors = healthErrors(failure);
  useWrongFocus(form, errors);
  const consented = known.customer_consents.some((each) => each.version >= childDataVersion);
  const current = refused === 'changed_meanwhile' ? (failure as { details?: Meanwhile }).details?.current : undefined;

  async function save(event?: FormEvent, over = version) {
    event?.preventDefault();
    const sent = sentHealth(child.id, over, typed);
    const outcome = await send({ ...sent, ...(agreed ? { child_data_version: childDataVersion } : {}) });
    if (outcome?.kind === 'ok') onSaved();
  }
  return (
    <form method="post" ref={form} noValidate className="grid max-w-form gap-8" onSubmit={(event) => void save(event)}>
      <HealthFields
        value={typed}
        allergens={known.allergens}
        child={child}
        today={today}
        errors={errors}
        onChange={(changes) => {
          clear();
          setTyped((before) => ({ ...before, ...changes }));
        }}
      />
      {!consented && (
        <ChildDataConsent
          agreed={agreed}
          missing={refused === 'child_data_consent_needed'}
          onChange={(on) => {
            clear();
            setAgreed(on);
          }}
        />
      )}
      {current ? (
        <SavedElsewhere
          allergies={current.allergies}
          onOverwrite={() => {
            setVersion(current.version);
            void save(undefined, current.version);
          }}
        />
      ) : (
        <ErrorNotice text={text} />
      )}
      <Button type="submit" size="large" busy={busy} busyLabel="保存しています">
        保存する
      </Button>
    </form>
  );
}

type Meanwhile = { current: { version: number; allergies: string } };

function SavedElsewhere({ allergies, onOverwrite }: { allergies: string; onOverwrite: () => void }) {
  return (
    <Notice
      kind="warning"
      live
      title="入力しているあいだに、別の画面か園で保存されました"
      action={
        <Button kind="plain" size="small" onClick={onOverwrite}>
          いま入力した内容で保存する
        </Button>
      }
    >
      保存されているアレルギー: {allergies || 'なし'}
    </Notice>
  );
}

/** If the family has not consented yet: required before any health data of a child is stored. */
function ChildDataConsent(props: { agreed: boolean; missing: boolean; onChange: (agreed: boolean) => void }) {
  return (
    <section className="rounded-lg bg-cream p-4">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 font-bold">
        <input
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 accent-action"
          checked={props.agreed}
          aria-invalid={props.missing || undefined}
          aria-describedby="child-data-purpose"
          onChange={(event) => props.onChange(event.target.checked)}
        />
        お子さまの情報の取り扱いに同意します
      </label>
      <p id="child-data-purpose" className="pl-9 text-note text-ink-soft">
        {childDataPurpose}
      </p>
      {props.missing && <FieldError>保存するには、同意が必要です。</FieldError>}
    </section>
  );
}
