import type { FunctionImplementation } from '../../callable/context.ts';
import { readMagazineDraft } from '../../public/readMagazineDraft.ts';
import { headquartersAddContentImage } from './headquartersAddContentImage.ts';
import { headquartersContentFigures } from './headquartersContentFigures.ts';
import { headquartersListContentImages } from './headquartersListContentImages.ts';
import { headquartersListContents } from './headquartersListContents.ts';
import { headquartersOrderContents } from './headquartersOrderContents.ts';
import { headquartersReadContent } from './headquartersReadContent.ts';
import { headquartersRemoveContent } from './headquartersRemoveContent.ts';
import { headquartersRemoveContentImage } from './headquartersRemoveContentImage.ts';
import { headquartersRestoreContent } from './headquartersRestoreContent.ts';
import { headquartersSaveContent } from './headquartersSaveContent.ts';
import { headquartersSetDraftLink } from './headquartersSetDraftLink.ts';

/** What headquarters write for the site. */
export const contentsFunctions: readonly FunctionImplementation[] = [
  headquartersAddContentImage,
  headquartersContentFigures,
  headquartersListContentImages,
  headquartersListContents,
  headquartersOrderContents,
  headquartersReadContent,
  headquartersRemoveContent,
  headquartersRemoveContentImage,
  headquartersRestoreContent,
  headquartersSaveContent,
  headquartersSetDraftLink,
  readMagazineDraft,
];
