import { createContext, type RefObject } from 'react';

/** What a form within a dialog wants asked before it closes; null: nothing. */
export type BeforeClose = ((close: () => void) => void) | null;
export const BeforeDialogCloses = createContext<RefObject<BeforeClose> | null>(null);

/** Set by a page that asks before typed words are left (form/ask-before-leaving.tsx): forms by hand have no word with their dialog. */
export const formsByHand: { askWithin: ((dialog: ParentNode, close: () => void) => void) | null } = { askWithin: null };
