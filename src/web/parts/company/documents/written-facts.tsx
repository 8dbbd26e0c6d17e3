import type { TextSection } from '../../../../domain/text/document-text.ts';
import type { ProseFact } from '../../../layout/prose.tsx';
import { TextBlocks } from '../../../ui/text/document-text.tsx';

/** The items headquarters wrote: each heading is a label. */
export const writtenFacts = (sections: readonly TextSection[]): ProseFact[] =>
  sections.map(({ heading, blocks }) => ({ label: heading, value: <TextBlocks blocks={blocks} /> }));
