/** Top-level functions of a formatted file that are longer than so many lines: from their first line to the brace at the margin. */
export const longFunctions = (text: string, lines: number): number =>
  [...text.matchAll(/^(export )?(default )?(async )?function .*?^\}/gms)].filter(
    ([body]) => body.split('\n').length > lines,
  ).length;
