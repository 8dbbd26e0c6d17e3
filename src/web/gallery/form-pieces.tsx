import { useState } from 'react';
import { withPlaceholder } from '../../domain/code-list.ts';
import { childGender } from '../../domain/codes.ts';
import { Button } from '../ui/button.tsx';
import type { ButtonKind } from '../ui/button-style.ts';
import { type CalendarDay, MonthCalendar } from '../ui/calendar/month-calendar.tsx';
import { StayPicker } from '../ui/calendar/stay-picker.tsx';
import { ChoiceCard, ChoiceGroup } from '../ui/choice-card.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { Mark } from '../ui/mark.tsx';
import { YenAmount } from '../ui/yen.tsx';
import { Sample, SampleRow } from './sample.tsx';

const kinds: readonly [ButtonKind, string][] = [
  ['primary', '予約を確定する'],
  ['plain', '戻る'],
  ['quiet', 'あとで決める'],
  ['danger', '予約を取り消す'],
];

const days: readonly CalendarDay[] = Array.from({ length: 44 }, (_, offset) => {
  const date = new Date(Date.UTC(2026, 10, 16 + offset)).toISOString().slice(0, 10);
  const reservable_status = offset % 11 === 4 ? '×' : offset % 6 === 3 ? '△' : '○';
  return {
    date,
    reservable_status,
    closed_flag: offset % 22 === 4,
    reserve_remarks: offset === 3 ? '午後は園外保育のため、お電話ください。' : null,
  };
});

/** 12:00–14:00 is full, and until 10:00 few seats are left. */
const starts = Array.from({ length: 48 }, (_, step) => 480 + step * 15)
  .filter((start) => start < 720 || start >= 840)
  .map((start) => (start < 600 ? { start, left: 2 } : { start }));

export function FormPieces() {
  return (
    <>
      <Sample title="ボタン">
        {kinds.map(([kind, label]) => (
          <SampleRow key={kind}>
            <Button kind={kind}>{label}</Button>
            <Button kind={kind} disabled>
              {label}
            </Button>
            <Button kind={kind} busy busyLabel="送信しています">
              {label}
            </Button>
          </SampleRow>
        ))}
        <SampleRow>
          <Button size="small">小さい</Button>
          <Button size="large">大きい</Button>
        </SampleRow>
      </Sample>
      <Sample title="入力欄">
        <div className="grid gap-6">
          <TextField label="お名前" required autoComplete="name" placeholder="水野 かおり" />
          <TextField
            label="フリガナ"
            required
            hint="全角カタカナでご入力ください。"
            defaultValue="みずの"
            error="全角カタカナでご入力ください。"
          />
          <TextField
            label="郵便番号"
            hint="ハイフンなしの7桁です。住所を自動で入れます。"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={7}
          />
          <TextField label="会員番号" defaultValue="10023" readOnly />
          <SelectField label="性別" required options={withPlaceholder(childGender.options)} />
          <TextAreaField label="園に伝えたいこと" hint="100文字まで。アレルギーやお薬など。" maxLength={100} />
        </div>
      </Sample>
      <Sample title="選ぶカード">
        <div className="grid gap-6">
          <ChoiceGroup legend="プラン" required>
            <ChoiceCard
              type="radio"
              name="plan"
              defaultChecked
              title="ライト"
              note="使った分だけ。月額はかかりません。"
              aside={<YenAmount amount={0} className="font-bold" />}
            />
            <ChoiceCard
              type="radio"
              name="plan"
              title="スタンダード"
              note="1時間あたり100円引きになります。"
              aside={<YenAmount amount={1100} className="font-bold" />}
            />
            <ChoiceCard
              type="radio"
              name="plan"
              disabled
              title="プレミアム"
              note="現在お申し込みいただけません。"
              aside={<YenAmount amount={3300} />}
            />
          </ChoiceGroup>
          <ChoiceGroup legend="お子さま" required columns={2} error="お子さまを1人以上お選びください。">
            <ChoiceCard type="checkbox" name="child" title="はると さん" note="3歳" />
            <ChoiceCard type="checkbox" name="child" title="ゆい さん" note="0歳 9か月" />
          </ChoiceGroup>
          <ChoiceGroup legend="園">
            <ChoiceCard
              type="radio"
              name="branch"
              title="みなと広場園"
              note="浜松町駅から徒歩4分 8:00〜19:00"
              aside={<Mark mark="○" />}
            />
            <ChoiceCard
              type="radio"
              name="branch"
              title="かわべ通り園"
              note="川崎駅から徒歩6分 8:00〜19:00"
              aside={<Mark mark="△" />}
            />
          </ChoiceGroup>
        </div>
      </Sample>
      <CalendarSample />
      <PickerSample />
    </>
  );
}

function CalendarSample() {
  const [date, setDate] = useState<string | null>('2026-11-19');
  return (
    <Sample title="月のカレンダー">
      <MonthCalendar
        label="ご利用日"
        days={days}
        holidays={{ '2026-11-23': '勤労感謝の日' }}
        own_dates={['2026-11-25']}
        today="2026-11-16"
        value={date}
        onChange={setDate}
      />
    </Sample>
  );
}

function PickerSample() {
  const [range, setRange] = useState({ start: 540, end: 660 });
  return (
    <Sample title="開始と長さ">
      <StayPicker
        starts={starts}
        lengths={[60, 90, 120, 180].map((minutes) => ({ end: range.start + minutes, name: `${minutes / 60}時間` }))}
        value={range}
        onStart={(start) => setRange({ start, end: start + range.end - range.start })}
        onEnd={(end) => setRange({ ...range, end })}
        longer={range.end + 15}
      />
    </Sample>
  );
}
