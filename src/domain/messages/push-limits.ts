/** Push goes to at most this many browsers per person; another one replaces the oldest. */
export const devicesOfPerson = 10;
