import { contentKindNames, isCategoryKind } from '../../../../domain/contents/content-kinds.ts';
import { PillNav } from '../../../console/pill-nav.tsx';
import { contentPath, kindText } from './kind-fields.ts';

const links = contentKindNames
  .filter((kind) => !isCategoryKind(kind))
  .map((kind) => ({ to: contentPath(kind), label: kindText[kind].label }));

/** The kinds of contents. */
export const ContentNav = () => <PillNav label="掲載内容" links={links} />;
