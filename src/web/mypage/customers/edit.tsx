import { type ClientLoaderFunctionArgs, data, type MetaFunction, useLoaderData } from 'react-router';
import { SelectMypageCustomersEditDocument } from '../../../contract/operations/generated.ts';
import { dataClient } from '../../data/browser-data.ts';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { BirthDateField } from '../../form/fields/birth-date-field.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { SchemaForm } from '../../form/schema-form.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { AddressFields } from '../../parts/membership/fields/address-fields.tsx';
import { EmergencyFields, NameFields, ReachFields } from '../../parts/membership/fields/contact-fields.tsx';
import { customerFlow, customerFormBornBy, customerValues } from '../../parts/membership/fields/customer-flow.ts';
import { BranchField, PhotoField } from '../../parts/membership/fields/usual-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { FlowPage } from '../_parts/frame/flow-page.tsx';
import { todayLoader } from '../_parts/frame/today-loader.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'お客様情報の変更', noindex: true });
export const loader = todayLoader;

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [{ today }, { customers, prefectures, branches }] = await Promise.all([
    serverLoader<typeof loader>(),
    dataClient().query(SelectMypageCustomersEditDocument, {}),
  ]);
  const customer = customers[0];
  if (customer === undefined) throw data(null, { status: 404 });
  return { today, customer, prefectures, branches };
}
clientLoader.hydrate = true as const;

export default function CustomersEdit() {
  const { today, customer, prefectures, branches } = useLoaderData<typeof clientLoader>();
  const schema = customerFormBornBy(today);
  const step = useFlowForm(customerFlow, { schema, defaults: customerValues(customer) });
  return (
    <FlowPage step={0} title="お客様情報の変更" back={{ to: '/mypage/customers', label: 'お客様情報' }}>
      <SchemaForm {...step}>
        <FormSection title="ご本人">
          <NameFields />
          <BirthDateField name="date_of_birth" example="19900401" today={today} autoComplete="bday" />
        </FormSection>
        <FormSection title="ご連絡先" lead="メールアドレスを変更すると、新しいアドレスでログインし直します。">
          <ReachFields />
          <EmergencyFields />
        </FormSection>
        <FormSection title="住所">
          <AddressFields prefectures={prefectures} />
        </FormSection>
        <FormSection title="保育のこと">
          <BranchField branches={branches} prefectures={prefectures} />
          <PhotoField />
        </FormSection>
        <Button type="submit" size="large" className="w-full">
          確認へ進む
        </Button>
      </SchemaForm>
    </FlowPage>
  );
}
