import { type Route, type RouteAccess, type RoutePath, type RoutePersons, routes } from './routes.ts';

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** The parameters a path needs: none for '/about', `{reserve_id}` for '/staff/reserves/{reserve_id}'. */
type RouteParams<P extends string> = { readonly [Name in ParamNames<P>]: string | number };

type RouteMatch = {
  readonly route: Route & { readonly path: RoutePath };
  readonly params: Record<string, string>;
};

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
const isParam = (segment: string): boolean => segment.startsWith('{');

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!isParam(part)) {
      if (part !== segment) return null;
      continue;
    }
    const value = decodeSegment(segment);
    if (value === null) return null;
    params[part.slice(1, -1)] = value;
  }
  return params;
}

/** More literal segments first, so '/mypage/children/edit/done' is not read as a child called "done". */
const compiledRoutes = routes
  .map((route) => ({ route: route as RouteMatch['route'], pattern: segmentsOf(route.path) }))
  .sort((a, b) => a.pattern.filter(isParam).length - b.pattern.filter(isParam).length);

/** `path` is a pathname; a query or hash and a trailing slash do not matter. */
export function matchRoute(path: string): RouteMatch | null {
  const segments = segmentsOf(path.split(/[?#]/, 1)[0] ?? '');
  for (const { route, pattern } of compiledRoutes) {
    const params = matchSegments(pattern, segments);
    if (params) return { route, params };
  }
  return null;
}

/** Unknown paths of a closed area stay closed; anything else unknown is the public 404 page. */
const closedAreas: readonly { readonly area: string; readonly access: RouteAccess }[] = [
  { area: 'staff', access: 'staff' },
  { area: 'mypage', access: 'mypage' },
  { area: 'registration', access: 'logged_in_continuation' },
  { area: 'registration_reserves', access: 'logged_in_continuation' },
];

export function accessOf(path: string): RouteAccess {
  const match = matchRoute(path);
  if (match) return match.route.access;
  const area = segmentsOf(path)[0];
  return closedAreas.find((closed) => closed.area === area)?.access ?? 'public';
}

/** Who of a family may enter; unknown pages of My Page are as its usual ones. */
export function personsOf(path: string): RoutePersons {
  const route = matchRoute(path)?.route;
  if (route?.access === 'logged_in_continuation') return 'payer';
  return route?.persons ?? 'guardians';
}

/** `pathOf('/staff/reserves/{reserve_id}', { reserve_id: 7 })` → '/staff/reserves/7'. */
export function pathOf<P extends RoutePath>(
  path: P,
  ...[params]: ParamNames<P> extends never ? [] : [params: RouteParams<P>]
): string {
  const values: Record<string, string | number> = { ...params };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') throw new Error(`Missing route parameter: ${name}`);
    return encodeURIComponent(value);
  });
}
