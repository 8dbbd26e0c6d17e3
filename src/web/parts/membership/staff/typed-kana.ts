/** ひらがな and half-width ｶﾅ become カタカナ, as the rule of kana fields wants them. Letters and kanji stay. */
export const katakanaText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
    .replaceAll('　', ' ');
