import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withPlaceholder } from '../../../../domain/code-list.ts';
import { Field } from '../../../form/field.tsx';
import { lookUpPostalCode } from '../../../form/fields/postal-code.ts';
import { digitsOf } from '../../../form/fields/typed-text.ts';
import type { FormState } from '../../../form/use-action-form.ts';
import { type BranchValues, maximumGradeOptions, minimumAgeOptions, type NamedPrefecture } from './typed-branch.ts';

type BranchFieldsProps = { form: FormState<BranchValues> };

export function BranchFormPart({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left w-full text-lead font-bold">{title}</legend>
      {lead && <p className="clear-both text-note text-ink-soft">{lead}</p>}
      <div className="clear-both grid gap-5 pt-3 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}

const wide = 'md:col-span-2';
export const NewLine = () => <span className="hidden md:block" />;

type PlaceFieldsProps = BranchFieldsProps & {
  prefectures: readonly NamedPrefecture[];
  /** Headquarters: no page, no map, no children. */
  office?: boolean;
};

/** Name, place and how to reach it. */
export function PlaceFields({ form, prefectures, office = false }: PlaceFieldsProps) {
  return (
    <>
      <BranchFormPart title="名前">
        <Field
          of={form}
          name="name"
          hint={office ? 'ご家庭への連絡に使います。' : '公開ページと、ご家庭への連絡に使います。'}
        />
        {!office && <PageFields form={form} />}
      </BranchFormPart>
      <BranchFormPart title="場所">
        <AddressFields form={form} prefectures={prefectures} />
        {!office && <MapFields form={form} />}
      </BranchFormPart>
      <BranchFormPart title="連絡先">
        <Field
          of={form}
          name="tel"
          hint="ハイフンなしの数字で。"
          inputMode="tel"
          convert={(text) => digitsOf(text, 11)}
        />
        <Field of={form} name="email" as="email" hint="お問い合わせが届きます。" />
      </BranchFormPart>
    </>
  );
}

function PageFields({ form }: BranchFieldsProps) {
  return (
    <>
      <Field
        of={form}
        name="path_name"
        hint="公開後に変えると、前のアドレスは使えません。"
        inputMode="url"
        placeholder="minato-hiroba"
      />
      <Field
        of={form}
        name="reading"
        className={wide}
        hint="園の名前、市区町村、駅名をひらがなで。園をさがすページの検索に使います。"
      />
    </>
  );
}

function AddressFields({ form, prefectures }: BranchFieldsProps & { prefectures: readonly NamedPrefecture[] }) {
  const word = usePostalCode(form);
  const places = withPlaceholder(prefectures.map(({ id, name }) => ({ key: String(id), label: name })));
  return (
    <>
      <div>
        <Field
          of={form}
          name="postal_code"
          hint="7桁の数字で。都道府県と町名が入ります。"
          inputMode="numeric"
          convert={(text) => digitsOf(text, 7)}
        />
        <p className="mt-1 text-note text-ink-soft empty:hidden" role="status">
          {word}
        </p>
      </div>
      <Field of={form} name="prefecture_id" hint="郵便番号から入ります。" options={places} />
      <Field of={form} name="address1" />
      <Field of={form} name="address2" />
    </>
  );
}

function MapFields({ form }: BranchFieldsProps) {
  return (
    <>
      <Field of={form} name="nearest_station" className={wide} placeholder="JR品川駅 港南口から徒歩6分" />
      <Field of={form} name="latitude" inputMode="decimal" placeholder="35.6277" />
      <Field of={form} name="longitude" inputMode="decimal" placeholder="139.7436" />
      <Field
        of={form}
        name="google_map_embed_code"
        as="area"
        className={wide}
        rows={2}
        hint="Googleマップの「共有」→「地図を埋め込む」でコピーしたHTML。地図のアドレスだけを使います。"
      />
      <Field
        of={form}
        name="google_map_shared_link"
        as="url"
        className={wide}
        placeholder="https://maps.app.goo.gl/…"
      />
    </>
  );
}

const calendarOptions = [
  { key: '0', label: '連携しない' },
  { key: '1', label: '連携する' },
];

/** Who is taken, from when on. */
export function CareFields({ form }: BranchFieldsProps) {
  return (
    <BranchFormPart title="お預かり" lead="会社の決まりより広い年齢にはできません。">
      <Field of={form} name="open_date" hint="この日より前は予約できません。" />
      <NewLine />
      <Field of={form} name="minimum_age_months" options={minimumAgeOptions} />
      <Field of={form} name="maximum_school_grade" options={maximumGradeOptions} />
      <Field
        of={form}
        name="staffing_mode"
        className={wide}
        hint="「予約を制限する」にすると、シフトの職員数とお子さまの年齢から計算して、足りる間だけ予約を受け付けます。シフトのない時間は受け付けません。受けている予約は取り消されません。"
      />
    </BranchFormPart>
  );
}

/** Where staff hear of what happens. */
export function NewsFields({ form, office = false }: BranchFieldsProps & { office?: boolean }) {
  return (
    <BranchFormPart
      title={office ? '本部への連絡' : '園への連絡'}
      lead={`${office ? '本部へのお知らせを、本部' : '予約や変更を、園'}のChatworkとGoogleカレンダーに送れます。`}
    >
      <Field of={form} name="chatwork_room_id" hint="ルームのアドレスの「rid」のあとの数字。" inputMode="numeric" />
      <NewLine />
      <Field
        of={form}
        name="google_calendar_flag"
        label="Googleカレンダー"
        required
        hint="予約を予定として書き込みます。"
        options={calendarOptions}
      />
      <Field of={form} name="google_calendar_id" hint="カレンダーの設定の「カレンダーの統合」にあります。" />
    </BranchFormPart>
  );
}

/** Only of a new branch: later they change by dates, on their own page. */
export function FirstHoursFields({ form }: BranchFieldsProps) {
  return (
    <BranchFormPart title="時間と定員" lead="あとから「開園時間・定員」のページで、曜日ごと、日付ごとに変えられます。">
      <Field of={form} name="open_time" />
      <Field of={form} name="close_time" />
      <Field of={form} name="extended_open_time" />
      <Field of={form} name="extended_close_time" />
      <Field of={form} name="capacity" unit="人" />
    </BranchFormPart>
  );
}

/** Seven digits fill in prefecture and town; what stood there when the form was opened is not asked about. */
function usePostalCode({ values, set }: FormState<BranchValues>): string {
  const code = values.postal_code;
  const [word, setWord] = useState('');
  const latest = useRef(code);
  async function fillIn() {
    const found = await lookUpPostalCode(code, AbortSignal.timeout(5_000));
    if (latest.current !== code) return;
    const [first] = found ?? [];
    if (first === undefined) {
      setWord(found === null ? '住所を調べられませんでした。ご入力ください。' : 'この郵便番号の住所が見つかりません。');
      return;
    }
    set('prefecture_id', String(first.prefecture_id));
    set('address1', first.address1);
    setWord(`${first.prefecture_name}${first.address1}を入れました。`);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => {
    if (latest.current === code) return;
    latest.current = code;
    setWord('');
    if (code.length === 7) void fillIn();
  }, [code]);
  return word;
}
