import { data, type MetaFunction } from 'react-router';

export { ErrorScreen as ErrorBoundary } from './error-screen.tsx';

/** The screen sets its own title; without this the home page's title would come first. */
export const meta: MetaFunction = () => [];

/** Every path that is no page: a real 404, with its own title. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
