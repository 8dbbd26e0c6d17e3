import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { type SelectUserInquiriesData, SelectUserInquiriesDocument } from '../../contract/operations/generated.ts';
import { withPlaceholder } from '../../domain/code-list.ts';
import { queryPublic } from '../data/load-context.ts';
import { useFlowForm } from '../flow/use-flow-form.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { digitsOf, FormFrame, HiddenField, NoScriptNotice, usePreparedToken } from './public-form.tsx';
import { publicMeta } from './public-meta.ts';
import { userInquiryFlow, userInquirySchema } from './user_inquiries/flow.ts';
import { type Prefill, usePrefill } from './user_inquiries/use-prefill.ts';

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
  const { form, onSubmit } = useFlowForm(userInquiryFlow, {
    schema: userInquirySchema,
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
  const { errors } = form.formState;
  return (
    <form onSubmit={onSubmit} noValidate className="relative grid gap-6">
      <SelectField
        label="お問い合わせの種類"
        required
        options={optionsOf(inquiry_categories)}
        error={errors.inquiry_category_id?.message}
        {...form.register('inquiry_category_id')}
      />
      <SelectField
        label="お問い合わせ先"
        hint="園が決まっていないときは、本部をお選びください。"
        required
        options={optionsOf(branches)}
        error={errors.branch_id?.message}
        {...form.register('branch_id')}
      />
      <TextField label="お名前" required autoComplete="name" error={errors.name?.message} {...form.register('name')} />
      <TextField
        label="メールアドレス"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="電話番号"
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.tel?.message}
        {...form.register('tel', { setValueAs: digitsOf })}
      />
      <TextAreaField
        label="お問い合わせ内容"
        hint="1,000文字まで"
        required
        rows={6}
        error={errors.inquiry_text?.message}
        {...form.register('inquiry_text')}
      />
      <HiddenField field={form.register('website')} />
      <p className="text-note text-ink-soft">
        いただいた情報は、お返事のためにだけ使います。くわしくは
        <Link to="/privacy_policy" className="text-link">
          プライバシーポリシー
        </Link>
        をご覧ください。
      </p>
      <Button type="submit" size="large">
        確認へ進む
      </Button>
    </form>
  );
}

const optionsOf = (rows: SelectUserInquiriesData['inquiry_categories'] | SelectUserInquiriesData['branches']) =>
  withPlaceholder(rows.map(({ id, name }) => ({ key: String(id), label: name })));
