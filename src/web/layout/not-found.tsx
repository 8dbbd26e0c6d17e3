import { data } from 'react-router';

/** Every path that is no page: a real 404, drawn by the public area's error boundary. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
