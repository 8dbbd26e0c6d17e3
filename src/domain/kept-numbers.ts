/** 1,100円, 60分, 9:00〜12:30, 11月16日(月), 2-19-4, 03-5550-1201: a number with what belongs to it. */
const together =
  /\d[\d,.:/〜–-]*(?:か月|時間|[時分円月年歳名人園枚回件階%]|日(?:\([日月火水木金土]\))?)*(?:\d+日(?:\([日月火水木金土]\))?)?/g;

/** U+2060: takes no room, and no line breaks beside it. */
const joiner = '\u2060';

/** Text for reading whose numbers break neither within themselves nor from their units. Loaders call it, so no page carries it. */
export const keptNumbers = (text: string): string => text.replaceAll(together, (number) => [...number].join(joiner));
