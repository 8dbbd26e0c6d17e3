import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { asUsualWords, mayBeAsUsual } from '../../../../domain/care/morning/as-usual.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { MorningChildFields } from './child-fields.tsx';
import { dropDraft, morningDraftOf, storeDraft } from './morning-draft.ts';
import {
  type MorningPageData,
  type MorningValues,
  missingAnswers,
  type SentMorning,
  sentAsUsual,
  sentForm,
} from './morning-values.ts';
import { TemperaturePad } from './temperature-pad.tsx';

type ChildMorningProps = {
  reserve_id: number;
  stored: MorningValues;
  data: MorningPageData;
  today: string;
  busy: boolean;
  /** What the last press was answered, if not taken. */
  problem: string | undefined;
  onSend: (form: SentMorning) => Promise<boolean>;
};

/** One child: the temperature and 「いつもと同じ」 are two presses; whatever differs opens the full questions. */
export function ChildMorning({ reserve_id, stored, data, today, busy, problem, onSend }: ChildMorningProps) {
  const [draft] = useState(() => morningDraftOf(reserve_id, stored));
  const [values, setValues] = useState(draft.values);
  const [opened, setOpened] = useState(draft.kept || stored.version > 0);
  const [tried, setTried] = useState<'as_usual' | 'full' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [settings] = data.reserve_settings;
  const fever_temperature = settings?.fever_temperature ?? Number.POSITIVE_INFINITY;
  const { temperature } = values;
  const warm = temperature !== null && !mayBeAsUsual(temperature, { fever_temperature });
  const full = opened || warm;
  const missing = tried === null ? {} : missingAnswers(values, fever_temperature);

  function change(changes: Partial<MorningValues>) {
    const next = { ...values, ...changes };
    setValues(next);
    if (full) storeDraft(reserve_id, next);
  }
  /** Scroll to the message: it is shown at its question. */
  const showMissing = () =>
    requestAnimationFrame(() => form.current?.querySelector('.text-wrong')?.scrollIntoView({ block: 'center' }));
  async function send(sent: SentMorning) {
    if (await onSend(sent)) dropDraft(reserve_id, values.child_id);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTried(full ? 'full' : 'as_usual');
    if (!full) return temperature === null ? showMissing() : void send(sentAsUsual(values, temperature));
    if (Object.keys(missingAnswers(values, fever_temperature)).length > 0) return showMissing();
    void send(sentForm(values));
  }
  return (
    <form
      method="post"
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-white p-4"
    >
      <h3 className="text-h3">{withSan(values.name)}</h3>
      <TemperaturePad
        name={`child-${values.child_id}`}
        fever_temperature={settings?.fever_temperature ?? 37.5}
        value={temperature}
        error={missing.temperature}
        onChange={(next) => change({ temperature: next })}
      />
      {full && (
        <MorningChildFields
          values={values}
          missing={tried === 'full' ? missing : {}}
          settings={settings}
          infections={data.infections}
          today={today}
          onChange={change}
        />
      )}
      <ErrorNotice text={problem} />
      {full ? (
        <FullButtons busy={busy} back={!warm} onBack={() => setOpened(false)} />
      ) : (
        <AsUsual fever_temperature={fever_temperature} busy={busy} onDiffers={() => setOpened(true)} />
      )}
    </form>
  );
}

type FullButtonsProps = { busy: boolean; back: boolean; onBack: () => void };

function FullButtons({ busy, back, onBack }: FullButtonsProps) {
  // The first question is brought to whoever opened them.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={top} className="grid gap-2">
      <Button type="submit" size="large" busy={busy} busyLabel="送信しています">
        園に送る
      </Button>
      {back && (
        <Button kind="quiet" onClick={onBack}>
          いつもと同じだったときは、こちら
        </Button>
      )}
    </div>
  );
}

type AsUsualProps = { fever_temperature: number; busy: boolean; onDiffers: () => void };

function AsUsual({ fever_temperature, busy, onDiffers }: AsUsualProps) {
  const words = useId();
  return (
    <div className="grid gap-2.5">
      <div id={words} className="text-note">
        <p>次のすべてにあてはまるとき、「いつもと同じ」を押してください。</p>
        <ul className="mt-1 grid list-disc gap-0.5 pl-5">
          {asUsualWords({ fever_temperature }).map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
      <Button type="submit" size="large" busy={busy} busyLabel="送信しています" aria-describedby={words}>
        いつもと同じ
      </Button>
      <Button kind="plain" onClick={onDiffers}>
        ちがうところがある
      </Button>
    </div>
  );
}
