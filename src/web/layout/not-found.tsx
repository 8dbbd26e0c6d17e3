import { data, type MetaFunction } from 'react-router';
import { pageMeta } from './page-meta.ts';

export { ErrorScreen as ErrorBoundary } from './error-screen.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ページが見つかりません', noindex: true });

/** Every path that is no page: a real 404, with its own title. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
