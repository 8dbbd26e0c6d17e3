import { useState } from 'react';
import { tokyoDateOf } from '../../../../../domain/time.ts';
import { formatMonthDay, formatTimeRange } from '../../../../../domain/time-format.ts';
import { TelLink } from '../../../../console/tel-link.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/choice-card.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { AgreedCancelForm, NoShowForm } from './other-ends.tsx';
import { TimesForm } from './times-form.tsx';
import { type ForgottenStay, isPresent, openChildren } from './typed-times.ts';

type End = 'came' | 'no_show' | 'cancelled';
type StayDialogProps = { stay: ForgottenStay | null; onClose: () => void; onDone: () => void };

/** The outcome of a stay for which nothing was recorded: its times, a no-show, or a cancellation made beforehand. */
export function StayDialog({ stay, onClose, onDone }: StayDialogProps) {
  return (
    <Dialog
      title={stay ? `${formatMonthDay(tokyoDateOf(stay.start_datetime))}の登降園` : ''}
      isOpen={stay !== null}
      onClose={onClose}
    >
      {stay && <StayEnds key={stay.id} stay={stay} onDone={onDone} />}
    </Dialog>
  );
}

function StayEnds({ stay, onDone }: { stay: ForgottenStay; onDone: () => void }) {
  const [end, setEnd] = useState<End>('came');
  const children = openChildren(stay);
  const begun = stay.reserve_details.length > children.length || children.some(isPresent);
  const choice = (value: End, title: string) => (
    <ChoiceCard
      type="radio"
      name="end"
      value={value}
      title={title}
      checked={end === value}
      onChange={() => setEnd(value)}
    />
  );
  return (
    <div className="grid gap-4">
      <p className="leading-snug">
        <strong>{stay.reserve_details.map(({ child }) => child?.name ?? '').join('、')}</strong>
        <span className="figures ml-3 text-note text-ink-soft">
          予定 {formatTimeRange(stay.start_datetime, stay.end_datetime)}
        </span>
        {stay.customer && (
          <span className="block text-note">
            {stay.customer.name}
            <TelLink tel={stay.customer.tel} name={stay.customer.name} />
          </span>
        )}
      </p>
      {!begun && (
        <ChoiceGroup legend="この日は" required columns={3}>
          {choice('came', '来園した')}
          {choice('no_show', '来園なし')}
          {choice('cancelled', '合意で中止')}
        </ChoiceGroup>
      )}
      {end === 'came' && <TimesForm stay={stay} onDone={onDone} />}
      {end === 'no_show' && <NoShowForm stay={stay} onDone={onDone} />}
      {end === 'cancelled' && <AgreedCancelForm stay={stay} onDone={onDone} />}
    </div>
  );
}
