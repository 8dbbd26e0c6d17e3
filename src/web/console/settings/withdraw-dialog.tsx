import { priceFunctions } from '../../../contract/functions/settings/prices.ts';
import { addDays, type TokyoDate } from '../../../domain/time.ts';
import { Field } from '../../form/field.tsx';
import { useActionForm } from '../../form/use-action-form.ts';
import { Button } from '../../ui/button.tsx';
import { RowForm } from '../edit/row-form.tsx';

type Offer = { id: number; version: number; name: string; withdrawn_date: TokyoDate | null };

/** From which day a plan or ticket is no longer sold, or that it is sold again. */
export function WithdrawDialog(props: {
  table: 'plan_types' | 'ticket_prices';
  offer: Offer;
  today: TokyoDate;
  /** Who keeps it, in words. */
  kept: string;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { table, offer, today, kept, onClose, onSaved } = props;
  const form = useActionForm(priceFunctions, 'headquartersWithdrawOffer', {
    defaults: { withdrawn_date: offer.withdrawn_date ?? addDays(today, 1) },
    payload: (values) => ({ table, id: offer.id, version: offer.version, ...values }),
    required: ['withdrawn_date'],
    toast: '保存しました',
    done: onSaved,
  });
  const again = offer.withdrawn_date && (
    <Button kind="plain" disabled={form.busy} onClick={() => void form.send({ withdrawn_date: null })}>
      販売を続ける
    </Button>
  );
  return (
    <RowForm
      of={form}
      title={`${offer.name}の販売を終える`}
      table={table}
      row={null}
      submit="この日に終える"
      beside={again}
      onClose={onClose}
      onSaved={onSaved}
    >
      <p>{kept}</p>
      <Field of={form} name="withdrawn_date" hint="この日から、新しく申し込めなくなります。" />
    </RowForm>
  );
}
