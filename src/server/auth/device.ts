const devices: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Androidのスマートフォン'],
  [/Android/, 'Androidのタブレット'],
  [/Windows/, 'Windowsのパソコン'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linuxのパソコン'],
];
/** The order counts: most browsers also carry the names of others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bLine\//i, 'LINE'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/**
 * Browser and device in the words their owner would use, for the list of one's sessions. No version and no more of the
 * header than this is stored, and the network address not at all.
 */
export function deviceOf(userAgent: string | undefined): string {
  const find = (list: typeof devices) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [find(devices), find(browsers)].filter((word) => word !== undefined).join(' / ');
}
