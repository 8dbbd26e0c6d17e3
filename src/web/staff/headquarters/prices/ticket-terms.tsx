import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { DatedRowsPage } from '../../_parts/headquarters/prices/dated-rows-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '回数券の決まり', noindex: true });

export default function TicketTermsPage() {
  return <DatedRowsPage table="ticket_terms" />;
}
