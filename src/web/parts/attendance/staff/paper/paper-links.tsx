import { Printer } from 'lucide-react';
import { NavLink } from 'react-router';
import { LinkButton } from '../../../../ui/link-button.tsx';

const papers = [
  ['/staff/today/roll', '緊急名簿'],
  ['/staff/today/sheet', '朝の一覧'],
  ['/staff/today/kitchen', '厨房の一覧'],
  ['/staff/today/by_hand', '手書きの入力'],
] as const;

/** For the minutes before opening, and for those without power: what can be printed, and how it comes back. */
export function PaperLinks() {
  return (
    <ul className="off-paper -mt-2 mb-4 flex flex-wrap gap-x-1 border-b border-line">
      {papers.map(([to, words]) => (
        <li key={to}>
          <NavLink
            to={to}
            className={({ isActive }) =>
              `-mb-px inline-flex min-h-11 items-center border-b-3 px-3 ${isActive ? 'border-action font-bold text-ink' : 'border-transparent text-ink-soft hover:text-ink'}`
            }
          >
            {words}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** The way there from the board. */
export function PaperButton() {
  return (
    <LinkButton to="/staff/today/roll" kind="plain" size="small">
      <Printer className="size-4.5" aria-hidden="true" />
      名簿・用紙
    </LinkButton>
  );
}
