import type { MetaFunction } from 'react-router';
import { RuleDrafts } from '../../../console/settings/rule-drafts.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: '決まりの下書き', noindex: true });

export default function RuleDraftsPage() {
  return <RuleDrafts />;
}
