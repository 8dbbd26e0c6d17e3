import { Link } from 'react-router';
import { formatDate } from '../../../../domain/time-format.ts';

type ArticleCardProps = {
  id: number;
  title: string;
  summary?: string;
  image_path: string | null;
  publication_datetime: string;
  category?: string | undefined;
};

/** A magazine item in a list; the title is the link and covers the card. */
export function ArticleCard({ id, title, summary, image_path, publication_datetime, category }: ArticleCardProps) {
  return (
    <article className="relative">
      {image_path?.startsWith('/') && (
        <img
          src={image_path}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          className="aspect-video w-full rounded-md bg-sand object-cover"
        />
      )}
      <p className="mt-3 flex flex-wrap gap-x-3 text-note text-ink-soft">
        <time dateTime={publication_datetime} className="figures">
          {formatDate(new Date(publication_datetime))}
        </time>
        {category}
      </p>
      <h3 className="mt-0.5 text-lead">
        <Link
          to={`/magazine/detail/${id}`}
          className="text-ink no-underline after:absolute after:inset-0 hover:text-action hover:underline"
        >
          {title}
        </Link>
      </h3>
      {summary && <p className="mt-1 text-note text-ink-soft">{summary}</p>}
    </article>
  );
}
