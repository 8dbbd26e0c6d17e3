import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { ProseFacts } from '../../layout/prose.tsx';
import { DocumentPage, MissingVersion } from '../../parts/company/documents/document-page.tsx';
import { loadCompanyDocument } from '../../parts/company/documents/load-document.ts';
import { writtenFacts } from '../../parts/company/documents/written-facts.tsx';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadCompanyDocument(context, 'tradelaw', params.date ?? '');

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ title: '特定商取引法に基づく表記', noindex: true }) : [];

/** Only what was written: prices and the seller of that day are on the receipts. */
export default function TradelawOfDay() {
  const shown = useLoaderData<typeof loader>();
  const facts = <ProseFacts facts={writtenFacts(shown.document?.sections ?? [])} />;
  return <DocumentPage title="特定商取引法に基づく表記" path="/tradelaw" shown={shown} body={facts} />;
}

export function ErrorBoundary() {
  return <MissingVersion title="特定商取引法に基づく表記" path="/tradelaw" />;
}
