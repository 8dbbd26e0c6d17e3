import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { brand } from '../../domain/brand.ts';
import { loadCompany } from '../data/root-data.ts';
import { DocumentPage } from '../parts/company/documents/document-page.tsx';
import { loadCompanyDocument } from '../parts/company/documents/load-document.ts';
import { PrivacyContact } from '../parts/company/documents/privacy-contact.tsx';
import { publicMeta } from './_parts/public-meta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const [shown, company] = await Promise.all([loadCompanyDocument(context, 'privacy'), loadCompany(context)]);
  return { shown, company };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  publicMeta(args, {
    title: 'プライバシーポリシー',
    description: `${brand.name}が、お客様とお子さまの情報を、何のために、どのように扱うかをお伝えします。`,
  });

export default function PrivacyPolicy() {
  const { shown, company } = useLoaderData<typeof loader>();
  return (
    <DocumentPage title="プライバシーポリシー" path="/privacy_policy" shown={shown}>
      <PrivacyContact company={company} />
    </DocumentPage>
  );
}
