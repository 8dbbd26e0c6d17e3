import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { userInquiriesFields } from '../../contract/functions/light-fields.generated.ts';
import { type SelectUserInquiriesData, SelectUserInquiriesDocument } from '../../contract/operations/generated.ts';
import { withPlaceholder } from '../../domain/code-list.ts';
import { queryPublic } from '../data/load-context.ts';
import { type Prefill, usePrefill } from '../parts/messages/inquiries/use-prefill.ts';
import { userInquiryFlow } from '../parts/messages/inquiries/user-inquiry-flow.ts';
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

const loadSchema = async () => (await import('../parts/messages/inquiries/user-inquiry-schema.ts')).userInquirySchema;

export function loader({ context }: LoaderFunctionArgs) {
  return queryPublic(context, SelectUserInquiriesDocument, {});
}

export const meta: MetaFunction<typeof loader> = (args) =>
  publicMeta(args, {
    title: 'お問い合わせ',
    description: 'ご予約、料金、園でのお預かりについてのお問い合わせを受け付けています。園または本部からお返事します。',
  });

export default function UserInquiries() {
  const { owner, prefill } = usePrefill();
  return (
    <FormFrame
      title="お問い合わせ"
      lead={
        <>
          3営業日以内にお返事します。
          <Link to="/qanda" className="text-link">
            よくある質問
          </Link>
          もあわせてご覧ください。当日のご連絡は、園へお電話ください。
        </>
      }
      step={0}
    >
      <NoScriptNotice />
      <InquiryForm key={owner} prefill={prefill} />
    </FormFrame>
  );
}

function InquiryForm({ prefill }: { prefill: Prefill | undefined }) {
  const { branches, inquiry_categories } = useLoaderData<typeof loader>();
  usePreparedToken('user_inquiries');
  const { field, formProps, busy } = usePublicForm(userInquiryFlow, {
    loadSchema,
    fields: userInquiriesFields,
    reading: { tel: typedDigits },
    defaults: {
      branch_id: '0',
      inquiry_category_id: '0',
      name: prefill?.name ?? '',
      email: prefill?.email ?? '',
      tel: prefill?.tel ?? '',
      inquiry_text: '',
      website: '',
    },
  });
  return (
    <form {...formProps} className="relative grid gap-6">
      <SelectField options={optionsOf(inquiry_categories)} {...field('inquiry_category_id')} />
      <SelectField
        hint="園が決まっていないときは、本部をお選びください。"
        options={optionsOf(branches)}
        {...field('branch_id')}
        label="お問い合わせ先"
      />
      <TextField autoComplete="name" {...field('name')} />
      <EmailAndTelFields field={field} />
      <TextAreaField hint="1,000文字まで" rows={6} {...field('inquiry_text')} />
      <FormEnd usedFor="お返事のため" busy={busy} />
    </form>
  );
}

const optionsOf = (rows: SelectUserInquiriesData['inquiry_categories'] | SelectUserInquiriesData['branches']) =>
  withPlaceholder(rows.map(({ id, name }) => ({ key: String(id), label: name })));
