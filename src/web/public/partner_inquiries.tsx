import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { partnerInquiriesFields } from '../../contract/functions/light-fields.generated.ts';
import { SelectPartnerInquiriesDocument } from '../../contract/operations/generated.ts';
import { withPlaceholder } from '../../domain/code-list.ts';
import { queryPublic } from '../data/load-context.ts';
import { partnerInquiryFlow } from '../parts/messages/inquiries/partner-inquiry-flow.ts';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import {
  EmailAndTelFields,
  FormEnd,
  FormFrame,
  NoScriptNotice,
  typedDigits,
  usePreparedToken,
} from './_parts/public-form.tsx';
import { publicMeta } from './_parts/public-meta.ts';
import { usePublicForm } from './_parts/use-public-form.ts';

const loadSchema = async () =>
  (await import('../parts/messages/inquiries/partner-inquiry-schema.ts')).partnerInquirySchema;

export function loader({ context }: LoaderFunctionArgs) {
  return queryPublic(context, SelectPartnerInquiriesDocument, {});
}

export const meta: MetaFunction<typeof loader> = (args) =>
  publicMeta(args, {
    title: '提携・加盟のご相談',
    description: 'フランチャイズの加盟、法人契約、福利厚生、サービスの提携、取材のご相談を受け付けています。',
  });

export default function PartnerInquiries() {
  const { inquiry_categories } = useLoaderData<typeof loader>();
  usePreparedToken('partner_inquiries');
  const { field, formProps, busy } = usePublicForm(partnerInquiryFlow, {
    loadSchema,
    fields: partnerInquiriesFields,
    reading: { tel: typedDigits },
    defaults: {
      inquiry_category_id: '0',
      corporate_name: '',
      department_name: '',
      name: '',
      email: '',
      tel: '',
      inquiry_text: '',
      website: '',
    },
  });
  return (
    <FormFrame
      title="提携・加盟のご相談"
      lead="園の開設、社員の方のご利用、サービスの提携など、法人のお客様の窓口です。本部の担当者がお返事します。"
      step={0}
    >
      <NoScriptNotice />
      <form {...formProps} className="relative grid gap-6">
        <SelectField
          options={withPlaceholder(inquiry_categories.map(({ id, name }) => ({ key: String(id), label: name })))}
          {...field('inquiry_category_id')}
          label="ご相談の種類"
        />
        <TextField autoComplete="organization" {...field('corporate_name')} />
        <TextField {...field('department_name')} />
        <TextField autoComplete="name" {...field('name')} />
        <EmailAndTelFields field={field} />
        <TextAreaField hint="1,000文字まで" rows={6} {...field('inquiry_text')} label="ご相談の内容" />
        <FormEnd usedFor="お返事のため" busy={busy} />
      </form>
    </FormFrame>
  );
}
