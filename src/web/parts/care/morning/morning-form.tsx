import { type FormEvent, useEffect, useRef, useState } from 'react';
import { withSan } from '../../../../domain/text/called-name.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { MorningChildFields } from './child-fields.tsx';
import { dropDraft, morningDraftOf, storeDraft } from './morning-draft.ts';
import {
  type MorningPageData,
  type MorningReserve,
  type MorningValues,
  missingAnswers,
  sentForm,
  valuesOf,
} from './morning-values.ts';
import { PickUpChoice, pickUpOf } from './pick-up-choice.tsx';

type MorningFormProps = { data: MorningPageData; reserve: MorningReserve; today: string; onSaved: () => Promise<void> };

/** One child after another, then one press for all. */
export function MorningForm({ data, reserve, today, onSaved }: MorningFormProps) {
  const [draft, setDraft] = useState(() =>
    morningDraftOf(
      reserve.id,
      reserve.reserve_details.map((detail) =>
        valuesOf(
          detail,
          data.morning_forms.find((row) => row.child_id === detail.child_id && row.date === today),
        ),
      ),
    ),
  );
  const [place, setPlace] = useState(0);
  const [tried, setTried] = useState(false);
  const { send, busy, text, failure, clear } = useAction('saveMorningForm');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    storeDraft(reserve.id, draft);
  }, [reserve.id, draft]);

  const [settings] = data.reserve_settings;
  const fever = settings?.fever_temperature ?? Number.POSITIVE_INFINITY;
  const { children, pick_up } = draft;
  const child = children[place];
  const last = place === children.length - 1;
  const before = children[place - 1];
  if (child === undefined) return null;
  const missing = tried ? missingAnswers(child, fever) : {};
  const fields = failure?.kind === 'refused' ? (failure.fields ?? []) : [];
  const wrong = (name: string) => (fields.some((field) => field.endsWith(name)) ? text : undefined);

  function change(changes: Partial<MorningValues>) {
    clear();
    setDraft((known) => ({
      ...known,
      children: known.children.map((each, position) => (position === place ? { ...each, ...changes } : each)),
    }));
  }
  function goTo(next: number) {
    setTried(false);
    setPlace(next);
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (child === undefined || busy) return;
    if (Object.keys(missingAnswers(child, fever)).length > 0) {
      setTried(true);
      // Scroll to the message: it is shown at its question.
      requestAnimationFrame(() => form.current?.querySelector('.text-wrong')?.scrollIntoView({ block: 'center' }));
      return;
    }
    if (!last) return goTo(place + 1);
    const outcome = await send({
      reserve_id: reserve.id,
      forms: children.map(sentForm),
      pick_up: pickUpOf(pick_up, data.pickup_people),
    });
    if (outcome?.kind !== 'ok') return;
    dropDraft(reserve.id);
    await onSaved();
  }
  return (
    <form
      method="post"
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-form scroll-mt-20 gap-7"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 tabIndex={-1} className="text-h3 outline-none">
          {withSan(child.name)}
        </h2>
        {children.length > 1 && (
          <p className="figures text-note text-ink-soft">
            {place + 1} / {children.length}人目
          </p>
        )}
      </div>
      {before && (
        <Button
          kind="plain"
          onClick={() => {
            const { meal, meal_time, meal_words, sleep } = before;
            change({ meal, meal_time, meal_words, sleep });
          }}
        >
          食事と睡眠は、{withSan(before.name)}と同じ
        </Button>
      )}
      <MorningChildFields
        key={child.child_id}
        values={child}
        missing={missing}
        settings={settings}
        infections={data.infections}
        today={today}
        onChange={change}
      />
      {last && (
        <PickUpChoice
          reserve={reserve}
          people={data.pickup_people}
          values={pick_up}
          errors={{ name: wrong('pick_up.name'), tel: wrong('pick_up.tel') }}
          onChange={(next) => {
            clear();
            setDraft((known) => ({ ...known, pick_up: next }));
          }}
        />
      )}
      <ErrorNotice text={text} />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="large" busy={busy} busyLabel="送信しています">
          {last ? '園に送る' : `つぎへ(${withSan(children[place + 1]?.name ?? '')})`}
        </Button>
        {place > 0 && (
          <Button kind="quiet" onClick={() => goTo(place - 1)}>
            前のお子さまに戻る
          </Button>
        )}
      </div>
    </form>
  );
}
