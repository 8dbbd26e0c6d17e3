import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadCompany } from '../../data/root-data.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { DocumentPage, MissingVersion } from '../../parts/company/documents/document-page.tsx';
import { loadCompanyDocument } from '../../parts/company/documents/load-document.ts';
import { PrivacyContact } from '../../parts/company/documents/privacy-contact.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const [shown, company] = await Promise.all([
    loadCompanyDocument(context, 'privacy', params.date ?? ''),
    loadCompany(context),
  ]);
  return { shown, company };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ title: 'プライバシーポリシー', noindex: true }) : [];

export default function PrivacyPolicyOfDay() {
  const { shown, company } = useLoaderData<typeof loader>();
  return (
    <DocumentPage title="プライバシーポリシー" path="/privacy_policy" shown={shown}>
      <PrivacyContact company={company} />
    </DocumentPage>
  );
}

export function ErrorBoundary() {
  return <MissingVersion title="プライバシーポリシー" path="/privacy_policy" />;
}
