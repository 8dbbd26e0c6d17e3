import { Link } from 'react-router';
import type { ArticleBlock, ArticlePiece } from '../../../domain/contents/article-text.ts';
import { pictureSources } from '../../../domain/files/picture-address.ts';

/** An article (domain/contents/article-text.ts) as its public page shows it, and the preview before. Elements only, never HTML. */
export function ArticleText({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className="grid gap-5 wrap-anywhere">
      {blocks.map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text in its order
        <Block key={position} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 className="mt-5 text-h3">{block.text}</h2>
      ) : (
        <h3 className="mt-2 text-lead">{block.text}</h3>
      );
    case 'paragraph':
      return (
        <p className="whitespace-pre-line">
          <Pieces pieces={block.pieces} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className="border-l-4 border-line pl-4 whitespace-pre-line text-ink-soft">
          <Pieces pieces={block.pieces} />
        </blockquote>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={`grid gap-1.5 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'} marker:text-ink-soft`}>
          {block.items.map((pieces, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text in its order
            <li key={position}>
              <Pieces pieces={pieces} />
            </li>
          ))}
        </List>
      );
    }
    case 'picture':
      return (
        <img
          src={block.address}
          srcSet={pictureSources(block.address)}
          sizes="(min-width: 44rem) 42rem, 100vw"
          alt={block.alternative_text}
          loading="lazy"
          decoding="async"
          width={640}
          height={360}
          className="aspect-video w-full rounded-lg bg-sand object-cover"
        />
      );
    default:
      return <hr className="border-line" />;
  }
}

function Pieces({ pieces }: { pieces: readonly ArticlePiece[] }) {
  return pieces.map(({ text, to, strong, emphasis }, position) => {
    const key = `${position}`;
    if (strong) return <strong key={key}>{text}</strong>;
    if (emphasis) return <em key={key}>{text}</em>;
    if (to === undefined) return text;
    return to.startsWith('/') ? (
      <Link key={key} to={to} className="text-link">
        {text}
      </Link>
    ) : (
      <a key={key} href={to} rel="noopener noreferrer nofollow" className="text-link">
        {text}
      </a>
    );
  });
}
