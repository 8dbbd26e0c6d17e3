import type { LoaderFunctionArgs } from 'react-router';
import { todayOf } from '../../../data/load-context.ts';

/** The server's loader of pages that must know today: the browser's own clock may be anything. */
export const todayLoader = ({ context }: LoaderFunctionArgs) => ({ today: todayOf(context) });
