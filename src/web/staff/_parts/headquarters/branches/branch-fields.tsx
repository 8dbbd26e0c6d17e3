import { type Dispatch, type ReactNode, type SetStateAction, useRef, useState } from 'react';
import { staffingMode } from '../../../../../domain/care/care-codes.ts';
import { withPlaceholder } from '../../../../../domain/code-list.ts';
import { lookUpPostalCode } from '../../../../person-fields/text/postal-code.ts';
import { digitsOf } from '../../../../person-fields/text/typed-text.ts';
import { SelectField, TextAreaField, TextField } from '../../../../ui/field.tsx';
import { maximumGradeOptions, minimumAgeOptions, type NamedPrefecture } from './typed-branch.ts';
import { branchFieldsOf, type TypedFields } from './use-form.ts';

type BranchFormState = {
  values: TypedFields;
  setValues: Dispatch<SetStateAction<TypedFields>>;
  errors: Readonly<Record<string, string>>;
};

export function BranchFormPart({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left w-full text-lead font-bold">{title}</legend>
      {lead && <p className="clear-both text-note text-ink-soft">{lead}</p>}
      <div className="clear-both grid gap-5 pt-3 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}

const usual = { autoComplete: 'off' } as const;
const wide = 'md:col-span-2';

/** Name, place and how to reach it. */
export function PlaceFields({ form, prefectures }: { form: BranchFormState; prefectures: readonly NamedPrefecture[] }) {
  const field = branchFieldsOf(form);
  const postal = usePostalCode(form);
  return (
    <>
      <BranchFormPart title="名前">
        <TextField
          label="園の名前"
          required
          hint="公開ページと、ご家庭への連絡に使います。"
          maxLength={50}
          {...usual}
          {...field('name')}
        />
        <TextField
          label="ページのアドレス"
          required
          hint="公開後に変えると、前のアドレスは使えません。"
          inputMode="url"
          placeholder="minato-hiroba"
          {...usual}
          {...field('path_name')}
        />
        <TextField
          className={wide}
          label="よみがな"
          hint="園の名前、市区町村、駅名をひらがなで。園をさがすページの検索に使います。"
          maxLength={200}
          {...usual}
          {...field('reading')}
        />
      </BranchFormPart>
      <BranchFormPart title="場所">
        <div>
          <TextField
            label="郵便番号"
            required
            hint="7桁の数字で。都道府県と町名が入ります。"
            inputMode="numeric"
            {...usual}
            {...field('postal_code')}
            onChange={(event) => postal.typed(event.target.value)}
          />
          <p className="mt-1 text-note text-ink-soft empty:hidden" role="status">
            {postal.word}
          </p>
        </div>
        <SelectField
          label="都道府県"
          required
          hint="郵便番号から入ります。"
          options={withPlaceholder(prefectures.map(({ id, name }) => ({ key: String(id), label: name })))}
          {...field('prefecture_id')}
        />
        <TextField label="市区町村・町名" required maxLength={64} {...usual} {...field('address1')} />
        <TextField label="番地・建物名" maxLength={64} {...usual} {...field('address2')} />
        <TextField
          className={wide}
          label="最寄り駅"
          placeholder="JR品川駅 港南口から徒歩6分"
          maxLength={100}
          {...usual}
          {...field('nearest_station')}
        />
        <TextField label="緯度" inputMode="decimal" placeholder="35.6277" {...usual} {...field('latitude')} />
        <TextField label="経度" inputMode="decimal" placeholder="139.7436" {...usual} {...field('longitude')} />
        <TextAreaField
          className={wide}
          label="地図の埋め込みコード"
          hint="Googleマップの「共有」→「地図を埋め込む」でコピーしたHTML。地図のアドレスだけを使います。"
          rows={2}
          {...field('google_map_embed_code')}
        />
        <TextField
          className={wide}
          label="地図のリンク"
          type="url"
          placeholder="https://maps.app.goo.gl/…"
          {...usual}
          {...field('google_map_shared_link')}
        />
      </BranchFormPart>
      <BranchFormPart title="連絡先">
        <TextField
          label="電話番号"
          required
          hint="ハイフンなしの数字で。"
          inputMode="tel"
          {...usual}
          {...field('tel')}
          onChange={(event) => form.setValues({ ...form.values, tel: digitsOf(event.target.value, 11) })}
        />
        <TextField
          label="メールアドレス"
          required
          hint="お問い合わせが届きます。"
          type="email"
          maxLength={100}
          {...usual}
          {...field('email')}
        />
      </BranchFormPart>
    </>
  );
}

/** Who is taken from when on, and where the branch hears of it. */
export function CareFields({ form }: { form: BranchFormState }) {
  const field = branchFieldsOf(form);
  return (
    <>
      <BranchFormPart title="お預かり" lead="会社の決まりより広い年齢にはできません。">
        <TextField
          label="開園日"
          required
          hint="この日より前は予約できません。"
          type="date"
          {...usual}
          {...field('open_date')}
        />
        <span className="hidden md:block" />
        <SelectField label="お預かりする年齢の下限" options={minimumAgeOptions} {...field('minimum_age_months')} />
        <SelectField label="お預かりする年齢の上限" options={maximumGradeOptions} {...field('maximum_school_grade')} />
        <SelectField
          className="md:col-span-2"
          label="職員数と予約"
          required
          hint="「予約を制限する」にすると、シフトの職員数とお子さまの年齢から計算して、足りる間だけ予約を受け付けます。シフトのない時間は受け付けません。受けている予約は取り消されません。"
          options={staffingMode.options}
          {...field('staffing_mode')}
        />
      </BranchFormPart>
      <BranchFormPart title="園への連絡" lead="予約や変更を、園のChatworkとGoogleカレンダーに送れます。">
        <TextField
          label="ChatworkのルームID"
          hint="ルームのアドレスの「rid」のあとの数字。"
          inputMode="numeric"
          {...usual}
          {...field('chatwork_room_id')}
        />
        <span className="hidden md:block" />
        <SelectField
          label="Googleカレンダー"
          required
          hint="予約を予定として書き込みます。"
          options={[
            { key: '0', label: '連携しない' },
            { key: '1', label: '連携する' },
          ]}
          {...field('google_calendar_flag')}
        />
        <TextField
          label="GoogleカレンダーのID"
          hint="カレンダーの設定の「カレンダーの統合」にあります。"
          {...usual}
          {...field('google_calendar_id')}
        />
      </BranchFormPart>
    </>
  );
}

/** Only of a new branch: later they change by dates, on their own page. */
export function FirstHoursFields({ form }: { form: BranchFormState }) {
  const field = branchFieldsOf(form);
  const times = [
    ['open_time', '開園時間'],
    ['close_time', '閉園時間'],
    ['extended_open_time', '延長開始時間'],
    ['extended_close_time', '延長終了時間'],
  ] as const;
  return (
    <BranchFormPart title="時間と定員" lead="あとから「開園時間・定員」のページで、曜日ごと、日付ごとに変えられます。">
      {times.map(([name, label]) => (
        <TextField key={name} label={label} required type="time" {...usual} {...field(name)} />
      ))}
      <TextField label="定員" required unit="人" inputMode="numeric" {...usual} {...field('capacity')} />
    </BranchFormPart>
  );
}

/** Seven digits fill in prefecture and town; only what is typed here asks. */
function usePostalCode(form: BranchFormState) {
  const [word, setWord] = useState('');
  const latest = useRef('');
  async function typed(text: string) {
    const code = digitsOf(text, 7);
    latest.current = code;
    form.setValues((typed) => ({ ...typed, postal_code: code }));
    setWord('');
    if (code.length < 7) return;
    const found = await lookUpPostalCode(code, AbortSignal.timeout(5_000));
    if (latest.current !== code) return;
    const [first] = found ?? [];
    if (first === undefined) {
      setWord(found === null ? '住所を調べられませんでした。ご入力ください。' : 'この郵便番号の住所が見つかりません。');
      return;
    }
    // What was typed into other fields meanwhile stays.
    const { prefecture_id, address1 } = first;
    form.setValues((typed) => ({ ...typed, prefecture_id: String(prefecture_id), address1 }));
    setWord(`${first.prefecture_name}${first.address1}を入れました。`);
  }
  return { word, typed: (text: string) => void typed(text) };
}
