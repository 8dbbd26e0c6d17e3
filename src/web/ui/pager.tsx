import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pageOf } from './page-numbers.ts';

type PagerProps = {
  total: number;
  pageSize: number /** The query parameter that holds the page, from 1. */;
  name?: string;
};

const style =
  'inline-flex min-h-12 items-center gap-1 rounded-md border border-edge bg-white px-4 text-note font-bold text-ink no-underline hover:bg-cream';
const off = 'inline-flex min-h-12 items-center gap-1 rounded-md border border-line px-4 text-note text-no';

/** Pages of a list, as links: back and forward keep the place. */
export function Pager({ total, pageSize, name = 'page' }: PagerProps) {
  const [search] = useSearchParams();
  const { page, pages, from, to } = pageOf(search.get(name), total, pageSize);
  if (pages <= 1) return null;
  const link = (target: number) => {
    const next = new URLSearchParams(search);
    next.set(name, String(target));
    return `?${next}`;
  };
  return (
    <nav aria-label="ページ" className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <Link to={link(page - 1)} rel="prev" className={style}>
          <ChevronLeft className="size-5" aria-hidden="true" />
          前へ
        </Link>
      ) : (
        <span className={off} aria-hidden="true">
          <ChevronLeft className="size-5" />
          前へ
        </span>
      )}
      <p className="figures text-center text-note" aria-live="polite">
        <span className="font-bold">
          {from}〜{to}件
        </span>
        <span className="text-ink-soft"> / 全{total}件</span>
      </p>
      {page < pages ? (
        <Link to={link(page + 1)} rel="next" className={style}>
          次へ
          <ChevronRight className="size-5" aria-hidden="true" />
        </Link>
      ) : (
        <span className={off} aria-hidden="true">
          次へ
          <ChevronRight className="size-5" />
        </span>
      )}
    </nav>
  );
}

/** The part of a list the address asks for, before the length of the list is known. */
export function useAskedPage(pageSize: number) {
  const [search] = useSearchParams();
  return pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
}

type PagedProps = {
  rows: readonly unknown[];
  total: number;
  pageSize: number;
  /** Instead of the list, while there is nothing. */
  empty: ReactNode;
  children: ReactNode;
};

/** A list with its pages below. */
export function Paged({ rows, total, pageSize, empty, children }: PagedProps) {
  if (rows.length === 0) return empty;
  return (
    <>
      {children}
      <div className="mt-4">
        <Pager total={total} pageSize={pageSize} />
      </div>
    </>
  );
}
