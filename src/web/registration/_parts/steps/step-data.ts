import type { useLoaderData } from 'react-router';
import type { clientLoader } from '../../customers/add.tsx';

/** What the page has loaded for its steps. */
export type StepData = ReturnType<typeof useLoaderData<typeof clientLoader>>;
