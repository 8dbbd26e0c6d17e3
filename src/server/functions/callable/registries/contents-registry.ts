import { headquartersAddContentImage } from '../../headquarters/contents/headquartersAddContentImage.ts';
import { headquartersContentFigures } from '../../headquarters/contents/headquartersContentFigures.ts';
import { headquartersListContentImages } from '../../headquarters/contents/headquartersListContentImages.ts';
import { headquartersListContents } from '../../headquarters/contents/headquartersListContents.ts';
import { headquartersOrderContents } from '../../headquarters/contents/headquartersOrderContents.ts';
import { headquartersReadContent } from '../../headquarters/contents/headquartersReadContent.ts';
import { headquartersRemoveContent } from '../../headquarters/contents/headquartersRemoveContent.ts';
import { headquartersRemoveContentImage } from '../../headquarters/contents/headquartersRemoveContentImage.ts';
import { headquartersRestoreContent } from '../../headquarters/contents/headquartersRestoreContent.ts';
import { headquartersSaveContent } from '../../headquarters/contents/headquartersSaveContent.ts';
import { headquartersSetDraftLink } from '../../headquarters/contents/headquartersSetDraftLink.ts';
import { readMagazineDraft } from '../../public/readMagazineDraft.ts';
import type { FunctionImplementation } from '../context.ts';

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
