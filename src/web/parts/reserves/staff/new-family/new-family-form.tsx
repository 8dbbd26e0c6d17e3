import { useState } from 'react';
import type { FunctionFailure } from '../../../../data/call-function.ts';
import { useServerToday } from '../../../../data/server-clock.ts';
import { digitsOf } from '../../../../form/fields/typed-text.ts';
import { fieldErrorsOf } from '../../../../form/refused-fields.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { ConsentReadOut, type TypedConsent } from '../../../membership/staff/consent-read-out.tsx';
import { katakanaText } from '../../../membership/staff/typed-kana.ts';
import { Estimate } from '../estimate.tsx';
import type { FormBranch, FormSettings } from '../form/first-values.ts';
import { DeskFormFrame } from '../form/form-frame.tsx';
import { timeWarningOf } from '../form/hours.ts';
import { RefusalPart } from '../form/refusal-part.tsx';
import { useShownDay, WhenPart } from '../form/when-part.tsx';
import { MoreFields } from '../reserve-form.tsx';
import { missingIn, type ReserveFormValues } from '../reserve-form-values.ts';
import { StaffMeals } from '../staff-meals.tsx';
import { DeskChildFields } from './child-fields.tsx';
import { DeskAllergies } from './desk-allergies.tsx';
import { SameNumber } from './same-number.tsx';
import {
  errorsOfPlace,
  mostChildren,
  placedChildren,
  type TypedAllergies,
  type TypedFamily,
  unasked,
  untypedChild,
} from './typed-family.ts';

export type TypedNewFamily = {
  family: TypedFamily;
  /** In the order of the children. */
  allergies: readonly TypedAllergies[];
  consent: TypedConsent;
  values: ReserveFormValues;
  sameTel: boolean;
};

type NewFamilyFormProps = {
  branch: FormBranch;
  settings: FormSettings;
  first: ReserveFormValues;
  tel: string;
  busy: boolean;
  failure: FunctionFailure | undefined;
  onTouched: () => void;
  onSubmit: (typed: TypedNewFamily) => void;
};

/** The family, what was read out, the children and the seat on one page, and one button. */
export function NewFamilyForm({
  branch,
  settings,
  first,
  tel,
  busy,
  failure,
  onTouched,
  onSubmit,
}: NewFamilyFormProps) {
  const today = useServerToday();
  const [family, setFamily] = useState<TypedFamily>({
    name: '',
    name_kana: '',
    tel,
    email: '',
    emergency_contact_name: '',
    emergency_contact_tel: '',
    children: [untypedChild],
  });
  const [allergies, setAllergies] = useState<readonly TypedAllergies[]>([]);
  const [consent, setConsent] = useState<TypedConsent>({ read: false, consented_name: '' });
  const [values, setValues] = useState(first);
  const [missing, setMissing] = useState<string>();
  const placed = placedChildren(family.children);
  const placedValues = { ...values, child_ids: family.children.map((_, index) => index + 1) };
  const { day } = useShownDay(branch.id, placedValues, placed);
  const range = values.start !== null && values.end !== null ? { start: values.start, end: values.end } : null;
  const warning = day ? timeWarningOf(day, range) : null;
  const errors = fieldErrorsOf(failure);
  function touch() {
    setMissing(undefined);
    onTouched();
  }
  const change = (changes: Partial<TypedFamily>) => {
    touch();
    setFamily((before) => ({ ...before, ...changes }));
  };
  const setStay = (changes: Partial<ReserveFormValues>) => {
    if (!('override_reason' in changes)) touch();
    setValues((before) => ({ ...before, ...changes }));
  };
  const changeChild = (place: number, changes: Partial<(typeof family.children)[number]>) =>
    change({ children: family.children.map((child, index) => (index === place ? { ...child, ...changes } : child)) });
  function submit(sameTel: boolean) {
    const gap = consent.read
      ? missingIn(placedValues)
      : 'お子さまの情報の取り扱いを読み上げて、同意を確認してください。';
    setMissing(gap);
    if (gap === undefined) onSubmit({ family, allergies, consent, values: placedValues, sameTel });
  }
  return (
    <DeskFormFrame
      onSubmit={() => submit(false)}
      estimate={<Estimate branch_id={branch.id} values={placedValues} family={placed} plan_type_id={null} />}
      act={
        <>
          <SameNumber failure={failure} tel={family.tel} busy={busy} onOther={() => submit(true)} />
          {!(failure?.kind === 'refused' && failure.type === 'family_tel_taken') && (
            <RefusalPart
              missing={missing}
              failure={failure}
              doubt={warning}
              reason={values.override_reason}
              onReason={(override_reason) => setStay({ override_reason })}
            />
          )}
          <Button type="submit" size="large" busy={busy} busyLabel="登録しています">
            登録して予約する
          </Button>
        </>
      }
    >
      <WhenPart
        branch={branch}
        settings={settings}
        last={null}
        first={first}
        values={placedValues}
        family={placed}
        set={setStay}
      />
      <section className="grid gap-4" aria-labelledby="family-parent">
        <h2 id="family-parent" className="text-lead">
          保護者
        </h2>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField
            label="電話番号"
            required
            inputMode="tel"
            autoComplete="off"
            value={family.tel}
            error={errors.tel}
            onChange={(event) => change({ tel: digitsOf(event.target.value, 11) })}
          />
          <TextField
            label="メールアドレス"
            inputMode="email"
            autoComplete="off"
            value={family.email}
            error={errors.email}
            onChange={(event) => change({ email: event.target.value })}
          />
          <TextField
            label="お名前"
            required
            maxLength={50}
            autoComplete="off"
            value={family.name}
            error={errors.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            label="お名前(カナ)"
            required
            maxLength={50}
            autoComplete="off"
            value={family.name_kana}
            error={errors.name_kana}
            onChange={(event) => change({ name_kana: event.target.value })}
            onBlur={() => change({ name_kana: katakanaText(family.name_kana) })}
          />
          <TextField
            label="緊急連絡先のお名前"
            hint="保護者の方と連絡がつかないときにおかけする方です。最初の食事までに伺ってください。"
            maxLength={50}
            autoComplete="off"
            value={family.emergency_contact_name}
            error={errors.emergency_contact_name}
            onChange={(event) => change({ emergency_contact_name: event.target.value })}
          />
          <TextField
            label="緊急連絡先の電話番号"
            hint="保護者の方とは別の番号です。"
            inputMode="tel"
            autoComplete="off"
            value={family.emergency_contact_tel}
            error={errors.emergency_contact_tel}
            onChange={(event) => change({ emergency_contact_tel: digitsOf(event.target.value, 11) })}
          />
        </div>
      </section>
      <ConsentReadOut
        value={consent}
        parent={family.name}
        onChange={(next) => {
          touch();
          setConsent(next);
        }}
      />
      {family.children.map((child, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place in the form
        <section key={place} className="grid gap-4" aria-label={`お子さま${place + 1}`}>
          <h2 className="text-lead">お子さま{family.children.length > 1 ? place + 1 : ''}</h2>
          <DeskChildFields
            child={child}
            prefix={`child${place + 1}.`}
            errors={errors}
            today={today}
            consented={consent.read}
            onChange={(changes) => changeChild(place, changes)}
          />
          {consent.read && (
            <DeskAllergies
              name={`allergy${place + 1}`}
              value={allergies[place] ?? unasked}
              errors={errorsOfPlace(errors, allergies, place)}
              today={today}
              onChange={(value) => {
                touch();
                setAllergies(
                  family.children.map((_, index) => (index === place ? value : (allergies[index] ?? unasked))),
                );
              }}
            />
          )}
        </section>
      ))}
      {family.children.length < mostChildren && (
        <Button
          kind="quiet"
          size="small"
          className="w-fit"
          onClick={() => change({ children: [...family.children, untypedChild] })}
        >
          お子さまをもう一人
        </Button>
      )}
      <StaffMeals branch_id={branch.id} values={placedValues} family={placed} set={setStay} />
      <MoreFields values={values} set={setStay} />
    </DeskFormFrame>
  );
}
