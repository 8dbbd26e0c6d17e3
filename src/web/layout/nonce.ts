import { createContext } from 'react';

/** The request's CSP nonce while rendering on the server; empty in the browser, which hides nonces after parsing. */
export const NonceContext = createContext('');
