import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { brand } from '../../domain/brand.ts';
import { DocumentPage } from '../parts/company/documents/document-page.tsx';
import { loadCompanyDocument } from '../parts/company/documents/load-document.ts';
import { publicMeta } from './_parts/public-meta.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadCompanyDocument(context, 'terms');

export const meta: MetaFunction<typeof loader> = (args) =>
  publicMeta(args, { title: '利用規約', description: `${brand.name}をご利用いただくときの決まりです。` });

export default function Terms() {
  return <DocumentPage title="利用規約" path="/terms" shown={useLoaderData<typeof loader>()} />;
}
