import type { ReactNode } from 'react';
import type { ArticleBlock } from '../../../../domain/contents/article-text.ts';
import { pictureSources } from '../../../../domain/files/picture-address.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { ArticleText } from '../../../ui/text/article-text.tsx';

type ArticleProps = {
  title: string;
  category: string | undefined;
  publication_datetime: string;
  image_path: string | null;
  image_alternative_text: string;
  blocks: readonly ArticleBlock[];
  children?: ReactNode;
};

/** An article from its title to its last word. */
export function MagazineArticle(props: ArticleProps) {
  const { title, category, publication_datetime, image_path, image_alternative_text, blocks, children } = props;
  return (
    <article className="mx-auto max-w-2xl">
      <p className="flex flex-wrap gap-x-4 text-note text-ink-soft">
        <span className="font-bold text-trust">{category}</span>
        <time dateTime={publication_datetime} className="figures">
          {formatDate(new Date(publication_datetime))}
        </time>
      </p>
      <h1 className="mt-2 text-h1 wrap-anywhere">{title}</h1>
      {image_path?.startsWith('/') && (
        <img
          src={image_path}
          srcSet={pictureSources(image_path)}
          sizes="(min-width: 44rem) 42rem, 100vw"
          alt={image_alternative_text}
          width={640}
          height={360}
          fetchPriority="high"
          className="mt-6 mb-8 aspect-video w-full rounded-lg bg-sand object-cover"
        />
      )}
      <ArticleText blocks={blocks} />
      {children}
    </article>
  );
}
