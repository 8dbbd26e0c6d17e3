import { useState } from 'react';
import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { SelectRegistrationReservesCustomerDetailsAddDocument } from '../../../contract/operations/generated.ts';
import { withSama } from '../../../domain/text/called-name.ts';
import { dataClient } from '../../data/browser-data.ts';
import { serverToday } from '../../data/server-clock.ts';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { BirthDateField } from '../../form/fields/birth-date-field.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { SchemaForm } from '../../form/schema-form.tsx';
import { pageAfter } from '../../guard/page-after.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { AddressFields } from '../../parts/membership/fields/address-fields.tsx';
import { EmergencyFields } from '../../parts/membership/fields/contact-fields.tsx';
import { BranchField, PhotoField } from '../../parts/membership/fields/usual-fields.tsx';
import { isAsked } from '../../parts/reserves/registering/seat.ts';
import { SeatNotice, seatText } from '../../parts/reserves/registering/seat-notice.tsx';
import { loadSeat, useSeat } from '../../parts/reserves/registering/use-seat.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { detailsFlow, detailsForm, lacksContact } from '../_parts/details-flow.ts';
import { paymentFlow } from '../_parts/payment-flow.ts';
import { StepPage } from '../_parts/step-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お客様情報の入力', noindex: true });

export async function clientLoader() {
  const [data, seat] = await Promise.all([
    dataClient().query(SelectRegistrationReservesCustomerDetailsAddDocument, {}),
    loadSeat(),
  ]);
  // Leads back to the card while plan or card is missing (product-rules.md "Customer lifecycle").
  const next = pageAfter(data.customers[0]);
  if (next !== detailsFlow.form) throw redirect(next);
  return { ...data, seat, today: serverToday() };
}

export default function CustomerDetailsAdd() {
  const { customers, prefectures, branches, today, seat: loaded } = useLoaderData<typeof clientLoader>();
  const { seat } = useSeat(loaded);
  const customer = customers[0];
  const [schema] = useState(() => detailsForm(today, customer));
  const details = useFlowForm(detailsFlow, {
    schema,
    defaults: {
      date_of_birth: '',
      postal_code: '',
      prefecture_id: '0',
      address1: '',
      address2: '',
      default_branch_id: String(customer?.default_branch?.id ?? 0),
      social_media_upload: '',
      emergency_contact_name: '',
      emergency_contact_tel: '',
    },
  });
  return (
    <StepPage
      at="details"
      title="お客様情報"
      lead={`${withSama(customer?.name ?? '', ' ')}、あと少しです。1分ほどで終わります。`}
    >
      <div className="mb-8 empty:hidden">
        <SeatNotice seat={seat} />
        {seat.kind === 'kept' && !isAsked(seat) && (
          <Notice kind="done" title="カードを登録しました">
            {seatText(seat.reserve)}の席は、このまま確保されています。
          </Notice>
        )}
      </div>
      <SchemaForm {...details}>
        <FormSection title="保護者の方">
          <BirthDateField name="date_of_birth" example="19900401" today={today} autoComplete="bday" adult />
        </FormSection>
        {lacksContact(customer) && (
          <FormSection title="緊急連絡先" lead="お預かりの前に、かならずうかがっています。">
            <EmergencyFields />
          </FormSection>
        )}
        <FormSection title="ご住所">
          <AddressFields prefectures={prefectures} />
        </FormSection>
        <FormSection title="園のご利用">
          <BranchField branches={branches} prefectures={prefectures} />
          <PhotoField />
        </FormSection>
        <Button type="submit" size="large" className="w-full">
          確認画面へ進む
        </Button>
      </SchemaForm>
      <LinkButton to={paymentFlow.done} kind="plain" className="mt-3 w-full">
        あとで入力する
      </LinkButton>
    </StepPage>
  );
}
