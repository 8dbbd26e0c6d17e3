import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TextBlock, TextPiece, TextSection } from '../../../domain/text/document-text.ts';

/** A text of headquarters (domain/text/document-text.ts) as the public page shows it, and the preview before. */
export function DocumentSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ heading, blocks }, position) =>
    heading === '' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text in its order
      <div key={position} className="mt-6 grid gap-3">
        <TextBlocks blocks={blocks} />
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text in its order
      <Article key={position} title={heading}>
        <TextBlocks blocks={blocks} />
      </Article>
    ),
  );
}

export function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 first-of-type:mt-6">
      <h2 className="text-h3">{title}</h2>
      <div className="mt-3 grid gap-3">{children}</div>
    </section>
  );
}

export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, position) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text in its order
      <p key={position} className="whitespace-pre-line">
        <Pieces pieces={block.pieces} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text in its order
      <Items key={position} ordered={block.ordered} items={block.items} />
    ),
  );
}

function Items({ ordered, items }: { ordered: boolean; items: readonly (readonly TextPiece[])[] }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-1.5 pl-6 ${ordered ? 'list-decimal' : 'list-disc'} marker:text-ink-soft`}>
      {items.map((pieces, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text in its order
        <li key={position}>
          <Pieces pieces={pieces} />
        </li>
      ))}
    </List>
  );
}

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, to }, position) => {
    if (to === undefined) return text;
    return to.startsWith('/') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text in its order
      <Link key={position} to={to} className="text-link">
        {text}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text in its order
      <a key={position} href={to} rel="noopener noreferrer" className="text-link">
        {text}
      </a>
    );
  });
}
