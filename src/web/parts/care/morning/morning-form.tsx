import { useState } from 'react';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatTime } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { ChildMorning } from './child-morning.tsx';
import {
  type MorningPageData,
  type MorningReserve,
  type MorningRow,
  rowsOfDay,
  type SentMorning,
  valuesOf,
} from './morning-values.ts';
import { asReserved, PickUpChoice, pickUpOf } from './pick-up-choice.tsx';

type MorningFormProps = {
  data: MorningPageData;
  reserve: MorningReserve;
  today: string;
  /** MorningSaid already, and to be said again. */
  correcting?: boolean;
  onSaved: () => Promise<void>;
};

/** The children of a stay, each with an own press. */
export function MorningForm({ data, reserve, today, correcting = false, onSaved }: MorningFormProps) {
  const [pickUp, setPickUp] = useState(asReserved);
  const [asked, setAsked] = useState<number | null>(null);
  const { send, busy, text, failure, clear } = useAction('saveMorningForm');
  const rows = rowsOfDay(reserve);
  const fields = failure?.kind === 'refused' ? (failure.fields ?? []) : [];
  const wrong = (name: string) => (fields.some((field) => field.endsWith(name)) ? text : undefined);

  async function sendOne(form: SentMorning): Promise<boolean> {
    setAsked(Number(form.child_id));
    const pick_up = pickUpOf(pickUp, data.pickup_people);
    const outcome = await send({ reserve_id: reserve.id, forms: [form], pick_up });
    if (outcome?.kind !== 'ok') return false;
    await onSaved();
    return true;
  }
  return (
    <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-4">
      {reserve.reserve_details.map((detail) => {
        const row = rows.find(({ child_id }) => child_id === detail.child_id);
        if (row && !correcting) return <MorningSaid key={detail.child_id} name={detail.child?.name ?? ''} row={row} />;
        return (
          <ChildMorning
            key={detail.child_id}
            reserve_id={reserve.id}
            stored={valuesOf(detail, row)}
            data={data}
            today={today}
            busy={busy && asked === detail.child_id}
            problem={asked === detail.child_id ? text : undefined}
            onSend={sendOne}
          />
        );
      })}
      <PickUpChoice
        reserve={reserve}
        people={data.pickup_people}
        values={pickUp}
        errors={{ name: wrong('pick_up.name'), tel: wrong('pick_up.tel') }}
        onChange={(next) => {
          clear();
          setPickUp(next);
        }}
      />
    </div>
  );
}

/** What was said, in short. */
export function MorningSaid({ name, row }: { name: string; row: MorningRow }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-note">
      <span>
        {withSan(name)} <span className="figures font-bold">{row.temperature.toFixed(1)}℃</span>
      </span>
      <span className="figures text-ink-soft">{formatTime(row.answered_at)}に回答</span>
    </p>
  );
}
