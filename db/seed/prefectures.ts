/** The prefectures come with the migrations; a prefecture's id is its JIS code as a number. */
export const everyPrefecture = Array.from({ length: 47 }, (_, index) => index + 1);

export const saitama = 11;
export const chiba = 12;
export const tokyo = 13;
export const kanagawa = 14;
export const osaka = 27;
export const fukuoka = 40;
