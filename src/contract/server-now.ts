/** The answer's header that says what time it was on the server, in milliseconds: the browser's only source of "today". */
export const serverNowHeader = 'x-server-now';
