import { useRouteLoaderData } from 'react-router';

/**
 * Whether the company is open, as the page was loaded with; where nothing is known (an error outside every page) it counts
 * as open. Asked on the server by load-site-open.ts, which brings the operations along and stays out of every page.
 */
export const useSiteOpen = (): boolean => useRouteLoaderData<{ open?: boolean }>('root')?.open ?? true;
