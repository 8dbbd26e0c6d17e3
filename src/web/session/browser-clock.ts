/**
 * The only reader of the device's clock, which may be anything: for spans that begin and end on it (how old a draft or a
 * token is). Times that users see or rely on use the server's (server-clock.ts).
 */
export const browserNow = (): number => Date.now();
