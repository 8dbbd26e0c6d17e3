import { Link } from 'react-router';

const papers = [
  ['/staff/today/roll', '緊急名簿'],
  ['/staff/today/sheet', '朝の一覧'],
  ['/staff/today/by_hand', '手書きの入力'],
] as const;

/** For the minutes before opening, and for those without power: what can be printed, and how it comes back. */
export function PaperLinks() {
  return (
    <ul className="off-paper flex flex-wrap gap-x-4">
      {papers.map(([to, words]) => (
        <li key={to}>
          <Link to={to} className="text-link inline-flex min-h-11 items-center text-note">
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
