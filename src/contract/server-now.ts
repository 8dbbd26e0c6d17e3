/** The answer's header that says what time it was on the server: the browser's only source of "now" and "today". */
export const serverNowHeader = 'x-server-now';
