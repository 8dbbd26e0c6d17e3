import { useRouteLoaderData } from 'react-router';
import type { SiteCompany } from '../../domain/company/company-facts.ts';
import type { RootData } from '../data/root-data.ts';

/** The company as it was when the visit began; an error outside of every page knows none. */
export const useCompany = (): SiteCompany | undefined => useRouteLoaderData<RootData>('root')?.company;
