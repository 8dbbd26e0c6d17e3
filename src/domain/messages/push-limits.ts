/** So many browsers of a person are told; a further one takes the place of the oldest. */
export const devicesOfPerson = 10;
