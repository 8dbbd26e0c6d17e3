import { PillNav } from '../../../../console/pill-nav.tsx';

const tabs = [
  { to: '/staff/headquarters/company', label: '会社の情報', end: true },
  { to: '/staff/headquarters/company/documents', label: '規約と表記' },
  { to: '/staff/headquarters/company/bring_list', label: '持ち物' },
];

/** The three parts of this area. */
export const CompanyTabs = () => <PillNav label="会社と規約" links={tabs} />;
