import { PhoneCall, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { emergencyContactFunctions } from '../../../../../contract/functions/membership/emergency-contact.ts';
import { registrationStatus } from '../../../../../domain/codes.ts';
import { isMinor } from '../../../../../domain/membership/age.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { digitsOf } from '../../../../form/fields/typed-text.ts';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import type { BoardReserve } from './board.ts';

type Customer = NonNullable<BoardReserve['customer']>;

/** What the family has not provided yet, shown before the child is admitted; the emergency contact can be entered here. */
export function MissingFacts({ customer, today }: { customer: Customer; today: string }) {
  const [said, setSaid] = useState<{ name: string; tel: string } | null>(null);
  const [asking, setAsking] = useState(false);
  const noContact = customer.emergency_contact_tel === null && said === null;
  const noDetails = customer.registration_status === registrationStatus.code.detailsPending;
  const minor = customer.date_of_birth !== null && isMinor(customer.date_of_birth, today);
  const missing = [noContact ? '緊急連絡先' : '', noDetails ? '住所などのお客様情報' : ''].filter(Boolean);
  if (missing.length === 0 && !minor) return null;
  return (
    <div className="mt-2.5 grid gap-1.5 rounded-sm bg-ask-soft px-2.5 py-2 text-note leading-snug">
      {missing.length > 0 && (
        <p className="flex gap-1.5 font-bold">
          <PhoneCall className="mt-0.5 size-4 shrink-0 text-ask" aria-hidden="true" />
          まだ登録がありません: {missing.join('、')}
        </p>
      )}
      {minor && (
        <p className="flex gap-1.5 font-bold">
          <ShieldAlert className="mt-0.5 size-4 shrink-0 text-ask" aria-hidden="true" />
          保護者が18歳未満です。親権者の同意を確認してください。
        </p>
      )}
      {noContact && !asking && (
        <Button
          kind="plain"
          size="small"
          onClick={() => setAsking(true)}
          aria-label={`${customer.name} 緊急連絡先を聞いて記入する`}
        >
          緊急連絡先を聞いて記入する
        </Button>
      )}
      {noContact && asking && (
        <ContactForm
          customer_id={customer.id}
          onDone={(contact) => {
            setSaid(contact);
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}

type ContactFormProps = {
  customer_id: number;
  /** null: given up. */
  onDone: (contact: { name: string; tel: string } | null) => void;
};

function ContactForm({ customer_id, onDone }: ContactFormProps) {
  const form = useActionForm(emergencyContactFunctions, 'staffUpdateEmergencyContact', {
    defaults: { emergency_contact_name: '', emergency_contact_tel: '' },
    payload: (values) => ({ customer_id, ...values }),
    toast: '緊急連絡先を記入しました',
    done: (_, said) => onDone({ name: said.emergency_contact_name, tel: said.emergency_contact_tel }),
  });
  return (
    <ActionForm
      of={form}
      className="grid gap-3 pt-1"
      size="small"
      submit="保存する"
      busyLabel="保存しています"
      beside={<GiveUpButton size="small" onGiveUp={() => onDone(null)} />}
    >
      <Field of={form} name="emergency_contact_name" />
      <Field
        of={form}
        name="emergency_contact_tel"
        as="tel"
        inputMode="numeric"
        hint="保護者の方とは別の番号です。"
        convert={(text) => digitsOf(text, 11)}
      />
    </ActionForm>
  );
}
