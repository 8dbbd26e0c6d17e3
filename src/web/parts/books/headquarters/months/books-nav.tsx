import { PillNav } from '../../../../console/pill-nav.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';

const links = [
  { to: '/staff/headquarters/books', label: '月の締め', end: true },
  { to: '/staff/headquarters/books/mappings', label: '勘定科目の対応' },
];

/** The two pages of the books; a manager has the first alone. */
export function BooksNav() {
  return useStaff().may('accounting') && <PillNav label="帳簿" links={links} />;
}
