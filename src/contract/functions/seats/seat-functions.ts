/** Functions of seats that find the parent. */
export const seatFunctions = {
  // holds
  // waitlist
  // ready seat
  // nearby
  // series
  // calendar feed
  // requests with a clock
};
