type PageNumbers = { page: number; pages: number; offset: number; limit: number; from: number; to: number };

/** The page a query parameter asks for, clamped to the existing pages; `offset` and `limit` go to the query. */
export function pageOf(asked: string | null, total: number, pageSize: number): PageNumbers {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const number = asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) : 1;
  const page = Math.min(Math.max(number, 1), pages);
  const offset = (page - 1) * pageSize;
  return {
    page,
    pages,
    offset,
    limit: pageSize,
    from: total === 0 ? 0 : offset + 1,
    to: Math.min(offset + pageSize, total),
  };
}
