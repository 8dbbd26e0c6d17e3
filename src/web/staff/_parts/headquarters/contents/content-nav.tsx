import { NavLink } from 'react-router';
import { contentKindNames, isCategoryKind } from '../../../../../domain/contents/content-kinds.ts';
import { contentPath, kindText } from './kind-fields.ts';

/** The kinds of contents. */
export function ContentNav() {
  return (
    <nav aria-label="掲載内容" className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {contentKindNames
          .filter((kind) => !isCategoryKind(kind))
          .map((kind) => (
            <li key={kind}>
              <NavLink
                to={contentPath(kind)}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-note whitespace-nowrap text-ink no-underline aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:font-bold aria-[current=page]:text-white"
              >
                {kindText[kind].label}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
