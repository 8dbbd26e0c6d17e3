/** 0355501201 → 03-5550-1201, by the length of Japan's area codes we meet; unknown ones stay as they are. */
export function formatTel(tel: string): string {
  if (/^0[5789]0\d{8}$/.test(tel)) return `${tel.slice(0, 3)}-${tel.slice(3, 7)}-${tel.slice(7)}`;
  if (/^0120\d{6}$/.test(tel)) return `${tel.slice(0, 4)}-${tel.slice(4, 7)}-${tel.slice(7)}`;
  if (/^0[36]\d{8}$/.test(tel)) return `${tel.slice(0, 2)}-${tel.slice(2, 6)}-${tel.slice(6)}`;
  if (/^0422\d{6}$/.test(tel)) return `${tel.slice(0, 4)}-${tel.slice(4, 6)}-${tel.slice(6)}`;
  if (/^0\d{9}$/.test(tel)) return `${tel.slice(0, 3)}-${tel.slice(3, 6)}-${tel.slice(6)}`;
  return tel;
}

/** 1080075 → 〒108-0075 */
export const formatPostalCode = (code: string): string => `〒${code.slice(0, 3)}-${code.slice(3)}`;
