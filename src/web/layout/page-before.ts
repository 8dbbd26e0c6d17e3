/** The page shown now and the one before it, of this tab since it was loaded. In a separate file because every page loads it. */
let current: string | null = null;
let previous: string | null = null;

/** Every navigation tells its page (layout/navigation-care). */
export function notePage(pathname: string): void {
  if (pathname === current) return;
  previous = current;
  current = pathname;
}

/** A page asks while it is drawn: it may have been noted already or not. null: it is the first one of this tab. */
export const pageBefore = (pathname: string): string | null => (pathname === current ? previous : current);
