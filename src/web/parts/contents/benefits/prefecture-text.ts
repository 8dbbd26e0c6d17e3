type Service = { readonly prefecture: { readonly name: string } | null };

const whole = 47;

/** 全国, or the prefectures; many of them by the first three. */
export function prefectureText(services: readonly Service[]): string {
  if (services.length >= whole) return '全国';
  const names = services.flatMap(({ prefecture }) => prefecture?.name ?? []);
  return names.length > 4 ? `${names.slice(0, 3).join('、')}ほか${names.length - 3}府県` : names.join('、');
}
