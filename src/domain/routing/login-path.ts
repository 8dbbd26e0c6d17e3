const returnTo = (path: string, search: string): string =>
  `return_to=${encodeURIComponent(path + search).replaceAll('%2F', '/')}`;

/** `/require_login?return_to=/mypage/top`: slashes stay readable, everything else is encoded. */
export const requireLoginPath = (path: string, search = ''): string => `/require_login?${returnTo(path, search)}`;
/** Staff have their own door. */
export const staffLoginPath = (path: string, search = ''): string => `/staff/login?${returnTo(path, search)}`;
