import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { DocumentPage, MissingVersion } from '../../parts/company/documents/document-page.tsx';
import { loadCompanyDocument } from '../../parts/company/documents/load-document.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadCompanyDocument(context, 'terms', params.date ?? '');

/** Search engines find the text in force. */
export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ title: '利用規約', noindex: true }) : [];

export default function TermsOfDay() {
  return <DocumentPage title="利用規約" path="/terms" shown={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <MissingVersion title="利用規約" path="/terms" />;
}
