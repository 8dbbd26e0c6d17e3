import { createContext, type RefObject } from 'react';

/** What a form within a dialog wants asked before it closes; null: nothing. */
export type BeforeClose = ((close: () => void) => void) | null;

export const BeforeDialogCloses = createContext<RefObject<BeforeClose> | null>(null);
